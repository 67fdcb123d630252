internal import ArgumentParser

/// `bindery`: creates apps, serves them while they are changed, and packs them.
@main
struct BinderyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bindery",
    abstract: "Creates apps with Bindery, shows them while they are changed, and packs them.",
    discussion: """
      EXAMPLES:
        bindery new Kanban                   A counter, to begin with.
        bindery new Kanban --template list   Kept, shared by all windows, with undo.
        bindery new Kanban --template team   With users, who are invited.
        bindery add screen Settings          In the folder of an app.
        bindery dev                          Serves the app, and shows each change.
        bindery package                      A Debian package of an app.
      """,
    subcommands: [NewCommand.self, AddCommand.self, DevCommand.self, PackageCommand.self])
}
