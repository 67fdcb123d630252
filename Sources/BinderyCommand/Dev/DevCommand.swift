internal import ArgumentParser
internal import Foundation

/// `bindery dev`: serves the app in this folder, and shows changes of its sources.
struct DevCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract: "Serves the app in this folder, and shows each change of its sources in the open pages.",
    discussion: """
      What does not compile is shown here and over the pages, which go on with the last program that did.

      EXAMPLES:
        bindery dev
        bindery dev -- --port 9000 --data data
      """)

  @Option(help: ArgumentHelp("The program. (default: the only one of the package)", valueName: "name"))
  var product: String?

  @Option(help: ArgumentHelp("The folder for what is built.", valueName: "folder"))
  var scratchPath = ".build"

  @Option(
    name: .customLong("trait"),
    help: ArgumentHelp("A trait of this package; can be repeated.", valueName: "name"))
  var traits: [String] = []

  @Argument(parsing: .postTerminator, help: "The arguments of the program.")
  var arguments: [String] = []

  @MainActor
  func run() async throws {
    do {
      let environment = ProcessInfo.processInfo.environment
      let port = try OpenPort(ServedAddress(arguments: arguments, environment: environment))
      let buildEnvironment = BuildEnvironment.cleaned(environment)
      let manifest = try PackageManifest(
        json: try Tool.output(
          ["env", "-i"] + buildEnvironment.map { "\($0.key)=\($0.value)" }
            + ["swift", "package", "--scratch-path", scratchPath, "describe", "--type", "json"]))
      let product = try manifest.program(named: product)
      let root = URL(filePath: manifest.path).standardizedFileURL.path
      let options = BuildOptions(root: root, product: product, scratchPath: scratchPath, traits: traits)
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "bindery-dev-\(UUID().uuidString.prefix(8))"
      ).path
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let loop = DevLoop(
        options, folders: manifest.folders(of: product), environment: buildEnvironment, port: port,
        arguments: arguments, folder: folder)
      try await loop.run()
    } catch {
      try reporting { throw error }
    }
  }
}
