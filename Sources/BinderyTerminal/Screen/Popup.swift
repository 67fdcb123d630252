/// A layer that the host itself shows over the window: a menu of commands, or a question with a
/// field.
@MainActor
final class Popup {
  enum Kind {
    /// Choices, of which one is taken.
    case menu
    /// Everything that can be done on the screen, with the actions of a row.
    case commands(row: UInt32?)
    case question(Question)
  }

  /// The maximum length of an answer, in characters: a path may have as many.
  static let longestAnswer = 4_000

  let overlay = OverlayBox()
  /// The number of popups below this one: each has its own focus.
  let level: Int
  let kind: Kind
  private var all: [ElementCommand]
  /// The items that the menu shows now, with their boxes.
  private(set) var items: [(box: LayoutBox, item: ElementCommand)] = []
  /// The field that filters a long menu, or that receives the answer to a question.
  let field: FieldElement?
  /// The answer that is being processed.
  var pending: String?
  private let note = TextBox()

  /// Creates a menu; `filter` is the hint of a field that filters it.
  init(_ title: String, items: [ElementCommand], filter: String? = nil, kind: Kind = .menu, level: Int) {
    self.level = level
    self.kind = kind
    all = items
    field = filter.map(Self.field)
    field?.isSearch = true
    overlay.title = title
    overlay.widest = 60
    show()
  }

  /// Creates a question with a line of text as the answer.
  init(_ question: Question, level: Int) {
    self.level = level
    kind = .question(question)
    all = []
    let field = Self.field(question.hint)
    self.field = field
    overlay.title = question.title
    overlay.widest = 60
    say(question.note)
    overlay.arrange([note, field])
  }

  private static func field(_ hint: String) -> FieldElement {
    let field = FieldElement()
    field.placeholder = hint
    field.editor.limit = longestAnswer
    field.isFocusable = true
    return field
  }

  /// The question that it asks; nil for a menu.
  var question: Question? { if case .question(let question) = kind { question } else { nil } }

  /// Shows an explanation, or the progress of the answer.
  func say(_ text: String) { show(text, .secondary) }

  /// Shows why an answer is invalid.
  func refuse(_ reason: String) { show(reason, .critical) }

  private func show(_ text: String, _ tone: TextStyle.Tone) {
    note.text = text
    note.textStyle = TextStyle(tone: tone)
    note.invalidate()
  }

  /// Updates the items.
  ///
  /// - Returns: whether they changed.
  func reload(_ items: [ElementCommand]) -> Bool {
    let isSame = items.elementsEqual(all) { $0.title == $1.title && $0.detail == $1.detail }
    all = items
    if isSame {
      // The rows stay and get the new actions.
      let shown = matches
      self.items = zip(self.items, shown).map { ($0.box, $1) }
    } else {
      show()
    }
    return !isSame
  }

  /// Shows the items that match what is typed.
  func show() {
    items = matches.map { (Self.row($0), $0) }
    say(!items.isEmpty ? "" : all.isEmpty ? "There is nothing to choose." : "Nothing matches.")
    overlay.arrange((field.map { [$0] } ?? []) + [note] + items.map(\.box))
  }

  /// The items that contain each typed word; those whose words begin with them are first.
  private var matches: [ElementCommand] {
    let typed = (field?.editor.text ?? "").lowercased().split(separator: " ")
    if typed.isEmpty { return all }
    var (first, others): ([ElementCommand], [ElementCommand]) = ([], [])
    for item in all {
      let text = "\(item.title) \(item.detail)".lowercased()
      let words = text.split(separator: " ")
      if typed.allSatisfy({ part in words.contains { $0.hasPrefix(part) } }) {
        first.append(item)
      } else if typed.allSatisfy({ text.contains($0) }) {
        others.append(item)
      }
    }
    return first + others
  }

  private static func row(_ item: ElementCommand) -> LayoutBox {
    let row = RowElement()
    let (title, detail) = (TextBox(), TextBox())
    title.text = item.title
    detail.text = item.detail
    detail.textStyle = TextStyle(tone: .secondary)
    row.axis = .horizontal
    row.spacing = 2
    row.isFocusable = true
    if item.isChosen { row.isChecked = true }
    row.arrange(item.detail.isEmpty ? [title] : [title, SpacerBox(), detail])
    return row
  }
}
