/// What the host itself shows over the window: a menu of commands, or a question with a field.
@MainActor
final class Popup {
  struct Item {
    let title: String
    let detail: String
    let isChosen: Bool
    let run: @MainActor () -> ScreenRequest?
  }

  let overlay = OverlayBox()
  /// How many popups there were before: each has its own focus.
  let level: Int
  private var all: [Item]
  /// Finds the items anew when the screen below changes.
  var source: (@MainActor () -> [Item])?
  /// What a menu offers now, by box.
  private(set) var items: [(box: LayoutBox, item: Item)] = []
  /// What narrows a long menu, or what a question is answered with.
  let field: FieldBox?
  let answer: (@MainActor (String) -> ScreenRequest?)?
  /// Whether Tab completes the answer as a path.
  var completesPaths = false
  /// The answer that is being looked into.
  var pending: String?
  private let note = TextBox()

  /// A menu; `filter` is the hint of a field that narrows it.
  init(_ title: String, items: [Item], filter: String?, level: Int) {
    self.level = level
    all = items
    answer = nil
    field = filter.map { hint in
      let field = FieldBox()
      field.placeholder = hint
      field.isSearch = true
      field.isFocusable = true
      return field
    }
    overlay.title = title
    overlay.widest = 60
    show()
  }

  /// A question that is answered with a line of text.
  init(
    _ title: String, note text: String, hint: String, level: Int,
    answer: @escaping @MainActor (String) -> ScreenRequest?
  ) {
    self.level = level
    self.answer = answer
    all = []
    let field = FieldBox()
    field.placeholder = hint
    field.isFocusable = true
    self.field = field
    overlay.title = title
    overlay.widest = 60
    note.text = text
    note.ink = Ink(tone: .secondary)
    overlay.arrange([note, field])
  }

  /// Says what happens with the answer.
  func wait(_ text: String) {
    note.text = text
    note.ink = Ink(tone: .secondary)
    note.invalidate()
  }

  /// Says why an answer is none.
  func say(_ text: String) {
    note.text = text
    note.ink = Ink(tone: .critical)
    note.invalidate()
  }

  /// Takes the items that there are now.
  ///
  /// - Returns: whether they are others than before.
  func reload() -> Bool {
    guard let items = source?() else { return false }
    let isSame = items.elementsEqual(all) { $0.title == $1.title && $0.detail == $1.detail }
    all = items
    if isSame {
      // The rows stay, and do what there is to do now.
      let shown = matches
      self.items = zip(self.items, shown).map { ($0.box, $1) }
    } else {
      show()
    }
    return !isSame
  }

  /// Shows the items that contain each typed word.
  func show() {
    items = matches.map { (Self.row($0), $0) }
    note.text = items.isEmpty ? "Nothing matches." : ""
    note.ink = Ink(tone: .secondary)
    overlay.arrange((field.map { [$0] } ?? []) + [note] + items.map(\.box))
  }

  private var matches: [Item] {
    let words = (field?.editor.text ?? "").lowercased().split(separator: " ")
    return all.filter { item in
      let text = "\(item.title) \(item.detail)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
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
    row.arrange([title, SpacerBox(), detail])
    return row
  }
}
