/// The text and the first icon of a label, for a tab or a menu, which show nothing else.
@MainActor
package struct PlainLabel {
  private(set) var words: [String] = []
  private(set) var icon: Icon?

  /// Reads the current state of a view.
  package init(_ view: some View) { read(view) }

  /// The texts, separated by spaces.
  package var title: String { words.joined(separator: " ") }

  mutating func read<Content: View>(_ view: Content) {
    if let part = view as? any PlainLabelPart {
      part.read(into: &self)
    } else if let element = view as? any ElementView {
      read(contentOf: element)
    } else if !(view is any Primitive) {
      read(view.body)
    }
  }

  private mutating func read(contentOf element: some ElementView) {
    if let block = element.block { read(block()) }
  }

  mutating func add(_ words: String) { if !words.isEmpty { self.words.append(words) } }

  mutating func add(_ icon: Icon) { if self.icon == nil { self.icon = icon } }
}

/// A view with a text or icon for a ``PlainLabel``.
@MainActor
protocol PlainLabelPart {
  func read(into label: inout PlainLabel)
}

/// A view that has the text and icon of another one.
@MainActor
protocol PlainLabelWrapper: PlainLabelPart {
  associatedtype Content: View
  var content: Content { get }
}

extension PlainLabelWrapper {
  func read(into label: inout PlainLabel) { label.read(content) }
}

extension TupleView: PlainLabelPart {
  func read(into label: inout PlainLabel) { repeat label.read(each content) }
}

extension ViewSequence: PlainLabelPart {
  func read(into label: inout PlainLabel) { for view in content { label.read(view) } }
}

extension ConditionalContent: PlainLabelPart {
  func read(into label: inout PlainLabel) {
    switch self {
    case .first(let view): label.read(view)
    case .second(let view): label.read(view)
    }
  }
}

extension Optional: PlainLabelPart where Wrapped: View {
  func read(into label: inout PlainLabel) { if let view = self { label.read(view) } }
}

extension AnyView: PlainLabelPart {
  func read(into label: inout PlainLabel) { label.read(content) }
}
