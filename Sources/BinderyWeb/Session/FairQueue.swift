/// The messages of many senders, delivered in rounds. Each sender gets the same share of a round.
///
///     a: 1 2 3 4 5      round of 2:  a1 a2 b1      next round:  a3 a4
///     b: 1
struct FairQueue<Sender: Hashable, Message> {
  private var messages: [Sender: ArraySlice<Message>] = [:]
  private var order: [Sender] = []

  /// Whether no messages wait.
  var isEmpty: Bool { order.isEmpty }

  /// Appends a message of a sender.
  mutating func append(_ message: Message, of sender: Sender) {
    if messages[sender, default: []].isEmpty { order.append(sender) }
    messages[sender, default: []].append(message)
  }

  /// Removes and returns up to `share` messages of each sender, in order. O(messages returned + senders).
  mutating func nextRound(share: Int) -> [Message] {
    var round: [Message] = []
    var remaining: [Sender] = []
    for sender in order {
      guard let waiting = messages[sender] else { continue }
      round += waiting.prefix(share)
      let rest = waiting.dropFirst(share)
      messages[sender] = rest.isEmpty ? nil : rest
      if !rest.isEmpty { remaining.append(sender) }
    }
    order = remaining
    return round
  }
}
