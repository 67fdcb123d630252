import Bindery
import BinderyTesting
import Foundation

/// A page's half of the protocol, as the client script speaks it: numbered events up, numbered batches down, each once.
@MainActor
final class FaultyPage {
  /// All operations that were applied, in order.
  private(set) var operations: [String] = []
  /// How often it said hello.
  private(set) var hellos = 0
  private(set) var isGone = false

  private let link: FaultyLink
  private let clock: TestClock
  private let token: String
  private var queue: [(number: Int, node: Int)] = []
  private var nextEvent = 1
  private var lastBatch = 0
  private var sentUpTo = 0
  private var isLive = false
  private var watchdog: Disposable?
  private var retry: Disposable?

  init(_ link: FaultyLink, clock: TestClock, token: String) {
    self.link = link
    self.clock = clock
    self.token = token
  }

  /// Whether everything that was done is known to the session.
  var isSettled: Bool { queue.isEmpty }

  /// Opens a connection and says hello.
  func connect() {
    hellos += 1
    link.send("[0,\"\(token)\",\(lastBatch)]", .up)
    watch()
  }

  /// The connection broke: it is opened anew after a while.
  func lostConnection() {
    isLive = false
    watchdog = nil
    retry = clock.schedule(after: .seconds(1)) { [weak self] in self?.link.restore() }
  }

  /// Presses a node.
  func tap(_ node: Int) {
    queue.append((nextEvent, node))
    nextEvent += 1
    flush()
  }

  /// Takes a frame of the session.
  func receive(_ frame: String) {
    let fields = try? JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any]
    guard let fields, let batch = fields[0] as? Int else { return }
    guard batch >= 0, let lastEvent = fields[1] as? Int else { return isGone = true }
    guard batch <= lastBatch + 1 else { return link.cut() }
    queue.removeAll { $0.number <= lastEvent }
    if batch > lastBatch {
      lastBatch = batch
      operations += (fields[2] as? [Any])?.map { "\($0)" } ?? []
      link.send("[-1,\(lastBatch)]", .up)
    }
    if !isLive {
      isLive = true
      sentUpTo = lastEvent
      flush()
    }
    watch()
  }

  private func flush() {
    guard isLive else { return }
    for event in queue where event.number > sentUpTo {
      link.send("[\(event.number),\(lastBatch),\(event.node),0]", .up)
      sentUpTo = event.number
    }
    watch()
  }

  /// A connection that answers nothing is dead, even if nobody said so.
  private func watch() {
    watchdog = nil
    guard !isLive || !queue.isEmpty else { return }
    watchdog = clock.schedule(after: .seconds(6)) { [weak self] in self?.link.cut() }
  }
}
