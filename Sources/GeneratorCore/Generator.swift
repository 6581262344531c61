/// Turns one spec into files: the pipeline on one screen.
///
/// 1. ``Parser``: text → syntax tree
/// 2. ``Checker``: syntax tree → model
/// 3. ``RxSwiftLowering``: model → statements
/// 4. ``Renderer``: model and statements → text of files
///
/// It is pure: text in, files out. Every problem is a diagnostic; a spec with errors gives no file.
package struct Generator: Sendable {
    package let profile: Profile

    package init(profile: Profile) {
        self.profile = profile
    }
}
