internal import ArgumentParser
internal import Foundation

/// `bindery package`: a Debian package of the app in this folder.
struct PackageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Packs the app in this folder as a Debian package with a system service, in .build/package.")

  @Option(help: ArgumentHelp("The program. (default: the only one of the package)", valueName: "name"))
  var product: String?

  @Option(
    help: ArgumentHelp(
      "The name of the package and its service. (default: that of the program)", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The name of its folders in /etc, /usr/lib and /var/lib. (default: that of the package)",
      valueName: "name"))
  var folder: String?

  @Option(help: ArgumentHelp("The version of the package.", valueName: "version"))
  var packageVersion = "0.1.0"

  @Option(help: ArgumentHelp("What the app is, in a few words. (default: its name)", valueName: "text"))
  var summary: String?

  @Option(help: ArgumentHelp("Your name and address: “Ada <ada@example.org>”.", valueName: "text"))
  var maintainer = "Nobody <nobody@localhost>"

  @Option(help: ArgumentHelp("A Debian package that improves the app; can be repeated.", valueName: "name"))
  var recommends: [String] = []

  @Option(
    name: .customLong("trait"),
    help: ArgumentHelp("A trait of this package; can be repeated.", valueName: "name"))
  var traits: [String] = []

  @Option(
    help: ArgumentHelp(
      "A page to install with it; can be repeated. (default: README.md)", valueName: "file"))
  var documentation: [String] = []

  func run() throws {
    try reporting {
      let manifest = try PackageManifest(
        json: try Tool.output(["swift", "package", "describe", "--type", "json"]))
      let program = try manifest.program(named: product)
      let package = DebianPackage(
        name: name ?? program.lowercased(), program: program, folder: folder ?? name ?? program.lowercased(),
        version: packageVersion, summary: summary ?? program, maintainer: maintainer, recommends: recommends)
      let isReadme = documentation.isEmpty && FileManager.default.fileExists(atPath: "README.md")
      let builder = PackageBuilder(
        package: package, traits: traits, documentation: isReadme ? ["README.md"] : documentation)
      print(try builder.build())
    }
  }
}
