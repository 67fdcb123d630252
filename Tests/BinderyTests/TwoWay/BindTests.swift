import Bindery
import Testing

/// Two-way connections, and the ways to make a binding.
@Suite @MainActor
struct BindTests {
  /// A text field of any toolkit.
  @MainActor
  private final class Field {
    var text = "" {
      didSet { writes.append(text) }
    }
    var writes: [String] = []
    private let edited = Relay<String>()
    var edits: Signal<String> { edited.signal }

    /// Types like a user: the field shows the text before any observer is notified.
    func type(_ text: String) {
      self.text = text
      writes.removeLast()
      edited.accept(text)
    }
  }

  @MainActor
  private final class Model {
    @Box var name = "Mochi"
    @Box private var number = 2
    /// Rounds, and rejects text that is not a number.
    var amount: String {
      get { "\(number)" }
      set { if let value = Double(newValue) { number = Int(value.rounded()) } }
    }
  }

  private let model = Model()
  private let field = Field()

  @Test func aFieldShowsTheValueAndItsChanges() {
    let connection = Binding(to: model, \.name).bind(to: field, \.text, edits: field.edits)
    model.name = "Kuro"
    #expect(field.writes == ["Mochi", "Kuro"])
    connection.dispose()
    model.name = "Tama"
    #expect(field.text == "Kuro")
  }

  @Test func anEditIsWrittenWithoutAnEcho() {
    let connection = Binding(to: model, \.name).bind(to: field, \.text, edits: field.edits)
    field.type("Moc")
    #expect(model.name == "Moc")
    #expect(field.writes == ["Mochi"])
    connection.dispose()
    field.type("M")
    #expect(model.name == "Moc")
  }

  @Test func fieldsShowTheModelsVersionOfAnEdit() {
    let connection = Binding(to: model, \.amount).bind(to: field, \.text, edits: field.edits)
    field.type("2.4")
    #expect(model.amount == "2")
    #expect(field.writes == ["2", "2"])
    field.type("7")
    #expect(field.writes == ["2", "2"])
    connection.dispose()
  }

  @Test func fieldsRevertToTheModelValue() {
    let connection = Binding(to: model, \.amount).bind(to: field, \.text, edits: field.edits)
    field.type("two")
    #expect(model.amount == "2")
    #expect(field.text == "2")
    connection.dispose()
  }

  @Test func aFieldThatIsGoneIsNotWritten() {
    var short: Field? = Field()
    weak let gone = short
    let edits = Relay<String>()
    let connection = short.map { Binding(to: model, \.name).bind(to: $0, \.text, edits: edits.signal) }
    short = nil
    #expect(gone == nil)
    model.name = "Kuro"
    edits.accept("Tama")
    #expect(model.name == "Tama")
    connection?.dispose()
  }

  @Test func twoValuesFollowEachOther() {
    @SharedBox var left = 1
    @SharedBox var right = 2
    let connection = Binding(_left).bind(to: Binding(_right))
    #expect(right == 1)
    left = 3
    #expect(right == 3)
    right = 4
    #expect(left == 4)
    connection.dispose()
    left = 5
    #expect(right == 4)
  }

  @Test func roundedValuesAreReadBack() {
    @SharedBox var exact = 7
    @SharedBox var tens = 0
    let rounding = Binding(get: { tens }, set: { tens = ($0 + 5) / 10 * 10 })
    let connection = Binding(_exact).bind(to: rounding)
    #expect(exact == 10)
    exact = 23
    #expect(tens == 20)
    #expect(exact == 20)
    connection.dispose()
  }

  @Test func aBindingOfABoxReadsTrackedAndWrites() {
    @SharedBox var name = "Mochi"
    let binding = Binding(_name)
    var seen: [String] = []
    let view = effect { seen.append(binding.wrappedValue) }
    binding.wrappedValue = "Kuro"
    #expect(name == "Kuro")
    #expect(seen == ["Mochi", "Kuro"])
    view.dispose()
  }
}
