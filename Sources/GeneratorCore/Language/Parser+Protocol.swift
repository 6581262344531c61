extension Parser {
    /// Whether `protocol Name` stands here; `protocol: Type` is a dependency of that name.
    @inline(__always)
    var isAtProtocol: Bool {
        isWord(current, "protocol") && token(1).kind == .identifier && !token(1).startsLine
    }

    /// Reports `public` before `protocol`.
    mutating func skipAccessOfProtocol() {
        guard isWord(token(1), "protocol"), isAccess(current), !token(1).startsLine else { return }
        report(.access, at: current.range, suggestion: "remove '\(text(current))'")
        advance()
    }

    /// `protocol Name: P { requirements }`; the current token is the keyword. Returns whether the declaration can go on.
    mutating func parseProtocol(_ declaration: inout DeclarationSyntax, in section: SectionSyntax.Kind) -> Bool {
        if section != .dependencies { report(.protocolOutside(section), at: current.range) }
        advance()
        reportRawIdentifier()
        var syntax = ProtocolSyntax(name: name(current))
        advance()
        if current.kind == .leftAngle { return reportUndescribed("a protocol with associated types") }
        syntax.inheritance = parseInheritance()
        if isWord(current, "where") { return reportUndescribed("a protocol with associated types") }
        let opening = current.range
        guard take(.leftBrace) else {
            reportExpected("'{' after the name of the protocol")
            return false
        }
        let first = spec.requirements.count
        parseBody(of: "protocol '\(syntax.name.text)'", opening) { $0.parseRequirement() }
        syntax.requirements = first..<spec.requirements.count
        declaration.protocolIndex = spec.protocols.count
        spec.protocols.append(syntax)
        return true
    }

    private mutating func parseRequirement() {
        let start = index
        while current.kind == .at, token(1).kind == .identifier {
            index += 2
            if current.kind == .leftParen, !current.followsSpace { skipBalanced() }
        }
        var requirement = RequirementSyntax(name: index, range: current.range)
        let isFunction = isWord(current, "func")
        guard isFunction || isWord(current, "var") else {
            reportNoRequirement()
            return skipDeclaration(from: start)
        }
        advance()
        guard current.kind == .identifier else {
            reportExpected("the name of a \(isFunction ? "function" : "property")")
            return skipDeclaration(from: start)
        }
        requirement.name = index
        advance()
        guard isFunction ? parseFunction(&requirement) : parseProperty(&requirement) else {
            return skipDeclaration(from: start)
        }
        if !isAtDeclarationEnd {
            reportExpected("the end of the line or ';'")
            return skipDeclaration(from: start)
        }
        requirement.range = fragment(from: start, to: index).range
        requirement.comments = leadingComments(of: start)
        spec.requirements.append(requirement)
    }

    /// `(email: String) async throws -> User`.
    private mutating func parseFunction(_ requirement: inout RequirementSyntax) -> Bool {
        if current.kind == .leftAngle { return reportUndescribed("a generic function") }
        guard current.kind == .leftParen, !current.isUnclosed, let close = current.partnerIndex else {
            reportExpected("'(' after '\(text(token(-1)))'")
            return false
        }
        requirement.parameters = index + 1..<close
        skipBalanced()
        parseEffects(of: &requirement)
        if take(.rightArrow) {
            requirement.type = parseRequirementType()
            guard requirement.type != nil else {
                reportExpected("a type after '->'")
                return false
            }
        }
        if isWord(current, "where") { return reportUndescribed("a generic function") }
        guard current.kind == .leftBrace else { return true }
        report(.functionBody, at: current.range)
        return false
    }

    /// `: Observable<User> { get }`.
    private mutating func parseProperty(_ requirement: inout RequirementSyntax) -> Bool {
        let name = text(token(-1))
        guard take(.colon) else {
            reportExpected("':' and a type after '\(name)'")
            return false
        }
        requirement.type = parseRequirementType()
        guard requirement.type != nil else {
            reportExpected("a type after ':'")
            return false
        }
        guard current.kind == .leftBrace, !current.isUnclosed, let close = current.partnerIndex else {
            reportExpected("'{ get }' or '{ get set }' after the type of '\(name)'")
            return false
        }
        let opening = current.range
        advance()
        let isReadable = isWord(current, "get")
        if isReadable { advance() }
        parseEffects(of: &requirement)
        if isReadable, isWord(current, "set") {
            requirement.isSettable = true
            advance()
        }
        guard isReadable, index == close else {
            report(.accessors(name), at: opening)
            index = close + 1
            return false
        }
        advance()
        return true
    }

    private mutating func parseEffects(of requirement: inout RequirementSyntax) {
        while true {
            if isWord(current, "async") {
                requirement.isAsync = true
            } else if isWord(current, "throws") || isWord(current, "rethrows") {
                requirement.isThrowing = true
            } else {
                return
            }
            advance()
            // The type of the errors.
            if current.kind == .leftParen { skipBalanced() }
        }
    }

    /// The place of a type that ends at a brace, at `where` or with its line.
    private mutating func parseRequirementType() -> SourceRange? {
        let start = index
        while true {
            switch current.kind {
            case .end, .semicolon, .leftBrace, .rightBrace, .rightParen, .rightBracket, .unknown: break
            case _ where current.startsLine && index > start && token(-1).kind != .rightArrow: break
            case .identifier where isWord(current, "where"): break
            case .identifier where current.startsLine && (isWord(current, "func") || isWord(current, "var")): break
            default:
                skipBalanced()
                continue
            }
            break
        }
        guard index > start else { return nil }
        return SourceRange(list.tokens[start].lowerBound, previousEnd)
    }

    // MARK: What is no requirement

    private mutating func reportNoRequirement() {
        let word = text(current)
        switch word {
        case "let":
            report(.constant, at: current.range, suggestion: "write 'var \(text(token(1))): Type { get }'")
        case "associatedtype", "init", "subscript", "static", "class", "mutating", "typealias":
            _ = reportUndescribed("'\(word)'")
        default:
            let meant =
                current.kind == .identifier
                ? EditDistance.nearest(to: word, among: ["func", "var"]).map { "did you mean '\($0)'?" } : nil
            report(.noRequirement(describe(current)), at: current.range, suggestion: meant)
        }
    }

    /// Reports what a double could not be made of; returns `false`.
    private mutating func reportUndescribed(_ what: String) -> Bool {
        report(
            .undescribed(what),
            at: current.range,
            suggestion: "declare the protocol in Swift, and name it as the type of the dependency"
        )
        return false
    }
}

extension Diagnostic.Message {
    private static func syntax(_ text: String) -> Self { .init(.error, rule: "syntax", text) }

    fileprivate static func protocolOutside(_ section: SectionSyntax.Kind) -> Self {
        syntax("a protocol belongs to 'dependencies', not to '\(section.rawValue)'")
    }

    fileprivate static func undescribed(_ what: String) -> Self { syntax("\(what) cannot be described in a spec") }

    fileprivate static var access: Self { syntax("a protocol is as visible as the ViewModel that describes it") }

    fileprivate static func noRequirement(_ found: String) -> Self {
        syntax("expected 'func' or 'var', found \(found)")
    }

    fileprivate static var functionBody: Self { syntax("a function of a protocol has no body") }

    fileprivate static var constant: Self { syntax("a protocol has no constants") }

    fileprivate static func accessors(_ name: String) -> Self {
        syntax("expected '{ get }' or '{ get set }' after the type of '\(name)'")
    }
}
