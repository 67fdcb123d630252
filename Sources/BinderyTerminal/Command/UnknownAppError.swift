/// No app has the name on the command line.
package struct UnknownAppError: Error, Equatable, CustomStringConvertible {
  package let name: String
  /// The names of all apps except the one at `/`.
  package let names: [String]

  package var description: String {
    let remedy =
      names.isEmpty
      ? "Leave the name out: there is one app." : "Choose one of \(names.joined(separator: ", "))."
    return "The app is “\(name)”. \(remedy)"
  }
}
