/// The reason why a socket was closed: the codes of RFC 6455 §7.4, and Bindery's own from 4000.
struct CloseCode: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt16

  /// The server is shutting down.
  static let goingAway = CloseCode(rawValue: 1001)
  /// The peer violated RFC 6455.
  static let protocolError = CloseCode(rawValue: 1002)
  /// An unsupported kind of message: binary instead of text.
  static let unsupportedData = CloseCode(rawValue: 1003)
  /// Text that is not UTF-8, or invalid compressed data.
  static let invalidData = CloseCode(rawValue: 1007)
  /// A message is too large.
  static let tooLarge = CloseCode(rawValue: 1009)
  /// Another process of the program listens already, with what was changed in its sources: `bindery dev`.
  static let programReplaced = CloseCode(rawValue: 4012)
  /// A frame that does not conform to the `bindery.1` protocol.
  static let malformedFrame = CloseCode(rawValue: 4400)
  /// The first frame was not a hello, or did not arrive in time.
  static let helloExpected = CloseCode(rawValue: 4401)
  /// The session does not exist, or no longer does.
  static let sessionGone = CloseCode(rawValue: 4404)
  /// The peer sent nothing, or acknowledged nothing, for too long.
  static let unresponsive = CloseCode(rawValue: 4408)
  /// The session's page connected with another socket.
  static let replaced = CloseCode(rawValue: 4409)
  /// An event number was skipped.
  static let eventSkipped = CloseCode(rawValue: 4410)
  /// The peer sent more than the server holds until its rate has caught up, or connected too often.
  static let tooMuch = CloseCode(rawValue: 4429)
  /// The store cannot be reached, so that no process may begin to act for the window now.
  static let storeFailed = CloseCode(rawValue: 4503)

  /// The incident that this side's use of the code is; nil if it closes an orderly connection, or its cause is counted elsewhere.
  var incident: WebIncident? {
    switch self {
    case .protocolError, .unsupportedData, .invalidData, .tooLarge, .malformedFrame, .helloExpected,
      .eventSkipped:
      .refusedFrame
    case .unresponsive: .unresponsiveSocket
    default: nil
    }
  }

  /// Whether a peer may send the code: RFC 6455 §7.4.2 reserves the others, and 1005, 1006 and 1015 are never sent.
  var isAllowedOnWire: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
