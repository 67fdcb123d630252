public import Bindery

/// A field of several lines.
public struct TextEditor: View {
  let text: Binding<String>

  /// Edits a text.
  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    TextField("", text: text, axis: .vertical).accessibilityLabel("Text").frame(maxHeight: .infinity)
  }
}
