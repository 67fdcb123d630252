internal import Foundation

/// The commands that the package manager has written down for a program, in `debug.yaml`.
///
///     "C.Kanban-x86_64-unknown-linux-gnu-debug.module":
///       tool: shell
///       inputs: ["/home/ada/Kanban/Sources/Kanban/KanbanApp.swift", …]
///       outputs: […]
///       args: ["/opt/swift/usr/bin/swiftc", …]
///
/// The format is not documented, and everything about it is optional here: without a command, the package manager builds.
struct BuildManifest {
  struct Command: Equatable {
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  /// The commands that compile modules, by their names.
  private(set) var modules: [String: Command] = [:]
  /// The command that links the program.
  private(set) var link = Command()

  /// Reads the commands for a program; nil if it is not linked by one.
  init?(_ text: String, product: String) {
    var name: Substring?
    var command = Command()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  \"") {
        name =
          Self.isOfModule(line) || line.hasPrefix("  \"C.\(product)-")
          ? line.dropFirst(3).prefix { $0 != "\"" } : nil
        command = Command()
      } else if let name {
        if let value = Self.value("inputs", line) {
          command.inputs = value
        } else if let value = Self.value("outputs", line) {
          command.outputs = value
        } else if let value = Self.value("args", line) {
          command.arguments = value
          note(command, name, product)
        }
      }
    }
    guard !link.arguments.isEmpty else { return nil }
  }

  private mutating func note(_ command: Command, _ name: Substring, _ product: String) {
    if name.hasSuffix("-debug.module") {
      if let place = command.arguments.firstIndex(of: "-module-name"), place + 1 < command.arguments.count {
        modules[command.arguments[place + 1]] = command
      }
    } else if name.hasSuffix("-debug.exe"), command.outputs.contains(where: { $0.hasSuffix("/\(product)") }) {
      link = command
    }
  }

  private static func isOfModule(_ line: Substring) -> Bool {
    line.hasPrefix("  \"C.") && line.hasSuffix("-debug.module\":")
  }

  private static func value(_ key: String, _ line: Substring) -> [String]? {
    let start = "    \(key): "
    guard line.hasPrefix(start) else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(start.count).utf8))
  }
}
