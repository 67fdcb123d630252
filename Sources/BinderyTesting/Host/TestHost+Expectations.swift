public import Testing

extension TestHost {
  /// Fails unless the screen reads like this; the difference is shown line by line.
  public func expectSnapshot(
    _ expected: String, detail: SnapshotDetail = .content, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = snapshot(detail)
    guard actual != expected else { return }
    let message =
      "The screen is not as expected (- expected, + is there):\n\(LineDiff.between(expected, and: actual))"
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// Fails unless exactly these changes were sent to the screen since the last look.
  public func expectChanges(_ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = changes()
    guard actual != expected else { return }
    let difference = LineDiff.between(
      expected.joined(separator: "\n"), and: actual.joined(separator: "\n"))
    let message = "The screen changed otherwise than expected (- expected, + happened):\n\(difference)"
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// What would stop somebody who uses a keyboard or a screen reader: controls without a name, identifiers used twice,
  /// headings that skip a level, controls inside controls, dialogs without a title.
  public var accessibilityProblems: [String] { AccessibilityCheck(nodes: screen.shown).problems }

  /// Fails with each of ``accessibilityProblems``.
  public func expectAccessible(sourceLocation: SourceLocation = #_sourceLocation) {
    for problem in accessibilityProblems {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }
}
