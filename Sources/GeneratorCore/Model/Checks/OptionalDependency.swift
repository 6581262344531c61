/// A dependency that may not be there, used as if it were.
///
/// What is weak or an optional is asked with `?`, as in Swift: where it is not there, nothing happens and nothing comes.
///
/// ```
/// dependencies { weak coordinator: Coordinator? }
/// flow { tap -> coordinator.close() }         // error: 'coordinator' may not be there
/// ```
/// ```
/// dependencies { weak coordinator: Coordinator? }
/// flow { tap -> coordinator?.close() }
/// ```
enum OptionalDependency {
    static let rule = Rule("optional-dependency", .error, "A dependency that may not be there is used as if it were.")

    /// What an optional has itself.
    private static let members: [StaticString] = [
        "map", "flatMap", "unsafelyUnwrapped", "hashValue", "debugDescription",
    ]

    /// - Parameters:
    ///   - range: the place of the dependency's name.
    ///   - rest: the bytes behind it.
    static func check(_ dependency: Dependency, at range: SourceRange, before rest: some Collection<UInt8>)
        -> Diagnostic?
    {
        guard dependency.isOptional, rest.first == UInt8(ascii: ".") else { return nil }
        let member = rest.dropFirst().prefix { $0.isIdentifierBody }
        guard !members.contains(where: { $0.utf8CodeUnitCount == member.count && member.elementsEqual($0.bytes) })
        else {
            return nil
        }
        return Diagnostic(
            .mayBeGone(dependency.name),
            at: range,
            suggestion: "write '\(dependency.name)?.\(String(decoding: member, as: UTF8.self))'"
        )
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> { .init(start: utf8Start, count: utf8CodeUnitCount) }
}

extension Diagnostic.Message {
    fileprivate static func mayBeGone(_ name: String) -> Self {
        OptionalDependency.rule.message("'\(name)' may not be there")
    }
}
