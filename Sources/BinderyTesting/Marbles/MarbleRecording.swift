internal import Bindery
public import Testing

/// The recorded timeline of a driver or signal while ``Marbles`` played.
@MainActor
public final class MarbleRecording {
  private let marbles: Marbles
  private var timeline = Timeline()
  private var betweenFrames: [Character] = []
  var subscription: Disposable?

  init(_ marbles: Marbles) { self.marbles = marbles }

  func note(_ event: Character) {
    let position = marbles.position
    timeline.add(event, in: position.frame)
    if !position.isWhole { betweenFrames.append(event) }
  }

  /// Fails unless the recorded timeline equals this one, and then draws both. The end is compared only if it is drawn.
  public func expect(_ drawing: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let expected = Timeline(drawing)
    var actual = marbles.finished(timeline)
    if expected.end == nil { actual.end = nil }
    if !betweenFrames.isEmpty {
      let events = betweenFrames.map { String($0) }.joined(separator: ", ")
      let message =
        "Events between two frames: \(events). Choose a frame that divides all times (\(marbles.scale))."
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
    guard expected.events != actual.events || expected.end != actual.end else { return }
    let drawing = Timeline.aligned(expected: expected, actual: actual)
    Issue.record(
      Comment(rawValue: "The timelines differ (\(marbles.scale)):\n\(drawing)"),
      sourceLocation: sourceLocation)
  }
}
