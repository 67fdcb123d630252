/// A layer that the host itself shows over the window: a menu of commands, or a question with a
/// field.
@MainActor
final class Popup {
  struct Item {
    let title: String
    let detail: String
    let isChosen: Bool
    let run: @MainActor () -> ScreenRequest?
  }

  /// The maximum length of an answer, in characters: a path may have as many.
  static let longestAnswer = 4_000

  let overlay = OverlayBox()
  /// The number of popups below this one: each has its own focus.
  let level: Int
  private var all: [Item]
  /// Returns the items again when the screen below changes.
  var source: (@MainActor () -> [Item])?
  /// The items that the menu shows now, with their boxes.
  private(set) var items: [(box: LayoutBox, item: Item)] = []
  /// The field that filters a long menu, or that receives the answer to a question.
  let field: FieldBox?
  let answer: (@MainActor (String) -> ScreenRequest?)?
  /// Whether Tab completes the answer as a path.
  var completesPaths = false
  /// The answer that is being processed.
  var pending: String?
  private let note = TextBox()

  /// Creates a menu; `filter` is the hint of a field that filters it.
  init(_ title: String, items: [Item], filter: String?, level: Int) {
    self.level = level
    all = items
    answer = nil
    field = filter.map { hint in
      let field = FieldBox()
      field.placeholder = hint
      field.isSearch = true
      field.editor.limit = Self.longestAnswer
      field.isFocusable = true
      return field
    }
    overlay.title = title
    overlay.widest = 60
    show()
  }

  /// Creates a question with a line of text as the answer.
  init(
    _ title: String, note text: String, hint: String, level: Int,
    answer: @escaping @MainActor (String) -> ScreenRequest?
  ) {
    self.level = level
    self.answer = answer
    all = []
    let field = FieldBox()
    field.placeholder = hint
    field.editor.limit = Self.longestAnswer
    field.isFocusable = true
    self.field = field
    overlay.title = title
    overlay.widest = 60
    note.text = text
    note.ink = Ink(tone: .secondary)
    overlay.arrange([note, field])
  }

  /// Shows the progress of the answer.
  func wait(_ text: String) {
    note.text = text
    note.ink = Ink(tone: .secondary)
    note.invalidate()
  }

  /// Shows why an answer is invalid.
  func say(_ text: String) {
    note.text = text
    note.ink = Ink(tone: .critical)
    note.invalidate()
  }

  /// Updates the items.
  ///
  /// - Returns: whether they changed.
  func reload() -> Bool {
    guard let items = source?() else { return false }
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
    note.text =
      !items.isEmpty ? "" : all.isEmpty ? "There is nothing to choose." : "Nothing matches."
    note.ink = Ink(tone: .secondary)
    overlay.arrange((field.map { [$0] } ?? []) + [note] + items.map(\.box))
  }

  /// The items that contain each typed word; those whose words begin with them are first.
  private var matches: [Item] {
    let typed = (field?.editor.text ?? "").lowercased().split(separator: " ")
    if typed.isEmpty { return all }
    var (first, others): ([Item], [Item]) = ([], [])
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

  private static func row(_ item: Item) -> LayoutBox {
    let row = RowBox()
    let (title, detail) = (TextBox(), TextBox())
    title.text = item.title
    detail.text = item.detail
    detail.ink = Ink(tone: .secondary)
    row.axis = .horizontal
    row.spacing = 2
    row.isFocusable = true
    if item.isChosen { row.isChecked = true }
    row.arrange(item.detail.isEmpty ? [title] : [title, SpacerBox(), detail])
    return row
  }
}
