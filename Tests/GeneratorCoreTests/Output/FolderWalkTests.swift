import Foundation
import Testing

@testable import GeneratorCore

struct FolderWalkTests {
    let folder = TemporaryFolder()

    @Test func findsFilesInByteOrder() {
        for name in [
            "b.viewmodel", "a/z.viewmodel", "a-b.viewmodel", "A.viewmodel", "한글/이름 하나.viewmodel",
            "a/deep/er/x.viewmodel",
        ] {
            folder.add(name)
        }
        for name in [
            ".build/x.viewmodel", ".hidden.viewmodel", "._b.viewmodel", "Pods/x.viewmodel", "Carthage/x.viewmodel",
            "DerivedData/x.viewmodel", "App.xcodeproj/x.viewmodel", ".viewmodel", "c.swift", "viewmodel",
            "x.viewmodels",
        ] {
            folder.add(name)
        }
        folder.addFolder("folder.viewmodel")
        folder.add("folder.viewmodel/y.viewmodel")
        let (paths, folders, errors) = FileSystem.files(endingWith: ".viewmodel", in: folder.path)
        #expect(folders == [folder["folder.viewmodel"]])
        #expect(
            paths.map { String($0.dropFirst(folder.path.count + 1)) } == [
                "A.viewmodel", "a-b.viewmodel", "a/deep/er/x.viewmodel", "a/z.viewmodel", "b.viewmodel",
                "folder.viewmodel/y.viewmodel", "한글/이름 하나.viewmodel",
            ]
        )
        #expect(errors.isEmpty)
        // What was named is searched whatever its name.
        #expect(FileSystem.files(endingWith: ".viewmodel", in: folder["Pods"]).paths == [folder["Pods/x.viewmodel"]])
    }

    @Test func entersNoFolderTwice() {
        folder.add("real/sub/a.viewmodel")
        folder.link("real/sub/up", to: "..")
        folder.link("real/self", to: ".")
        folder.link("also", to: "real")
        folder.link("b.viewmodel", to: "b.viewmodel")
        let outside = TemporaryFolder()
        outside.add("c.viewmodel")
        folder.link("outside", to: outside.path)
        let (paths, _, errors) = FileSystem.files(endingWith: ".viewmodel", in: folder.path)
        #expect(
            paths.map { String($0.dropFirst(folder.path.count + 1)) } == [
                "b.viewmodel", "outside/c.viewmodel", "real/sub/a.viewmodel",
            ]
        )
        #expect(errors.isEmpty)
    }

    @Test func saysWhichFolderCannotBeRead() {
        folder.add("file")
        folder.link("loop", to: "loop")
        #expect(
            FileSystem.files(endingWith: "x", in: folder["no"]).errors.map(\.description) == [
                "cannot read folder '\(folder["no"])': \(text(ENOENT))"
            ]
        )
        #expect(
            FileSystem.files(endingWith: "x", in: folder["file"]).errors.map(\.description) == [
                "cannot read folder '\(folder["file"])': \(text(ENOTDIR))"
            ]
        )
        #expect(
            FileSystem.files(endingWith: "x", in: folder["loop"]).errors.map(\.description) == [
                "cannot read folder '\(folder["loop"])': \(text(ELOOP))"
            ]
        )
    }

    private func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
