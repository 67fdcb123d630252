/// A notification of a channel.
struct Notification {
  /// The process of the server that serves the sender.
  /// The channel.
  let channel: String
  let sender: Int32
  let payload: String
}
