internal import ArgumentParser
internal import Foundation
@testable internal import BinderyApp
@testable internal import Gallery
internal import Testing

/// The table of options in README.md agrees with `gallery --help`.
@MainActor
struct OptionsPageTests {
  private nonisolated static let ignored: Set = ["--help", "--version"]
  private let help = ProgramDescription.$current.withValue(Gallery.program) {
    AppArguments.helpMessage(columns: 10_000)
  }
  private let table: Substring

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../README.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(page.split(separator: "\n## Configuration\n").last)
    table = section.prefix(through: try #require(section.range(of: "\n\nPass options")).lowerBound)
  }

  private func options(in text: some StringProtocol) -> Set<String> {
    let matches = String(text).matches(of: /(?:^|[^\w-])(--[a-z][a-z-]*)/)
    return Set(matches.map { String($0.1) }).subtracting(Self.ignored)
  }

  private func variables(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /\b(?:[A-Z]+_[A-Z_]*[A-Z]|TZ)\b/).map { String($0.0) }).subtracting([
      "XDG_DATA_HOME"
    ])
  }

  @Test func eachOptionIsInBoth() {
    #expect(options(in: table) == options(in: help))
  }

  @Test func eachVariableIsInBoth() {
    #expect(variables(in: table) == variables(in: help))
  }
}
