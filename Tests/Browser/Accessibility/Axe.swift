@testable internal import BrowserDriver
internal import Foundation

/// axe-core, which knows the rules of accessible pages. `Scripts/setup test` fetches it; it is no part of the sources.
enum Axe {
  /// Where it is.
  static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/axe/axe-4.12.1.min.js")
    .path

  /// The script; `nil` where it was never fetched, which is said on standard error.
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

  /// Whether the tests run where they must not be left out.
  static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] == "true" }
}

/// Something on a page that shuts somebody out.
struct AccessibilityViolation: Hashable, CustomStringConvertible {
  /// The rule's name: `color-contrast`.
  let rule: String
  /// What the rule wants, in words.
  let help: String
  /// The element, as HTML.
  let element: String
  /// What to do about it.
  let remedy: String

  var description: String { "\(rule): \(help)\n    \(element)\n    \(remedy)" }
}

extension Page {
  /// What is wrong with the page as it is shown now; nothing if it is as it should be.
  ///
  /// The script comes through the debugging protocol, which no content security policy of the page holds up.
  func violations() async throws -> [AccessibilityViolation] {
    guard let source = Axe.source else { return [] }
    if try await evaluate("typeof axe") == "undefined" { try await evaluate(source + "; true") }
    let found = try await evaluate(
      """
      (async () => {
        const moving = document.getAnimations().filter((a) => a.effect.getComputedTiming().iterations !== Infinity);
        await Promise.race([
          Promise.allSettled(moving.map((a) => a.finished)), new Promise((done) => setTimeout(done, 1000)),
        ]);
        const { violations } = await axe.run(document, { resultTypes: ["violations"] });
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
