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
  private let cards: SharedRecords<Card>
  private let form: FormViewModel<Card>

  init() throws {
    cards = SharedRecords(try Store.inMemory())
    form = BoardViewModel(cards: cards, session: UserSession(user: User(id: "1", name: "Ada"))).form
  }

  @Test func aTitleIsOnTheBoardOnce() async throws {
    try await cards.save(Card(title: "Write the tutorial", owner: "Ada"))
    form.value.title = "Write the tutorial"
    #expect(form.validation[\.title] == "The board has a card with this title.")
    form.value.title = "Read the tutorial"
    #expect(form.validation[\.title] == nil)
  }

  @Test func anInvalidFormIsNotSent() async {
    let host = TestHost { CardFormView(form: form) }
    host.enter("Write the tutorial", into: .field("Title"))
    host.tap("Add")
    await settle()
    #expect(host.shows(.text("Enter who does it.")))
    #expect(host.takeFocusedNode()?[.label] == "Owner")
    #expect(cards.all.isEmpty)
  }
}
