import Testing

@testable import GeneratorCore

/// A rule, a spec that it finds something in, and one that it does not.
struct RuleCase: Sendable, CustomTestStringConvertible {
    /// A problem at a marker of the spec.
    struct Finding: Equatable, Sendable {
        var marker: Int?
        var message: String
        var suggestion: String?

        init(_ marker: Int?, _ message: String, _ suggestion: String? = nil) {
            self.marker = marker
            self.message = message
            self.suggestion = suggestion
        }
    }

    var rule: String
    /// The sections of a ViewModel, or a whole file, with markers.
    var spec: String
    var findings: [Finding]
    /// A spec of the same kind that is right.
    var clean: String
    var profile = Profile()

    init(_ rule: String, _ spec: String, _ findings: [Finding], clean: String, profile: Profile = Profile()) {
        self.rule = rule
        self.spec = spec
        self.findings = findings
        self.clean = clean
        self.profile = profile
    }

    var testDescription: String { "\(rule): \(findings.first?.message ?? "")" }

    static let all =
        names + types + unsupported + backEnds + structure + members + protocols + calls + fragments + views + warnings
}

@Suite struct RuleTests {
    @Test(arguments: RuleCase.all)
    func fires(_ rule: RuleCase) throws {
        let marked = MarkedText(Checked.file(rule.spec))
        let diagnostics = Checked(marked.text, profile: rule.profile).diagnostics
        let findings = diagnostics.filter { $0.message.rule == rule.rule }.map { diagnostic in
            RuleCase.Finding(
                marked.marker(at: diagnostic.range.lowerBound),
                diagnostic.message.text,
                diagnostic.suggestion
            )
        }
        #expect(findings == rule.findings)
        let others = diagnostics.filter { $0.message.rule != rule.rule && $0.isError }
        #expect(others.isEmpty, "\(others.map(\.message.text))")
    }

    @Test(arguments: RuleCase.all)
    func staysSilent(_ rule: RuleCase) {
        let checked = Checked(rule.clean, profile: rule.profile)
        let findings = checked.diagnostics.filter { $0.message.rule == rule.rule || $0.isError }
        #expect(findings.isEmpty, "\(findings.map(\.message.text))")
        #expect(checked.model != nil)
    }

    /// The severity is the rule's; an error leaves no model, a warning does.
    @Test(arguments: RuleCase.all)
    func severity(_ rule: RuleCase) throws {
        let declared = try #require(Rule.all.first { $0.id == rule.rule })
        let checked = Checked(MarkedText(Checked.file(rule.spec)).text, profile: rule.profile)
        let found = checked.diagnostics.filter { $0.message.rule == rule.rule }
        #expect(found.allSatisfy { $0.message.severity == declared.severity })
        #expect((checked.model == nil) == (declared.severity == .error))
    }

    @Test func everyRuleHasACase() {
        #expect(Set(Rule.all.map(\.id)) == Set(RuleCase.all.map(\.rule)))
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }

    @Test func summariesAreSentences() {
        for rule in Rule.all { #expect(rule.summary.hasSuffix("."), "\(rule.id)") }
    }

    @Test func messagesAreInTheVoiceOfTheCompiler() {
        for finding in RuleCase.all.flatMap(\.findings) {
            #expect(finding.message.first?.isUppercase != true, "\(finding.message)")
            #expect(!finding.message.hasSuffix("."), "\(finding.message)")
        }
    }
}
