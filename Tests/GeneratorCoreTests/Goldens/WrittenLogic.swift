import Foundation
import GeneratorCore

/// Logic functions as if somebody had written them: each gives the sample that the tests have for its type.
enum WrittenLogic {
    /// A file of the user's, where what traps gives a sample, and the tests are told so.
    static func written(_ contents: [UInt8], _ isTest: Bool) -> [UInt8] {
        var text = String(decoding: contents, as: UTF8.self)
        if isTest {
            text.replace(/(func logicIsWritten\(\) -> Bool \{\s+)false/) { "\($0.output.1)writeLogic()" }
        } else {
            text.replace(/-> \(([^()]+)\) \{\s+fatalError\("[^\n]*"\)/) { match in
                let values = match.output.1.split(separator: ",").map { _ in "logicSample()" }
                return "-> (\(match.output.1)) {\n        (\(values.joined(separator: ", ")))"
            }
            text.replace(/fatalError\("[^\n]*"\)/, with: "return logicSample()")
        }
        return Array(text.utf8)
    }

    /// What the module needs for it.
    static func source(_ backend: Backend) -> String {
        let (imports, stream) = quietStream(backend)
        return """
            \(imports)
            nonisolated(unsafe) var sampleOfType: (Any.Type) -> Any? = { _ in nil }

            /// What the tests have for the type, or a stream that stays quiet.
            func logicSample<Value>() -> Value {
                if let value = () as? Value { return value }
                if let value = sampleOfType(Value.self) as? Value { return value }
                if let stream = Value.self as? any QuietStream.Type, let value = stream.quiet as? Value { return value }
                fatalError("no sample of \\(Value.self)")
            }

            protocol QuietStream {
                static var quiet: Any { get }
            }

            \(stream)
            """
    }

    private static func quietStream(_ backend: Backend) -> (imports: String, stream: String) {
        switch backend {
        case .rxSwift:
            (
                "import RxCocoa\nimport RxSwift\n",
                "extension Observable: QuietStream {\n    static var quiet: Any { Observable<Element>.never() }\n}\n"
            )
        case .observable:
            ("", "extension Observable: QuietStream {\n    static var quiet: Any { Observable<Value>.never() }\n}\n")
        case .combine:
            (
                "import Combine\n",
                "extension AnyPublisher: QuietStream where Failure == Never {\n    static var quiet: Any { never() }\n}\n"
            )
        // Those are on the main actor, where no logic function gives any.
        case .concurrency: ("", "")
        }
    }

    /// What the tests need for it, behind the import of the module.
    static func testSource(_ backend: Backend) -> String {
        if backend == .rxSwift {
            return """
                func writeLogic() -> Bool {
                    sampleOfType = { ($0 as? any Sampled.Type)?.sample(1) }
                    return true
                }

                """
        }
        // Samples are on the main actor, and async functions are not.
        return """
            import Foundation

            private struct Sample: @unchecked Sendable {
                let value: Any?

                @MainActor
                init(of type: Any.Type) { value = (type as? any Sampled.Type)?.sample(1) }
            }

            private let mark = DispatchSpecificKey<Bool>()

            func writeLogic() -> Bool {
                DispatchQueue.main.setSpecific(key: mark, value: true)
                sampleOfType = { type in
                    nonisolated(unsafe) let type = type
                    let sample: @MainActor () -> Sample = { Sample(of: type) }
                    // Any thread may do the main queue's work.
                    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
                        return MainActor.assumeIsolated(sample).value
                    }
                    return DispatchQueue.main.sync { MainActor.assumeIsolated(sample).value }
                }
                return true
            }

            """
    }
}
