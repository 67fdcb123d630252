import Bindery
@testable import BinderyStore
import BinderyTesting
import Foundation
import Testing

struct Typing: Codable, Equatable, Sendable {
  var name: String
}

struct OtherTyping: Codable, Sendable {
  var person: Int
}

/// Collects the messages of a topic.
@MainActor
final class Heard<Message: Codable & Sendable> {
  private(set) var messages: [Message] = []
  private var binding: Disposable?

  init(_ topic: Topic<Message>) { binding = topic.messages.bind { [weak self] in self?.messages.append($0) } }
}

@Suite(.workScope) @MainActor
struct TopicTests {
  private let link = TopicLink()

  private func typing(_ store: Store) -> Topic<Typing> { store.topic("typing", of: Typing.self) }

  @Test func messagesReachAllOtherWindowsOfTheProcessBeforeSendReturns() throws {
    let store = try Store.inMemory()
    let (one, two, three) = (typing(store), typing(store), typing(store))
    let heard = [Heard(one), Heard(two), Heard(three)]
    try two.send(Typing(name: "Ana"))
    #expect(heard.map(\.messages) == [[Typing(name: "Ana")], [], [Typing(name: "Ana")]])
  }

  @Test func messagesReachOtherProcesses() async throws {
    let stores = [try Store.inMemory(link: link), try Store.inMemory(link: link)]
    let heard = Heard(typing(stores[1]))
    try typing(stores[0]).send(Typing(name: "Ana"))
    try typing(stores[0]).send(Typing(name: "Ben"))
    await settle()
    #expect(heard.messages.map(\.name) == ["Ana", "Ben"])
  }

  @Test func messagesOfOtherTopicsAreNotReceived() async throws {
    let stores = [try Store.inMemory(link: link), try Store.inMemory(link: link)]
    let heard = [Heard(typing(stores[0])), Heard(typing(stores[1]))]
    try stores[0].topic("typing \"\n2", of: Typing.self).send(Typing(name: "Ana"))
    await settle()
    #expect(heard.flatMap(\.messages).isEmpty)
  }

  @Test func topicsWithAnyNameReachOtherProcesses() async throws {
    let name = "a \"b\"\n\u{0}é 🐕"
    let stores = [try Store.inMemory(link: link), try Store.inMemory(link: link)]
    let heard = Heard(stores[1].topic(name, of: Typing.self))
    try stores[0].topic(name, of: Typing.self).send(Typing(name: "Ana\n\u{0}"))
    await settle()
    #expect(heard.messages == [Typing(name: "Ana\n\u{0}")])
  }

  @Test func messagesAreAnAsynchronousSequence() async throws {
    let store = try Store.inMemory()
    let (one, other) = (typing(store), typing(store))
    var names: [String] = []
    let reader = WorkScope.start {
      for await message in one.messages.values {
        names.append(message.name)
        if names.count == 2 { return }
      }
    }
    await settle()
    try other.send(Typing(name: "Ana"))
    try other.send(Typing(name: "Ben"))
    await reader.value
    #expect(names == ["Ana", "Ben"])
  }

  @Test func messagesAreNotKeptForLaterObservers() throws {
    let store = try Store.inMemory()
    let topic = typing(store)
    try typing(store).send(Typing(name: "Ana"))
    #expect(Heard(topic).messages.isEmpty)
  }

  @Test(arguments: [0, 1]) func messagesAreRefusedFromTheirLimitOn(excess: Int) throws {
    let store = try Store.inMemory()
    let topic = typing(store)
    let heard = Heard(typing(store))
    let empty = try TopicMessage(process: store.topics.process, topic: "typing", payload: #"{"name":""}"#)
      .text
    let message = Typing(name: String(repeating: "a", count: 7_999 - empty.utf8.count + excess))
    if excess == 0 {
      try topic.send(message)
      #expect(heard.messages == [message])
    } else {
      let error = TopicError.tooLarge(topic: "typing", bytes: 8_000, limit: 7_999)
      #expect(throws: error) { try topic.send(message) }
      #expect(heard.messages.isEmpty)
      #expect(error.localizedDescription.contains("8000 bytes, and the limit is 7999"))
    }
  }

  @Test func unreadableMessagesOfOtherVersionsAreDroppedAndCounted() async throws {
    let stores = [try Store.inMemory(link: link), try Store.inMemory(link: link)]
    let heard = Heard(typing(stores[1]))
    try stores[0].topic("typing", of: OtherTyping.self).send(OtherTyping(person: 1))
    for text in [
      "", "1", "2 a \"typing\"\n{}", "1 a typing\n{}", "1 a \"typing\"", "1  \"typing\"\n{}",
      "1 a \"typing\"\n{",
    ] {
      link.send(text, from: 0)
    }
    await settle()
    #expect(heard.messages.isEmpty)
    #expect(stores[1].topicCounts == TopicCounts(unreadable: 8, lost: 0))
    try typing(stores[0]).send(Typing(name: "Ana"))
    await settle()
    #expect(heard.messages.count == 1)
  }

  @Test func aFloodIsLostAndCountedBeyondWhatFitsIntoMemory() async throws {
    let stores = [try Store.inMemory(link: link), try Store.inMemory(link: link)]
    let heard = Heard(typing(stores[1]))
    let topic = typing(stores[0])
    for number in 0..<1_500 { try topic.send(Typing(name: String(number))) }
    await settle()
    #expect(heard.messages.map(\.name) == (0..<1_024).map(String.init))
    #expect(stores[1].topicCounts.lost == 476)
  }

  @Test func reactionsOfOtherWindowsDoNotBelongToTheSendersEvent() throws {
    let store = try Store.inMemory()
    var events: [EventIdentity?] = []
    let binding = typing(store).messages.bind { _ in events.append(EventContext.current?.identity) }
    let topic = typing(store)
    try EventContext(EventIdentity(window: "a", number: 1)).run { try topic.send(Typing(name: "Ana")) }
    #expect(events == [nil])
    binding.dispose()
  }

  @Test func processesListenOnlyWhileATopicIsObserved() throws {
    let engine = ListeningEngine(engine: try SQLiteEngine.inMemory())
    let store = Store(engine: engine)
    let topic = typing(store)
    #expect(!engine.isListening)
    let binding = topic.messages.bind { _ in }
    #expect(engine.isListening)
    binding.dispose()
    #expect(!engine.isListening)
  }
}
