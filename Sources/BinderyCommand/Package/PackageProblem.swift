/// The reason why nothing is packed.
enum PackageProblem: Error, Equatable, CustomStringConvertible {
  /// An option has a value that other programs would not accept.
  case option(String, String, remedy: String)
  /// A program is missing on this machine.
  case missingTool(String, package: String)
  /// A Debian package is missing on this machine.
  case missingPackage(String)
  /// A file that should be packed does not exist.
  case missingFile(path: String)
  /// The package has no program, or the one that is meant is unclear.
  case programs([String])
  /// The packed program does not start.
  case start(output: String)

  var description: String {
    switch self {
    case .option(let option, let text, let remedy): "--\(option) is “\(text)”. \(remedy)"
    case .missingTool(let tool, let package):
      "Packing needs \(tool). Install the Debian package \(package): apt-get install \(package)"
    case .missingPackage(let package):
      "Packing needs the Debian package \(package): apt-get install \(package)"
    case .missingFile(let path): "There is no file \(path)."
    case .programs([]): "The package in this folder has no program. Change to the folder of an app first."
    case .programs(let names):
      "The programs of the package in this folder are: \(names.joined(separator: ", ")). Name one of them with --product."
    case .start(""):
      "The packed program does not print its address, and says nothing. Run it without packing to see why."
    case .start(let output):
      "The packed program does not start. It says: \(output) Variables that it needs can be set for this command."
    }
  }
}
