/// Words. In a picker, a choice.
public struct Text: View {
  let text: @MainActor () -> String

  /// Shows a string. What the argument reads is tracked: a change sets this one text.
  public init(_ text: @autoclosure @escaping @MainActor () -> String) {
    self.text = text
  }
}

extension Text: ElementView {
  func role(in context: MountContext) -> Role { context.container == .options ? .option : .text }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.text, text)
  }
}
