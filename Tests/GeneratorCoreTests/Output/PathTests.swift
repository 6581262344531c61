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
}
