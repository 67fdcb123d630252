import Foundation
import Observation

/// Answers a message, as a server would.
protocol ChatPartner {
  var name: String { get }
  func answer(to text: String) async -> String
}

struct Echo: ChatPartner {
  let name = "Ada"

  func answer(to text: String) async -> String {
    text.hasSuffix("?") ? "Good question." : "You said “\(text)”."
  }
}

@MainActor
@Observable
final class ChatModel {
  private(set) var messages: [Message]
  private(set) var isTyping = false
  var draft = ""

  let partner: ChatPartner

  init(partner: ChatPartner, messages: [Message] = []) {
    self.partner = partner
    self.messages = messages
  }

  var canSend: Bool {
    !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  func send() async {
    guard canSend else { return }
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    draft = ""
    messages.append(Message(text: text, isMine: true, date: .now))
    isTyping = true
    let answer = await partner.answer(to: text)
    isTyping = false
    messages.append(Message(text: answer, isMine: false, date: .now))
  }

  func delete(_ message: Message) {
    messages.removeAll { $0.id == message.id }
  }

  static var sample: ChatModel {
    let noon = Date(timeIntervalSince1970: 1_790_078_400)
    return ChatModel(
      partner: Echo(),
      messages: [
        Message(text: "Are you coming on Saturday?", isMine: false, date: noon),
        Message(text: "Yes! I'll bring the tent and the big blanket.", isMine: true, date: noon + 90),
        Message(
          text: "Perfect. The train leaves at 9:12 from platform 4, we meet at the bakery.",
          isMine: false, date: noon + 200),
      ])
  }
}
