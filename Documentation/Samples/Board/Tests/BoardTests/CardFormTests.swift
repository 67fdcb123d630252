import Bindery
import BinderyStore
import BinderyTesting
import BinderyViewModels
import BinderyViews
import BoardViewModels
import Testing

@testable import Board

@Suite(.workScope) @MainActor
struct CardFormTests {
  private let cards: CardList
  private let model: CardFormViewModel

  init() throws {
    cards = CardList(store: try Store.inMemory())
    model = CardFormViewModel(cards: cards, session: UserSession(user: User(id: "1", name: "Ada")))
  }

  @Test func aTitleIsOnTheBoardOnce() async throws {
    _ = try await cards.save(Card(title: "Write the tutorial", owner: "Ada"))
    model.title = "Write the tutorial"
    #expect(model.validation[.title] == "The board has a card with this title.")
    model.title = "Read the tutorial"
    #expect(model.validation[.title] == nil)
  }

  @Test func anInvalidFormIsNotSent() async {
    let host = TestHost { CardFormView(model: model) }
    host.enter("Write the tutorial", into: .field("Title"))
    host.tap("Add")
    await settle()
    #expect(host.shows(.text("Enter who does it.")))
    #expect(host.takeFocusedNode()?[.label] == "Owner")
    #expect(cards.state.value == nil)
  }
}
