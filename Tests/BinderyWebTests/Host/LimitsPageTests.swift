import BinderyWeb
import Foundation
import Testing

/// The table of `Documentation/Limits.md` consists of the properties of `WebLimits`, their defaults and their documentation comments.
struct LimitsPageTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// `BINDERY_RECORD_SNAPSHOTS=1` writes the table again.
  @Test func theTableIsThatOfTheCode() throws {
    let file = Self.root.appending(path: "Documentation/Limits.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: "| --- | --- | --- |\n")).upperBound
    let wanted = page[..<start] + (try Self.rows().map { "| \($0.joined(separator: " | ")) |\n" }.joined())
    if ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(page == wanted, "Run this test with BINDERY_RECORD_SNAPSHOTS=1.")
    }
  }

  private static func rows() throws -> [[String]] {
    let source = try String(
      contentsOf: root.appending(path: "Sources/BinderyWeb/Configuration/WebLimits.swift"), encoding: .utf8)
    let meanings = source.matches(of: /((?: *\/\/\/ [^\n]*\n)+) *public var (\w+)/).map { found in
      let words = found.1.split(separator: "\n").map { $0.drop { $0 == " " }.dropFirst(4) }.joined(
        separator: " ")
      return (String(found.2), words.replacing("``", with: "`"))
    }
    let defaults = Mirror(reflecting: WebLimits()).children.map { ($0.label ?? "", $0.value) }
    try #require(meanings.map(\.0) == defaults.map(\.0))
    return zip(meanings, defaults).map { ["`\($0.0)`", readable($1.1, of: $0.0), $0.1] }
  }

  /// A value with its unit.
  private static func readable(_ value: Any, of name: String) -> String {
    switch value {
    case let duration as Duration: readable(duration)
    case let bytes as Int where name.contains("Bytes") && bytes % 1024 == 0:
      bytes % (1024 * 1024) == 0 ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
    case let number as Int: number.formatted(.number.locale(Locale(identifier: "en_US")))
    case let share as Double: share.formatted(.percent.locale(Locale(identifier: "en_US")))
    default: "–"
    }
  }

  private static func readable(_ duration: Duration) -> String {
    let milliseconds = Int(duration / .milliseconds(1))
    for (unit, length) in [("days", 86_400_000), ("min", 60_000), ("s", 1000)]
    where milliseconds >= length && milliseconds % length == 0 {
      return "\(milliseconds / length) \(unit)"
    }
    return "\(milliseconds) ms"
  }
}
