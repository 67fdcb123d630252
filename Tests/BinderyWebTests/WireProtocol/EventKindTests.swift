import BinderyHTML
import BinderyViews
import TestSupport
import Foundation
import Testing

/// The numbers of event kinds are part of the protocol.
struct EventKindTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private static func all(_ kinds: UserEvent.Kinds) -> [UserEvent.Kind] {
    UserEvent.Kind.allCases.filter(kinds.contains)
  }

  private static func numbers(of kinds: UserEvent.Kinds) -> String { "\(all(kinds).map(\.rawValue))" }

  private static func names(of kinds: [UserEvent.Kind]) -> String {
    "[\(kinds.map { "\"\($0.name)\"" }.joined(separator: ", "))]"
  }

  /// The client's list of kinds, and sets of them, by their numbers.
  private static let script = """
    // The kinds of events, by their numbers, and sets of them. Written from UserEvent.swift, which says what they mean: see Nodes.md, “Adding an event”.

    export const kinds = \(names(of: UserEvent.Kind.allCases));
    export const presses = \(numbers(of: .presses));
    export const continuous = \(numbers(of: .continuous));
    export const reports = \(numbers(of: .reports));
    export const onDemand = \(names(of: all(.onDemand)));

    """

  private static let changes = """
    // The kinds of events whose loss is worth a notice, by their numbers. Written from UserEvent.swift. Loaded on demand.

    export const changes = \(numbers(of: .changes));

    """

  /// `BINDERY_RECORD_SNAPSHOTS=1` writes the scripts again.
  @Test(arguments: [("kinds.js", script), ("changes.js", changes)])
  func theClientHasTheKindsOfTheServer(name: String, script: String) throws {
    let file = Self.root.appending(path: "Sources/BinderyHTML/Client/" + name)
    if ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" {
      try script.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == script)
    }
  }

  @Test func kindsAreNumberedFromZero() {
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
