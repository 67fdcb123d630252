internal import BinderyTesting
internal import BinderyViews
internal import NIOEmbedded
internal import Testing

@testable internal import BinderyWeb

/// A session without a server: it reads the frames of a link, and sends its replies back.
@MainActor
final class FaultySession {
  let session: Session
  private let link: FaultyLink
  private var connection = SessionConnection(Socket(channel: EmbeddedChannel()))

  init(_ source: any ViewSource, _ link: FaultyLink) {
    self.link = link
    session = Session(source, limits: WebLimits()) { _ in }
  }

  /// Removes the connection.
  func lostConnection() {
    session.detach()
    connection = SessionConnection(Socket(channel: EmbeddedChannel()))
  }

  /// Reads a frame of the page.
  func receive(_ text: String) {
    let frame: ClientFrame
    do { frame = try ClientFrame(text) } catch {
      Issue.record("The page sent “\(text)”: \(error)")
      return
    }
    switch frame {
    case .hello(let hello):
      guard let frames = session.resume(on: connection, after: hello.lastBatch) else {
        return link.send(ServerFrame.gone, .down)
      }
      for frame in frames { link.send(frame, .down) }
    // A frame that precedes the hello of a new connection belongs to the previous one.
    case _ where session.connection == nil: return
    case .replay: Issue.record("No page of these tests has an earlier window.")
    case .event(let number, let lastBatch, let event):
      if case .close = session.receive(event: number, lastBatch: lastBatch, event) { return link.cut() }
    case .acknowledgement(let lastBatch):
      if case .close = session.acknowledge(lastBatch) { return link.cut() }
    }
    for reply in session.takeFrames() { link.send(reply, .down) }
  }
}
