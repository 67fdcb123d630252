/// A button that copies a text to the clipboard of the person.
///
/// ```swift
/// Text(address)
/// CopyButton("Copy", text: address)
/// ```
/// Show the text, too: a browser without script has no such button, and where a browser or terminal keeps its clipboard from the app, the person selects the text.
public struct CopyButton: View {
  let title: @MainActor () -> String
  let text: @MainActor () -> String

  /// Creates a button. The title is looked up in the app's translations; the arguments are tracked.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text that is copied.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    text: @autoclosure @escaping @MainActor () -> String
  ) {
    self.title = { title().words }
    self.text = text
  }
}

extension CopyButton: ElementView {
  func role(in context: MountContext) -> Role { .button }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.copiedText, text)
  }

  var block: (@MainActor () -> Text)? {
    let title = title
    return { Text(title()) }
  }
}
