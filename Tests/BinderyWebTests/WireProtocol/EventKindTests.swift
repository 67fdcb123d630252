import BinderyHTML
import BinderyViews
import TestSupport
import Foundation
import Testing

/// The numbers of event kinds are part of the protocol, and defined in two languages.
struct EventKindTests {
  /// The kinds in the order in which the client's script numbers them.
  private static func kindsOfTheClient() throws -> [String] {
    let script = try #require(ClientFiles.all.first { $0.name == "socket.js" })
    let source = String(decoding: script.bytes, as: UTF8.self)
    let list = try #require(source.firstMatch(of: /const kinds = \[([^\]]*)\]/)).1
    return list.matches(of: /"([a-zA-Z]+)"/).map { String($0.1) }
  }

  @Test func theClientNumbersThemAsTheServerDoes() throws {
    let kinds = try Self.kindsOfTheClient()
    #expect(kinds == kinds.indices.map { UserEvent.Kind(rawValue: UInt8($0)).map { "\($0)" } ?? "none" })
    #expect(kinds.count == UserEvent.Kind.allCases.count)
  }

  @Test(arguments: UserEvent.Kind.allCases) func thePageAboutTheProtocolHasARow(of kind: UserEvent.Kind)
    throws
  {
    let file = URL(filePath: #filePath).appending(path: "../../../../Documentation/WireProtocol.md")
      .standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let numbers = page.matches(of: /\n\| ([\d, ]+) \|/).flatMap { $0.1.split(separator: ",") }
    #expect(numbers.contains { Int($0.trimmingCharacters(in: .whitespaces)) == Int(kind.rawValue) })
  }
}
