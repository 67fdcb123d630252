/// A tag of a drawing in SVG.
struct DrawingTag: Equatable {
  enum Kind { case start, end, empty }

  struct Attribute: Equatable {
    let name: String
    /// The value as it is written, with its escapes.
    let value: String
    /// The bytes of the name, the value and its quotation marks.
    let range: Range<Int>
  }

  let kind: Kind
  let name: String
  let attributes: [Attribute]
  /// The bytes from `<` to `>`.
  let range: Range<Int>

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
}
