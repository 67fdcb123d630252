import BinderyTesting
import BinderyViews
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct ChatTests {
  @Test func aMessageIsSentAndAnswered() async {
    let partner = SlowPartner()
    let host = TestHost { ChatView(model: ChatModel(partner: partner)) }
    host.type("Hello", into: "Message")
    host.submit("Message")
    await host.wait(until: host.shows("Ada is typing…"))
    #expect(host.texts.contains("Hello"))
    #expect(host.find(.field("Message"))?[.fieldText] == "")
    partner.reply("Hi")
    await host.wait(until: host.texts.contains("Hi"))
    #expect(!host.shows("Ada is typing…"))
  }

  @Test func anEmptyMessageIsNotSent() {
    let host = TestHost { ChatView(model: .sample) }
    host.type("  ", into: "Message")
    #expect(host.find("Send")?.isTrue(.isDisabled) == true)
  }

  @Test func aMessageIsDeletedFromItsMenu() {
    let host = TestHost { ChatView(model: .sample) }
    host.tap(.button("More").at(0))
    host.tap("Delete")
    #expect(!host.texts.contains("Are you coming on Saturday?"))
    host.expectAccessible()
  }
}

/// A service that replies when the test requests it.
@MainActor
private final class SlowPartner: ChatPartner {
  nonisolated let name = "Ada"
  private var waiting: CheckedContinuation<String, Never>?

  func answer(to text: String) async -> String {
    await withCheckedContinuation { waiting = $0 }
  }

  func reply(_ text: String) {
    waiting?.resume(returning: text)
    waiting = nil
  }
}
