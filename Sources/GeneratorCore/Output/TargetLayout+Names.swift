extension TargetLayout {
    /// The paths that belong to the spec at `path`, whether it has something to write there or not.
    ///
    /// They follow from its name alone, so it can be known before any spec is read that two of them collide.
    package func paths(ofSpec path: String) -> [String] {
        let stem = Path.stem(of: path)
        var paths = [
            Path.join(generated, FileNames.viewModels(stem: stem)),
            Path.join(logic, FileNames.logic(stem: stem)),
        ]
        if let tests {
            paths.append(Path.join(tests, FileNames.testStubs(stem: stem)))
            paths.append(Path.join(tests, FileNames.wiringTests(stem: stem)))
        }
        return paths
    }
}
