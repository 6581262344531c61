import Foundation
import Testing

@testable import GeneratorCore

/// What is known of controls is what RxCocoa declares.
@Suite struct ControlMemberTests {
    struct Declaration: Sendable, CustomTestStringConvertible {
        var control: String
        var member: String
        /// `Binder`, for example.
        var kind: String
        var element: String
        var framework: Profile.ViewFramework

        var testDescription: String { "\(control).\(member)" }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../APIStubs/RxCocoa"
    )

    static let declarations: [Declaration] = {
        let files: [(String, Profile.ViewFramework)] = [
            ("UIKitControls", .uikit), ("UIKitLists", .uikit), ("AppKitControls", .appkit),
        ]
        return files.flatMap { name, framework in
            let text = try? String(contentsOf: folder.appending(path: "\(name).swift").standardized, encoding: .utf8)
            return declarations(in: text ?? "", framework)
        }
    }()

    private static func declarations(in text: String, _ framework: Profile.ViewFramework) -> [Declaration] {
        let kinds = "(Binder|ControlEvent|ControlProperty)<(.+)> \\{ "
        guard let owner = try? Regex("Base: (\\w+) \\{$"),
            let member = try? Regex("public (?:var (\\w+):|func (\\w+)(?:<T>)?\\(.*\\) ->) " + kinds)
        else { return [] }
        var control = ""
        var found: [Declaration] = []
        for line in text.split(separator: "\n").map(String.init) {
            if let match = line.firstMatch(of: owner) {
                // What a property of the class is called.
                control = String(match[1].substring ?? "").dropFirst(2).lowercased()
            } else if let match = line.firstMatch(of: member), let name = match[1].substring ?? match[2].substring,
                let kind = match[3].substring, let element = match[4].substring
            {
                found.append(
                    Declaration(
                        control: control,
                        member: String(name) + (match[2].substring == nil ? "" : "()"),
                        kind: String(kind),
                        element: element == "()" ? "Void" : String(element),
                        framework: framework
                    )
                )
            }
        }
        return found
    }

    @Test func allAreFound() {
        #expect(Self.declarations.count > 30)
    }

    @Test(arguments: declarations)
    func isKnown(_ declaration: Declaration) {
        let control = ControlExpression(
            reading: "\(declaration.control).rx.\(declaration.member)",
            in: declaration.framework
        )
        switch declaration.kind {
        case "Binder":
            #expect(control.taken == declaration.element)
            #expect(control.element == nil)
        case "ControlEvent" where declaration.element == "T":
            #expect(control.kind == .event)
        case "ControlEvent":
            #expect(control.kind == .event)
            #expect(control.element == declaration.element)
        default:
            #expect(control.kind == .property)
            #expect(control.element == declaration.element)
            #expect(control.taken == declaration.element)
        }
    }

    @Test func imagesAndColoursAreThoseOfTheFramework() {
        #expect(ControlExpression(reading: "photo.rx.image").taken == "UIImage?")
        #expect(ControlExpression(reading: "photo.rx.image", in: .appkit).taken == "NSImage?")
        #expect(ControlExpression(reading: "label.rx.textColor", in: .appkit).taken == "NSColor?")
    }

    @Test func modelsOfPickersAreSeveral() {
        #expect(ControlExpression(reading: "pickerView.rx.modelSelected(Plan.self)").element == "[Plan]")
        #expect(ControlExpression(reading: "tableView.rx.modelSelected(Plan.self)").element == "Plan")
    }
}
