internal import BinderyViews

/// Grows the HTML of a subtree by appending.
@MainActor
struct HTMLWriter {
  /// What is written so far.
  private(set) var html = ""
  /// How many elements around the next one allow words only, such as a button (no paragraphs, no blocks).
  private(set) var phrasingDepth = 0

  /// The app's path, where a document begins with it; `nil` for what the client inserts, since it knows the path.
  let basePath: String?

  /// Starts a writer for what stands inside an element.
  init(insidePhrasing: Bool = false, basePath: String? = nil) {
    phrasingDepth = insidePhrasing ? 1 : 0
    self.basePath = basePath
    html.reserveCapacity(512)
  }

  /// Whether only words may be written here.
  var isPhrasing: Bool { phrasingDepth > 0 }
  /// The element for a box: `div`, or `span` where only words may stand.
  var box: String { isPhrasing ? "span" : "div" }

  /// Appends markup that is known to be right.
  mutating func raw(_ markup: String) { html.append(markup) }

  /// Appends text, escaped.
  mutating func text(_ text: String) { HTMLText.append(text, to: &html) }

  /// Appends ` name="value"`, escaped; nothing for `nil`, a bare name for an empty value.
  mutating func attribute(_ name: String, _ value: String?) {
    guard let value else { return }
    html.append(" ")
    html.append(name)
    if value.isEmpty { return }
    html.append("=\"")
    HTMLText.append(value, to: &html)
    html.append("\"")
  }

  /// Opens the element of a node: its id, class, look, and (unless a part is the control) what its control carries.
  mutating func open(
    _ tag: String, _ node: Node, class name: String, control: Bool = true, extra: String = ""
  ) {
    html.append("<")
    html.append(tag)
    html.append(" id=\"n")
    html.append(String(node.id.rawValue))
    html.append("\" class=\"")
    html.append(name)
    html.append("\"")
    html.append(extra)
    if control, node.takes(.tap), !node.role.family.isNativeControl(node) { html.append(Self.pressable) }
    BoxAttributes.write(node, &self)
    if control { ControlAttributes.write(node, &self) }
    html.append(">")
  }

  /// What makes a box that can be pressed a button for the keyboard and for those who are read to.
  private static let pressable = " role=\"button\" tabindex=\"0\""

  /// Closes an element.
  mutating func close(_ tag: String) {
    html.append("</")
    html.append(tag)
    html.append(">")
  }

  /// Appends a helper that holds text; hidden where there is none, so that it keeps its place.
  mutating func part(_ part: DOMPart, _ tag: String, class name: String, _ text: String?, extra: String = "")
  {
    html.append("<\(tag) class=\"\(name)\" data-part=\"\(part.rawValue)\"\(extra)")
    if text?.isEmpty ?? true { html.append(" hidden") }
    html.append(">")
    if let text { HTMLText.append(text, to: &html) }
    close(tag)
  }

  /// Appends the children of a node, in order.
  mutating func children(of node: Node) {
    for child in node.children { HTMLRenderer.write(child, &self) }
  }

  /// Appends what `content` writes where only words may stand.
  mutating func phrasing(_ content: (inout HTMLWriter) -> Void) {
    phrasingDepth += 1
    content(&self)
    phrasingDepth -= 1
  }
}
