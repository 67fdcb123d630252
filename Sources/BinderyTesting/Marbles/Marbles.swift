public import Bindery
public import Testing

/// Plays and records timelines: `"a-b--c|"`.
///
/// ```swift
/// let marbles = Marbles(clock)
/// let output = marbles.record(relay.signal.throttle(for: .seconds(0.3), clock: clock))
/// await marbles.play("abcd----e----|") { relay.accept($0) }
/// output.expect(     "a--d----e----|")
/// ```
///
/// A letter is an event, `-` is a frame without an event, `(ab)` are events of one frame, and `|` is the end. By default a frame
/// is a tenth of a second on the clock. In each frame, timers fire first, then the played events arrive, and all resulting
/// work completes before the next frame.
@MainActor
public final class Marbles {
  /// The clock that playing advances.
  public let clock: TestClock
  private let frame: Duration
  private var start: TestClock.Instant
  private var end: Int?

  /// - Parameters:
  ///   - clock: The clock that playing advances.
  ///   - frame: The duration of a frame.
  public init(_ clock: TestClock, frame: Duration = .milliseconds(100)) {
    self.clock = clock
    self.frame = frame
    start = clock.now
  }

  /// Plays a timeline from the current instant, event by event, to its end.
  public func play(
    _ timeline: String, sourceLocation: SourceLocation = #_sourceLocation, into receive: (String) -> Void
  ) async {
    await play([timeline], sourceLocation: sourceLocation) { _, event in receive(event) }
  }

  /// Plays several timelines in parallel; within a frame, events of earlier timelines come first.
  public func play(
    _ timelines: [String], sourceLocation: SourceLocation = #_sourceLocation,
    into receive: (_ timeline: Int, _ event: String) -> Void
  ) async {
    let inputs = timelines.map { Timeline($0) }
    let length = inputs.map(\.length).max() ?? 0
    start = clock.now
    for index in 0..<length {
      await clock.advance(
        to: start.advanced(by: frame * index), sourceLocation: sourceLocation)
      for (input, timeline) in inputs.enumerated() {
        for event in timeline.events[index] ?? [] {
          receive(input, String(event))
          await settle(sourceLocation: sourceLocation)
        }
      }
    }
    end = length - 1
  }

  /// Records the events of a signal.
  ///
  /// - Parameters:
  ///   - signal: The signal, which is recorded for as long as the result is retained.
  ///   - letter: Returns the letter for an event.
  public func record<Value>(
    _ signal: Signal<Value>, as letter: @escaping @MainActor (Value) -> Character
  ) -> MarbleRecording {
    let recording = MarbleRecording(self)
    recording.subscription = signal.bind(with: recording) { $0.note(letter($1)) }
    return recording
  }

  /// Records the values of a driver; its current value is drawn in frame 0.
  ///
  /// - Parameters:
  ///   - driver: The driver, which is recorded for as long as the result is retained.
  ///   - letter: Returns the letter for a value.
  public func record<Value>(
    _ driver: Driver<Value>, as letter: @escaping @MainActor (Value) -> Character
  ) -> MarbleRecording {
    let recording = MarbleRecording(self)
    recording.subscription = driver.bind(with: recording) { $0.note(letter($1)) }
    return recording
  }

  /// Records the events of a signal of letters.
  public func record(_ signal: Signal<String>) -> MarbleRecording { record(signal, as: Self.letter) }

  /// Records the values of a driver of letters.
  public func record(_ driver: Driver<String>) -> MarbleRecording { record(driver, as: Self.letter) }

  private static func letter(_ text: String) -> Character { text.count == 1 ? Character(text) : "?" }

  /// The time since playing began in frames, and whether it is a whole number of frames.
  var position: (frame: Int, isWhole: Bool) {
    let elapsed = start.duration(to: clock.now)
    let frame = Int((elapsed / frame).rounded(.down))
    return (frame, self.frame * frame == elapsed)
  }

  /// The text of a recorded timeline.
  func finished(_ timeline: Timeline) -> Timeline {
    var timeline = timeline
    timeline.end = end
    return timeline
  }

  /// A description of the duration of a frame.
  var scale: String { "a frame is \(frame)" }
}
