internal import NIOCore

/// The messages of many senders in groups, delivered in rounds. Groups take turns with one message each, and so do the senders
/// of a group, so that a group with many senders has no larger share than another one.
///
///     group 1:  a: a1 a2 a3        round with a share of 2:   a1 c1 b1 a2
///               b: b1              next round:                a3
///     group 2:  c: c1
struct FairQueue<Group: Hashable, Sender: Hashable, Message> {
  private struct Line {
    var messages = CircularBuffer<Message>()
    var round = 0
    /// The number of messages delivered in ``round``.
    var delivered = 0
  }

  private struct Members {
    /// The senders that may deliver in this round, and those that may not any more.
    var ready = CircularBuffer<Sender>()
    var served: [Sender] = []
  }

  private let share: Int
  private var round = 0
  private var lines: [Sender: Line] = [:]
  private var members: [Group: Members] = [:]
  /// The groups with ready senders, in the order of their turns.
  private var turns = CircularBuffer<Group>()
  /// The groups with served senders.
  private var served: [Group] = []

  /// Creates an empty queue.
  ///
  /// - Parameter share: The maximum number of messages of a sender in a round.
  init(share: Int = .max) { self.share = share }

  /// Whether no messages wait.
  var isEmpty: Bool { lines.isEmpty }

  /// Appends a message of a sender. A sender belongs to one group.
  mutating func append(_ message: Message, of sender: Sender, in group: Group) {
    let isNew = lines[sender] == nil
    lines[sender, default: Line()].messages.append(message)
    if isNew { addReady(sender, to: group) }
  }

  /// Begins a round: each sender may deliver its share.
  mutating func beginRound() {
    round += 1
    let groups = served
    served = []
    for group in groups {
      let senders = members[group]?.served ?? []
      members[group]?.served = []
      for sender in senders { addReady(sender, to: group) }
    }
  }

  /// Removes and returns the next message of the round; nil at its end. O(1).
  mutating func next() -> Message? {
    guard let group = turns.popFirst(), let sender = members[group]?.ready.popFirst(),
      let message = lines[sender]?.messages.popFirst()
    else { return nil }
    let isOver = lines[sender]?.messages.isEmpty ?? true
    if isOver {
      lines[sender] = nil
    } else if countDelivery(of: sender) {
      members[group]?.ready.append(sender)
    } else {
      if members[group]?.served.isEmpty == true { served.append(group) }
      members[group]?.served.append(sender)
    }
    if members[group]?.ready.isEmpty == false {
      turns.append(group)
    } else if members[group]?.served.isEmpty == true {
      members[group] = nil
    }
    return message
  }

  private mutating func addReady(_ sender: Sender, to group: Group) {
    if members[group, default: Members()].ready.isEmpty { turns.append(group) }
    members[group, default: Members()].ready.append(sender)
  }

  /// Counts a message that a sender has delivered. Returns whether it may deliver another one in this round.
  private mutating func countDelivery(of sender: Sender) -> Bool {
    let isFirst = lines[sender]?.round != round
    let delivered = isFirst ? 1 : (lines[sender]?.delivered ?? 0) + 1
    lines[sender]?.round = round
    lines[sender]?.delivered = delivered
    return delivered < share
  }
}
