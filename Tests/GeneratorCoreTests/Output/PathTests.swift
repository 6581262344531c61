import Testing

@testable import GeneratorCore

struct PathTests {
    @Test(arguments: [
        ("a", "b", "a/b"), ("a/", "b", "a/b"), (".", "b", "b"), ("", "b", "b"), ("/", "b", "/b"), ("a", "/b", "/b"),
        ("./a", "b", "./a/b"),
    ])
    func joins(folder: String, name: String, expected: String) {
        #expect(Path.join(folder, name) == expected)
    }

    @Test(arguments: [
        ("a/b.c", "a", "b.c", "b"), ("b", ".", "b", "b"), ("/b", "/", "b", "b"), ("a/.b", "a", ".b", ".b"),
        ("a.b/c", "a.b", "c", "c"), ("가 나/다.라.마", "가 나", "다.라.마", "다.라"),
    ])
    func takesApart(path: String, folder: String, name: String, stem: String) {
        #expect(Path.folder(of: path) == folder)
        #expect(Path.name(of: path) == name)
        #expect(Path.stem(of: path) == stem)
    }

    @Test(arguments: [
        ("a//b/./c/", "a/b/c"), ("a/../b", "b"), ("../a/..", ".."), ("/../a", "/a"), (".", "."), ("a/..", "."),
        ("/", "/"), ("../../a", "../../a"),
    ])
    func normalizes(path: String, expected: String) {
        #expect(Path.normalized(path) == expected)
    }

    @Test(arguments: [
        ("/a/b/c", "/a", "b/c"), ("/a", "/a/b", ".."), ("/a/x/y", "/a/b/c", "../../x/y"), ("/a", "/a", "."),
        ("/ab", "/a", "../ab"), ("/a/b", "/", "a/b"),
    ])
    func relates(path: String, folder: String, expected: String) {
        #expect(Path.relative(path, to: folder) == expected)
    }

    @Test(arguments: [
        ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/", true), ("/a", "/a/b", false),
    ])
    func contains(path: String, folder: String, expected: Bool) {
        #expect(Path.isInside(path, folder) == expected)
    }

    /// The short cuts give what the long way gives.
    @Test(arguments: ["/", "/a", "/a/b", "/a/b/c d", "/x/y"], ["/", "/a", "/a/b", "/a/b/c d", "/x"])
    func seesPathsFromTheRoot(root: String, current: String) {
        let folders = RootFolders(root: root, current: current)
        for path in [
            "f", "b/f", "b/c d/f", "../f", "./f", "a//f", "../../a/b/f", "/a/b/f", "/a/b/../f", "/f", "/a/bb/f", ".",
            "..",
            "/a/b", "y/f", "../x/y/f", "...", "..f/g",
        ] {
            #expect(folders.relative(path) == Path.relative(Path.absolute(path, from: current), to: root), "\(path)")
        }
    }

    @Test(arguments: [
        ("a/b", true), ("a", true), ("...", true), ("..a/b.", true), ("a//b", false), ("./a", false), ("a/.", false),
        ("a/../b", false), ("..", false), (".", false), ("a/", false), ("", false),
    ])
    func knowsWhatIsNormalized(path: String, expected: Bool) {
        #expect(Path.isNormalized(path) == expected)
    }
}
