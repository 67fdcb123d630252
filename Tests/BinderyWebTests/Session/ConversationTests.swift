import Testing

@testable import BinderyWeb

@Suite struct ConversationTests {
  private var talk = Conversation(maximumBatches: 3, maximumBytes: 1000)

  private mutating func acknowledges(_ batch: Int) -> Bool { talk.acknowledge(batch) }

  @Test mutating func eventsAreTakenOnceAndInOrder() {
    #expect(talk.receive(event: 1, lastBatch: 0) == .take)
    #expect(talk.receive(event: 2, lastBatch: 0) == .take)
    #expect(talk.receive(event: 2, lastBatch: 0) == .ignore)
    #expect(talk.receive(event: 1, lastBatch: 0) == .ignore)
    #expect(talk.receive(event: 3, lastBatch: 0) == .take)
    #expect(talk.lastEvent == 3)
  }

  @Test mutating func aSkippedEventIsNotTaken() {
    #expect(talk.receive(event: 2, lastBatch: 0) == .skipped(expected: 1))
    #expect(talk.receive(event: .max, lastBatch: 0) == .skipped(expected: 1))
    #expect(talk.receive(event: 1, lastBatch: 0) == .take)
  }

  @Test mutating func aBatchThatWasNeverSentCannotBeAcknowledged() {
    #expect(talk.receive(event: 1, lastBatch: 1) == .impossible)
    #expect(talk.receive(event: 1, lastBatch: .max) == .impossible)
    #expect(acknowledges(1) == false)
    #expect(talk.lastEvent == 0)
  }

  @Test mutating func aBurstIsAnsweredOnce() {
    _ = talk.receive(event: 1, lastBatch: 0)
    _ = talk.receive(event: 2, lastBatch: 0)
    #expect(talk.reply(operations: #"["t",3,"2"]"#) == #"[1,2,[["t",3,"2"]]]"#)
    #expect(talk.reply(operations: "") == nil)
  }

  @Test mutating func eventsThatChangeNothingAreAcknowledged() {
    _ = talk.receive(event: 1, lastBatch: 0)
    #expect(talk.reply(operations: "") == "[0,1]")
    _ = talk.receive(event: 1, lastBatch: 0)
    #expect(talk.reply(operations: "") == "[0,1]")
    #expect(talk.reply(operations: "") == nil)
  }

  @Test mutating func aPageThatComesBackGetsWhatItMissed() {
    let frames = (1...3).compactMap { talk.reply(operations: "[\($0)]") }
    #expect(talk.resume(after: 0) == .resumed(["[0,0]"] + frames))
    #expect(talk.resume(after: 2) == .resumed(["[0,0]", frames[2]]))
    #expect(talk.resume(after: 3) == .resumed(["[0,0]"]))
  }

  @Test mutating func aPageThatComesBackLearnsWhichEventsWereTaken() {
    _ = talk.receive(event: 1, lastBatch: 0)
    #expect(talk.resume(after: 0) == .resumed(["[0,1]"]))
    // The hello was the answer: nothing more is owed.
    #expect(talk.reply(operations: "") == nil)
  }

  @Test mutating func whatWasAcknowledgedIsNotKept() {
    _ = talk.reply(operations: "[1]")
    _ = talk.reply(operations: "[2]")
    #expect(acknowledges(1) == true)
    #expect(talk.resume(after: 0) == .gone)
    #expect(talk.resume(after: 3) == .gone)
    #expect(talk.resume(after: 1) == .resumed(["[0,0]", "[2,0,[[2]]]"]))
  }

  @Test mutating func anOldAcknowledgementTakesNothingBack() {
    for _ in 1...2 { _ = talk.reply(operations: "[]") }
    #expect(acknowledges(2) == true)
    #expect(acknowledges(1) == true)
    #expect(talk.receive(event: 1, lastBatch: 0) == .take)
    #expect(talk.resume(after: 1) == .gone)
  }

  @Test mutating func aFullWindowAcceptsNoBatchUntilOneIsAcknowledged() {
    for _ in 1...3 {
      #expect(talk.acceptsBatch)
      _ = talk.reply(operations: "[]")
    }
    #expect(!talk.acceptsBatch)
    _ = talk.receive(event: 1, lastBatch: 1)
    #expect(talk.acceptsBatch)
  }

  @Test mutating func aWindowIsBoundedInBytesToo() {
    _ = talk.reply(operations: String(repeating: "x", count: 2000))
    #expect(!talk.acceptsBatch)
    #expect(acknowledges(1) == true)
    #expect(talk.acceptsBatch)
  }
}
