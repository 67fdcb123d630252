import Bindery
import BinderyTesting
import BinderyViewModels
import BinderyViews
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct FormViewModelTests {
  private struct Card: Codable, Equatable {
    var title = ""
    var owner = ""
  }

  private struct Full: LocalizedError {
    var errorDescription: String? { "The board is full." }
  }

  private struct CardView: View {
    @Bindable var form: FormViewModel<Card>

    var body: some View {
      Form(form, submit: "Add") {
        TextField("Title", text: $form.value.title).invalid(form.validation[\.title])
        TextField("Owner", text: $form.value.owner).invalid(form.validation[\.owner])
      }
    }
  }

  @MainActor
  private final class Board {
    @Box var cards: [Card] = []
    var isFull = false
  }

  private let board = Board()

  private func form(in scene: SceneState = SceneState()) -> FormViewModel<Card> {
    FormViewModel(Card(), in: scene) { [board] card in
      [
        \.title: card.title.isEmpty ? "Enter what is to do." : nil,
        \.title: board.cards.contains { $0.title == card.title } ? "The board has this card." : nil,
        \.owner: card.owner.isEmpty ? "Enter who does it." : nil,
      ]
    } save: { [board] card in
      if board.isFull { throw Full() }
      board.cards.append(card)
    }
  }

  @Test func theFirstBrokenRuleOfAPropertyCounts() {
    let form = form()
    #expect(form.validation[\.title] == "Enter what is to do.")
    form.value.title = "Read"
    #expect(form.validation[\.title] == nil)
    board.cards = [Card(title: "Read")]
    #expect(form.validation[\.title] == "The board has this card.")
  }

  @Test func anInvalidFormGoesToItsFirstFault() async {
    let host = TestHost { [form = form()] in CardView(form: form) }
    host.enter("Read", into: .field("Title"))
    host.tap("Add")
    await settle()
    #expect(host.shows(.text("Enter who does it.")))
    #expect(host.takeFocusedNode()?[.label] == "Owner")
    #expect(board.cards.isEmpty)
  }

  @Test func anInvalidValueIsNotSavedBehindTheView() async {
    form().submit.execute()
    await settle()
    #expect(board.cards.isEmpty)
  }

  @Test func aSavedFormIsEmptyAndClosed() async {
    let form = form()
    form.open()
    let host = TestHost { CardView(form: form) }
    host.enter("Read", into: .field("Title"))
    host.enter("Ada", into: .field("Owner"))
    host.submit(.field("Owner"))
    await settle()
    #expect(board.cards == [Card(title: "Read", owner: "Ada")])
    #expect(!form.isShown && form.value == Card())
    #expect(!host.shows(.text("Enter what is to do.")))
    host.expectAccessible()
  }

  @Test func anErrorIsShownAndKeepsTheForm() async {
    let form = form()
    form.open(Card(title: "Read", owner: "Ada"))
    board.isFull = true
    let host = TestHost { CardView(form: form) }
    host.tap("Add")
    await settle()
    #expect(host.shows(.text("The board is full.")))
    #expect(form.isShown && form.value.title == "Read")
    form.open()
    #expect(form.problem == nil && form.value == Card())
  }

  @Test func whatIsTypedIsKeptWithTheWindow() {
    let scene = SceneState()
    let before = form(in: scene)
    before.open(Card(title: "Read"))
    let after = SceneState()
    after.restore(scene.snapshot)
    let restored = form(in: after)
    #expect(restored.isShown && restored.value.title == "Read")
  }
}
