import BinderyHTML
import BinderyViews
import TestSupport
import Foundation
import Testing

/// The numbers of event kinds are part of the protocol.
struct EventKindTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The client's list of kinds, and sets of them, by their numbers.
  private static var script: String {
    let names = UserEvent.Kind.allCases.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let sets: KeyValuePairs<String, UserEvent.Kinds> = [
      "presses": .presses, "continuous": .continuous, "reports": .reports, "changes": .changes,
    ]
    let lines = sets.map { name, kinds in
      "export const \(name) = \(UserEvent.Kind.allCases.filter(kinds.contains).map(\.rawValue));\n"
    }
    return """
      // The kinds of events, by their numbers, and sets of them. Written from UserEvent.swift, which says what they mean: see Nodes.md, “Adding an event”.

      export const kinds = [\(names)];
      \(lines.joined())
      """
  }

  /// `BINDERY_RECORD_SNAPSHOTS=1` writes the script again.
  @Test func theClientHasTheKindsOfTheServer() throws {
    let file = Self.root.appending(path: "Sources/BinderyHTML/Client/kinds.js")
    if ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" {
      try Self.script.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.script)
    }
    #expect(UserEvent.Kind.allCases.map { Int($0.rawValue) } == Array(UserEvent.Kind.allCases.indices))
  }

  @Test(arguments: UserEvent.Kind.allCases) func thePageAboutTheProtocolHasARow(of kind: UserEvent.Kind)
    throws
  {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/WireProtocol.md"), encoding: .utf8)
    let numbers = page.matches(of: /\n\| ([\d, ]+) \|/).flatMap { $0.1.split(separator: ",") }
    #expect(numbers.contains { Int($0.trimmingCharacters(in: .whitespaces)) == Int(kind.rawValue) })
  }
}
