@testable internal import TestSupport
internal import BinderyTesting
internal import Foundation
internal import Testing

/// The client's own `socket.js` in a browser, connected to a ``FaultyLink`` instead of a network and run on the test's
/// clock.
@MainActor
final class FaultyPage {
  /// The number of connections that the page has opened.
  private(set) var connections = 0

  /// The close code of connections; 1006 for a broken one.
  var closeCode = 1006

  private let page: Page
  private let link: FaultyLink
  private let clock: TestClock
  /// The harness's number of the page's current socket.
  private var socket = 0
  /// The occurrences not yet passed to the page.
  private var events: [JSON] = []
  /// The instant of the page's next timer.
  private var due: TestClock.Instant?

  /// Starts the client of a session in a page of the host that serves `script`.
  init(_ page: Page, script: String, _ link: FaultyLink, clock: TestClock, token: String) async throws {
    self.page = page
    self.link = link
    self.clock = clock
    try await page.evaluate(
      "(\(ChannelHarness.source))(\(JSON.literal(script)), \(JSON.literal(token)), null)")
    try await exchange()
  }

  /// Presses a node.
  func tap(_ node: Int) { events.append(["tap", 0, .number(Double(node))]) }

  /// Reports the text of a field after a key was pressed.
  func enter(_ text: String, into node: Int) {
    events.append(["type", 0, .array([.number(Double(node)), .string(text)])])
  }

  /// The notice that the page shows.
  var notice: String {
    get async throws { try await page.evaluate("harness.state([])")["notice"].string ?? "" }
  }

  /// Passes on a frame of the session.
  func receive(_ frame: String) { events.append(["message", .number(Double(socket)), .string(frame)]) }

  /// Reports that the connection was closed.
  func lostConnection() { events.append(["closed", .number(Double(socket)), .number(Double(closeCode))]) }

  /// Advances the clock and the page's time.
  func advance(by duration: Duration) async throws {
    let end = clock.now.advanced(by: duration)
    try await exchange()
    while clock.now < end {
      await clock.advance(to: max(clock.now, [end, link.nextArrival, due].compactMap(\.self).min() ?? end))
      try await exchange()
    }
  }

  /// Returns the operations that the page has applied, whether events of nodes are unacknowledged, and whether it has
  /// lost its session.
  func state(of nodes: ClosedRange<Int>) async throws -> (operations: [Int], isPending: Bool, isGone: Bool) {
    let state = try await page.evaluate("harness.state(\(Array(nodes)))")
    return (
      state["applied"].array.compactMap(\.int), state["isPending"].isTrue,
      state["told"].array.contains { $0.array.first?.string == "gone" }
    )
  }

  /// Passes events to the page and performs its requests, until there are no more.
  private func exchange() async throws {
    repeat {
      let taken = String(decoding: try JSONEncoder().encode(JSON.array(events)), as: UTF8.self)
      events = []
      let report = try await page.evaluate("harness.step(\(milliseconds(clock.now)), \(taken))")
      // The page's time advances in whole milliseconds; a timer between two of them fires at the later one.
      due = report["due"].number.map { TestClock.Instant(offset: .milliseconds(Int64($0.rounded(.up)))) }
      for action in report["sent"].array { perform(action.array) }
    } while !events.isEmpty
  }

  private func perform(_ action: [JSON]) {
    switch action.first?.string {
    case "open":
      connections += 1
      socket = action[1].int ?? 0
      link.restore()
      events.append(["opened", action[1]])
    case "send": if action[1].int == socket { link.send(action[2].string ?? "", .up) }
    default: if action[1].int == socket { link.cut() }
    }
  }

  private func milliseconds(_ instant: TestClock.Instant) -> Int64 {
    TestClock.Instant().duration(to: instant).milliseconds
  }
}
