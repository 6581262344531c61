/// Turns specs into files.
package struct Generator {}
