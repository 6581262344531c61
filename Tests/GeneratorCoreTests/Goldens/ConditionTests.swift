import Foundation
import Testing

@testable import GeneratorCore

/// Specs with `#if`: each way in which the conditions may turn out is what a spec without them becomes.
@Suite struct ConditionTests {
    private static let file: SourceFile = {
        let url = GoldenCase.root.appending(path: "Conditions/FeedViewModel.viewmodel")
        return SourceFile(path: url.lastPathComponent, bytes: Array((try? Data(contentsOf: url)) ?? Data()))
    }()

    private let generator = Generator(profile: Profile())

    /// The lines of a text that count where the conditions `holding` hold, blank lines apart.
    private func lines(_ text: [UInt8], holding: Set<String>) -> [String] {
        var branches: [(isActive: Bool, wasTaken: Bool)] = []
        var lines: [String] = []
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let words = line.drop { $0 == " " }
            guard ["#if", "#else", "#endif"].contains(where: words.hasPrefix) else {
                if branches.allSatisfy(\.isActive) { lines.append(String(line)) }
                continue
            }
            let condition = words.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
            let holds =
                condition.hasPrefix("!")
                ? !holding.contains(String(condition.dropFirst())) : holding.contains(condition)
            let wasTaken = words.hasPrefix("#if") ? false : branches.removeLast().wasTaken
            if words.hasPrefix("#endif") { continue }
            let isActive = !wasTaken && (words.hasPrefix("#else") && !words.hasPrefix("#elseif") || holds)
            branches.append((isActive, wasTaken || isActive))
        }
        #expect(branches.isEmpty)
        return lines
    }

    @Test func everyVariantIsThatOfASpecWithoutConditions() throws {
        #expect(SpecVariants(Parser.parse(Self.file).syntax).conditions == ["canImport(Foundation)", "DEBUG"])
        #expect(checkVariants(of: Self.file))
    }

    /// A condition around any line of any golden: the environment variable `MUTATIONS` makes it all lines, not some.
    @Test func anyLineMayBeConditional() throws {
        let isThorough = ProcessInfo.processInfo.environment["MUTATIONS"] != nil
        var count = 0
        for spec in GoldenCase.generating.flatMap(\.specs) {
            let lines = try String(contentsOf: spec, encoding: .utf8).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() where isThorough || (index + lines.count) % 17 == 0 {
                guard line.prefix(8).allSatisfy({ $0 == " " }), line.dropFirst(8).first?.isLetter == true else {
                    continue
                }
                var text = lines
                text.insert("#endif", at: index + 1)
                text.insert("#if SOME", at: index)
                let file = SourceFile(path: spec.lastPathComponent, text: text.joined(separator: "\n"))
                if checkVariants(of: file) { count += 1 }
            }
        }
        #expect(count > 20)
    }

    /// Compares what the conditions leave of each generated file with what the variant becomes.
    ///
    /// - Returns: whether the spec has no errors.
    private func checkVariants(of file: SourceFile) -> Bool {
        let merged = generator.generate(file, module: "App")
        let variants = SpecVariants(Parser.parse(file).syntax)
        guard !merged.files.isEmpty, variants.conditions.count > 0 else { return false }
        for variant in variants.variants {
            let holding = Set(zip(variants.conditions, variant.holds).filter(\.1).map(\.0))
            let own = generator.generate(variant.file, module: "App")
            for all in merged.files {
                let one = own.files.first { $0.name == all.name }?.contents ?? []
                #expect(
                    lines(all.contents, holding: holding) == lines(one, holding: []),
                    "\(all.name) of \(file.text(in: SourceRange(0, file.bytes.count)))"
                )
            }
        }
        return true
    }

    private func render(_ sections: String) -> String {
        let file = SourceFile(path: "A.viewmodel", text: "viewmodel A {\n\(sections)\n}\n")
        let diagnostics = generator.generate(file, module: nil).diagnostics
        return String(DiagnosticStyle.text(color: false).render(diagnostics, in: file))
    }

    @Test func anErrorSaysItsCondition() {
        let text = render(
            """
                input { tap: Signal<Void>
                    #if DEBUG
                    shake: Signal<Void>
                    #endif
                }
                flow { shake -> { print("x") }; tap -> { print("y") } }
            """
        )
        #expect(
            text == """
                A.viewmodel:7:12: error: cannot find 'shake' in scope [unknown-name]
                    flow { shake -> { print("x") }; tap -> { print("y") } }
                           ^~~~~
                A.viewmodel:3:9: note: so it is where 'DEBUG' does not hold
                        #if DEBUG
                        ^~~~~~~~~

                """
        )
    }

    @Test func aWarningHoldsWhateverTheConditions() {
        let text = render(
            """
                input {
                    tap, unused: Signal<Void>
                    #if DEBUG
                    shake: Signal<Void>
                    #endif
                }
                flow {
                    #if DEBUG
                    tap -> { print("y") }
                    #endif
                }
            """
        )
        #expect(text.contains("'unused'"))
        #expect(text.contains("'shake'"))
        #expect(!text.contains("'tap'"))
    }

    @Test func aNameMayStandInTwoBranches() {
        let text = render(
            """
                input { tap: Signal<Int> }
                output {
                    #if !DEBUG
                    a: Driver<Int> <- tap
                    #else
                    a: Driver<String> <- tap { "\\(tap)" }
                    #endif
                }
            """
        )
        #expect(text.isEmpty)
    }

    /// What is added later stands under the condition too.
    @Test func aMissingFunctionIsConditional() throws {
        let logic = try #require(
            generator.generate(Self.file, module: "App").files.first { $0.role == .logic }
        )
        let message = try #require(logic.requirements.first { $0.signature.hasPrefix("message") })
        #expect(message.lines.first == "#if !DEBUG")
        #expect(message.lines.last == "#endif")
        let open = try #require(logic.requirements.first { $0.signature.hasPrefix("open") })
        #expect(open.lines.first == "#if canImport(Foundation)")
    }
}
