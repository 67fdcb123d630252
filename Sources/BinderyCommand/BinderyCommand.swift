internal import ArgumentParser

/// `bindery`: creates apps, adds to them, and packs them.
@main
struct BinderyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bindery",
    abstract: "Creates apps with Bindery, adds screens and records to them, and packs them.",
    discussion: """
      EXAMPLES:
        bindery new Kanban                   A counter, to begin with.
        bindery new Kanban --template list   Kept, shared by all windows, with undo.
        bindery new Kanban --template team   With users, who are invited.
        bindery add screen Settings          In the folder of an app.
        bindery package                      A Debian package of an app.
      """,
    subcommands: [NewCommand.self, AddCommand.self, PackageCommand.self])
}
