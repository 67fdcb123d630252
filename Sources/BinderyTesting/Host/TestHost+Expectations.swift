public import Testing

extension TestHost {
  /// Fails unless the snapshot of the screen equals a text, and shows the difference line by line.
  public func expectSnapshot(
    _ expected: String, detail: SnapshotDetail = .content, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = snapshot(detail)
    guard actual != expected else { return }
    let message =
      "The screen is not as expected (- expected, + actual):\n\(LineDiff.between(expected, and: actual))"
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// Fails unless the screen equals the recorded snapshot in `Snapshots/TESTFILE.NAME.txt` beside the test.
  ///
  /// A missing snapshot is recorded, and the test fails once so that the new file is reviewed. With
  /// `BINDERY_RECORD_SNAPSHOTS=1` in the environment all snapshots are recorded again.
  public func expectSnapshot(
    named name: String, detail: SnapshotDetail = .content, recording: Bool? = nil,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SnapshotFile(named: name, besideTest: filePath)
    if let recorded = file.text, !(recording ?? SnapshotFile.isRecording) {
      expectSnapshot(recorded, detail: detail, sourceLocation: sourceLocation)
      return
    }
    do {
      try file.record(snapshot(detail))
      let message = "Recorded \(file.path). Look at it, and run the test again."
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, "The snapshot \(name) could not be recorded.", sourceLocation: sourceLocation)
    }
  }

  /// Fails unless exactly these changes were made to the screen since the last call.
  public func expectChanges(_ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = changes()
    guard actual != expected else { return }
    let difference = LineDiff.between(
      expected.joined(separator: "\n"), and: actual.joined(separator: "\n"))
    let message = "The screen changed otherwise than expected (- expected, + happened):\n\(difference)"
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// The barriers for users of a keyboard or a screen reader: controls without a name, duplicate identifiers, headings
  /// that skip a level, nested controls, and dialogs without a title.
  public var accessibilityProblems: [String] { AccessibilityCheck(nodes: screen.shown).problems }

  /// Fails with each of ``accessibilityProblems``.
  public func expectAccessible(sourceLocation: SourceLocation = #_sourceLocation) {
    for problem in accessibilityProblems {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }
}
