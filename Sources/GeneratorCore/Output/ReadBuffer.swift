/// Memory for reading files that is used again for each: one a thread.
package final class ReadBuffer {
    package init() {}
}
