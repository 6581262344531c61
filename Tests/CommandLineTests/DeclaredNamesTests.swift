import Testing

@testable import viewmodelgen

@Suite("Names that specs declare")
struct DeclaredNamesTests {
    @Test(
        "are found without parsing",
        arguments: [
            ("viewmodel A {}", ["A"]),
            ("import Domain\n\n@MainActor public viewmodel A<Item>: Base {}\nviewmodel B {}", ["A", "B"]),
            ("viewmodel\n  A {}", ["A"]),
            ("viewmodel\r\n\tA{}", ["A"]),
            ("viewmodel /* a */ // b\n /* c */ A {}", ["A"]),
            ("viewmodel `class` {}", ["class"]),
            ("viewmodel 화면 {}", ["화면"]),
            ("viewmodelA {} myviewmodel B {}", []),
            ("viewmodel", []),
            ("viewmodel {", []),
            ("viewmodel /* never closed", []),
            ("viewmode", []),
            ("", []),
        ]
    )
    func found(text: String, names: [String]) {
        #expect(DeclaredNames.scan(Array(text.utf8)) == names)
        #expect(DeclaredNames.hashes(Array(text.utf8)) == names.map(DeclaredNames.hash))
    }

    @Test("may be too many, but never too few")
    func tooMany() {
        #expect(DeclaredNames.scan(Array("// viewmodel A\nviewmodel B {}".utf8)) == ["A", "B"])
    }
}
