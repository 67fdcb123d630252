/// The screen could not be written to the standard output.
package struct OutputError: Error, CustomStringConvertible {
  package let reason: String

  package var description: String {
    "Couldn't write the screen: \(reason). Write it to another file or device."
  }
}
