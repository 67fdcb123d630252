import BinderyTesting
@testable import CoffeeQuestViewModels
import Testing

@Suite(.workScope) @MainActor
struct QuestLifetimeTests {
  private let quest: TestQuest

  init() throws { quest = try TestQuest() }

  @Test func aWindowClosedDuringItsSearchCancelsItAndLeavesNothingBehind() async {
    quest.search.calls.byHand()
    await expectDeallocated {
      let window = quest.window()
      window.map.searchPlace("Berlin")
      await settle()
      return window.map
    }
    #expect(quest.search.calls.calls.count == 1)
    quest.search.calls.answer(0, with: BusinessReply([.named("One")], source: .sample))
    await settle()
  }

  @Test func aWindowClosedBeforeItsSearchBeginsSearchesNothing() async {
    await expectDeallocated {
      let window = quest.window()
      window.map.searchPlace("Berlin")
      return window.map
    }
    #expect(quest.search.calls.calls.isEmpty)
  }
}
