@testable internal import TestSupport
internal import Foundation

/// axe-core, the accessibility checker. `Scripts/setup test` downloads it; it is not part of the sources.
enum Axe {
  /// What is checked.
  enum Rules {
    case all
    /// Whether words differ enough from what is behind them: what another color scheme changes.
    case contrast
  }

  /// The path of the script.
  static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/axe/axe-4.12.1.min.js")
    .path

  /// The script, or `nil` if it was not downloaded, which is reported on standard error.
  static let source: String? = {
    let source = try? String(contentsOfFile: path, encoding: .utf8)
    if source == nil {
      FileHandle.standardError.write(
        Data(
          "SKIPPED: the accessibility of the screens. axe-core is not at \(path); run Scripts/setup test.\n"
            .utf8))
    }
    return source
  }()

  /// Whether the tests run where they must not be skipped.
  static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] == "true" }
}

/// An accessibility problem of a page.
struct AccessibilityViolation: Hashable, CustomStringConvertible {
  /// The rule's name: `color-contrast`.
  let rule: String
  /// A description of the rule.
  let help: String
  /// The element, as HTML.
  let element: String
  /// The remedy.
  let remedy: String

  var description: String { "\(rule): \(help)\n    \(element)\n    \(remedy)" }
}

extension Page {
  /// The problems of the page as it is shown now; empty if there are none.
  ///
  /// The script is injected through the debugging protocol, which the page's content security policy does not block.
  func violations(of rules: Axe.Rules = .all) async throws -> [AccessibilityViolation] {
    guard let source = Axe.source else { return [] }
    if try await evaluate("typeof axe") == "undefined" { try await evaluate(source + "; true") }
    try await waitForAnimations()
    let only = rules == .contrast ? #", runOnly: ["color-contrast"]"# : ""
    let found = try await evaluate(
      """
      (async () => {
        const { violations } = await axe.run(document, { resultTypes: ["violations"]\(only) });
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => ({ id, help, html: node.html.slice(0, 300), remedy: node.failureSummary })));
      })()
      """, within: .seconds(60))
    return found.array.map { entry in
      AccessibilityViolation(
        rule: entry["id"].string ?? "", help: entry["help"].string ?? "", element: entry["html"].string ?? "",
        remedy: (entry["remedy"].string ?? "").replacing("\n", with: " "))
    }
  }
}
