/// A notification of a channel.
struct Notification {
  /// The process of the server that serves the sender.
  let sender: Int32
  let payload: String
}
