internal import ArgumentParser
internal import Foundation

/// `bindery new`: makes a package with an app, its tests and its commands.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Makes a folder with an app, which is built and tested by make.")

  @Argument(help: "The name of the app, such as Kanban; its folder has the same name.")
  var name: String

  @Option(help: ArgumentHelp(AppTemplate.help))
  var template = AppTemplate.counter

  @Option(
    help: ArgumentHelp(
      "The folder of a copy of Bindery that the app uses. (default: the one from which this program was built)",
      valueName: "folder"))
  var local: String?

  @Option(
    help: ArgumentHelp(
      "The address of a repository of Bindery that the app uses instead.", valueName: "address"))
  var url: String?

  @Option(
    help: ArgumentHelp(
      "The lowest version of that repository. (default: \(BinderySource.version))", valueName: "version"))
  var from: String?

  func run() throws {
    try reporting {
      let plan = AppPlan(
        name: try ReservedNames.app(name), template: template,
        source: try BinderySource(local: local, url: url, from: from))
      let folder = FileManager.default.currentDirectoryPath + "/" + name
      try FileWriter.makeFolder(folder, with: try plan.files(), finish: { try Format.apply(to: [$0]) })
      print(
        """
        The app is in \(folder). To see it:

          cd \(name)
          make run
        """)
    }
  }
}
