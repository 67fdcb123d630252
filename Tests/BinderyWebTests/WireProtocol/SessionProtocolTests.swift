import Testing

@testable import BinderyWeb

@Suite struct SessionProtocolTests {
  private var state = SessionProtocol(maximumBatches: 3, maximumBytes: 1000)

  private mutating func acknowledges(_ batch: Int) -> Bool { state.acknowledge(batch) }

  @Test mutating func eventsAreAcceptedOnceAndInOrder() {
    #expect(state.receive(event: 1, lastBatch: 0) == .accept)
    #expect(state.receive(event: 2, lastBatch: 0) == .accept)
    #expect(state.receive(event: 2, lastBatch: 0) == .ignore)
    #expect(state.receive(event: 1, lastBatch: 0) == .ignore)
    #expect(state.receive(event: 3, lastBatch: 0) == .accept)
    #expect(state.lastEvent == 3)
  }

  @Test mutating func eventsAfterAGapAreRejected() {
    #expect(state.receive(event: 2, lastBatch: 0) == .gap(expected: 1))
    #expect(state.receive(event: .max, lastBatch: 0) == .gap(expected: 1))
    #expect(state.receive(event: 1, lastBatch: 0) == .accept)
  }

  @Test mutating func aBatchThatWasNeverSentCannotBeAcknowledged() {
    #expect(state.receive(event: 1, lastBatch: 1) == .unknownBatch)
    #expect(state.receive(event: 1, lastBatch: .max) == .unknownBatch)
    #expect(acknowledges(1) == false)
    #expect(state.lastEvent == 0)
  }

  @Test mutating func aBurstIsAnsweredOnce() {
    _ = state.receive(event: 1, lastBatch: 0)
    _ = state.receive(event: 2, lastBatch: 0)
    #expect(state.reply(operations: #"["t",3,"2"]"#) == #"[1,2,[["t",3,"2"]]]"#)
    #expect(state.reply(operations: "") == nil)
  }

  @Test mutating func eventsThatChangeNothingAreAcknowledged() {
    _ = state.receive(event: 1, lastBatch: 0)
    #expect(state.reply(operations: "") == "[0,1]")
    _ = state.receive(event: 1, lastBatch: 0)
    #expect(state.reply(operations: "") == "[0,1]")
    #expect(state.reply(operations: "") == nil)
  }

  @Test mutating func returningPagesReceiveMissedBatches() {
    let frames = (1...3).compactMap { state.reply(operations: "[\($0)]") }
    #expect(state.resume(after: 0) == .resumed(["[0,0]"] + frames))
    #expect(state.resume(after: 2) == .resumed(["[0,0]", frames[2]]))
    #expect(state.resume(after: 3) == .resumed(["[0,0]"]))
  }

  @Test mutating func returningPagesLearnTheAcceptedEvents() {
    _ = state.receive(event: 1, lastBatch: 0)
    #expect(state.resume(after: 0) == .resumed(["[0,1]"]))
    // The hello was the reply, so no other is due.
    #expect(state.reply(operations: "") == nil)
  }

  @Test mutating func acknowledgedBatchesAreDropped() {
    _ = state.reply(operations: "[1]")
    _ = state.reply(operations: "[2]")
    #expect(acknowledges(1) == true)
    #expect(state.resume(after: 0) == .gone)
    #expect(state.resume(after: 3) == .gone)
    #expect(state.resume(after: 1) == .resumed(["[0,0]", "[2,0,[[2]]]"]))
  }

  @Test mutating func anOldAcknowledgementTakesNothingBack() {
    for _ in 1...2 { _ = state.reply(operations: "[]") }
    #expect(acknowledges(2) == true)
    #expect(acknowledges(1) == true)
    #expect(state.receive(event: 1, lastBatch: 0) == .accept)
    #expect(state.resume(after: 1) == .gone)
  }

  @Test mutating func aFullWindowAcceptsNoBatchUntilOneIsAcknowledged() {
    for _ in 1...3 {
      #expect(state.acceptsBatch)
      _ = state.reply(operations: "[]")
    }
    #expect(!state.acceptsBatch)
    _ = state.receive(event: 1, lastBatch: 1)
    #expect(state.acceptsBatch)
  }

  @Test mutating func aWindowIsBoundedInBytesToo() {
    _ = state.reply(operations: String(repeating: "x", count: 2000))
    #expect(!state.acceptsBatch)
    #expect(acknowledges(1) == true)
    #expect(state.acceptsBatch)
  }
}
