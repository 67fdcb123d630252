import BinderyViews
import Testing

@testable import BinderyWeb

extension ClientFrame {
  /// The hello of a page. One with a saved state was loaded again.
  static func hello(token: String, lastBatch: Int, savedState: String? = nil) -> ClientFrame {
    .hello(Hello(token: token, lastBatch: lastBatch, savedState: savedState, restores: savedState != nil))
  }

  /// The hello of a new page of a session. One with a saved state was loaded again.
  @MainActor static func hello(_ session: Session, savedState: String? = nil) -> ClientFrame {
    .hello(token: session.token.description, lastBatch: 0, savedState: savedState)
  }

  /// A press of the fifth node.
  static func tap(_ number: Int, lastBatch: Int = 0) -> ClientFrame {
    .event(number: number, lastBatch: lastBatch, UserEvent(.tap, on: NodeID(rawValue: 5)))
  }
}

extension SessionDispatcher {
  /// Handles frames that a page sent.
  func receive(_ frames: ClientFrame..., on connection: TestConnection) {
    for frame in frames {
      mailbox.post(SessionMessage(connection: connection.connection, content: .frame(frame)))
    }
    deliver()
  }
}

/// Returns the saved state in a frame.
func savedState(in frame: String) throws -> String {
  try #require(frame.firstMatch(of: /"([^"]+)"/).map { String($0.1) })
}
