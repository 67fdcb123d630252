internal import ArgumentParser

/// `bindery`: creates apps, and adds to them.
@main
struct BinderyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bindery",
    abstract: "Creates apps with Bindery, and adds screens and records to them.",
    discussion: """
      EXAMPLES:
        bindery new Kanban                   A counter, to begin with.
        bindery new Kanban --template team   Log-in, roles and a list.
        bindery add screen Settings          In the folder of an app.
      """,
    subcommands: [NewCommand.self, AddCommand.self])
}
