/// The list of what the generator wrote: `.viewmodelgen-manifest`.
package struct Manifest: Sendable {
    enum Record: Sendable {}
}
