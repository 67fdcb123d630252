public import Foundation

/// A text. In a picker, an option.
public struct Text: View {
  /// The content: one text, a text in parts, or two texts with their own styles.
  enum Words {
    case live(@MainActor () -> String)
    case styled(@MainActor () -> StyledText)
    indirect case joined(Text, Text)
  }

  let words: Words
  /// The difference to the surrounding style; `nil` for none.
  var look: SharedLook?

  /// Shows the text of a key in the language of the place. The argument is tracked; a change updates only this text.
  ///
  /// - Parameters:
  ///   - key: the key, which is looked up in the app's translations; without one, it is shown itself.
  ///   - tableName: the file of translations without its extension; `Localizable` if it is nil.
  ///   - bundle: the bundle with the file; nil for the ``EnvironmentValues/strings`` or the program's bundle.
  ///   - comment: for translators.
  nonisolated public init(
    _ key: @autoclosure @escaping @MainActor () -> LocalizedStringKey, tableName: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    words = .live { key().words(table: tableName, bundle: bundle) }
  }

  /// Shows a string as it is. The argument is tracked; a change updates only this text.
  @_disfavoredOverload
  nonisolated public init(_ text: @autoclosure @escaping @MainActor () -> String) {
    words = .live(text)
  }

  /// Shows a string as it is, without a translation. The argument is tracked.
  nonisolated public init(verbatim text: @autoclosure @escaping @MainActor () -> String) {
    words = .live(text)
  }

  /// Shows a part of a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    let text = String(content)
    words = .live { text }
  }

  nonisolated init(_ words: Words) { self.words = words }

  /// The text without styles.
  @MainActor
  package var plainText: String {
    switch words {
    case .live(let text): text()
    case .styled(let text): text().text
    case .joined(let first, let second): first.plainText + second.plainText
    }
  }

  /// Joins two texts; each keeps its style.
  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }
}

extension Text: TitleSource {
  public static func words(of title: Text) -> String { title.plainText }
}

extension Text {
  /// Appends the parts of the text with their styles.
  @MainActor
  private func append(to runs: inout [TextRun], around outer: TextRun.Look) {
    let look = look?.current.completed(by: outer) ?? outer
    switch words {
    case .live(let text): runs.append(TextRun(text(), look: look))
    case .styled(let text):
      for run in text().runs {
        runs.append(TextRun(run.text, look: run.look.completed(by: look), url: run.url))
      }
    case .joined(let first, let second):
      first.append(to: &runs, around: look)
      second.append(to: &runs, around: look)
    }
  }

  /// The parts of a text, without the style of the whole.
  @MainActor
  private var runs: StyledText {
    var runs: [TextRun] = []
    Text(words).append(to: &runs, around: TextRun.Look())
    return StyledText(runs)
  }
}

extension Text: ElementView {
  func role(in context: MountContext) -> Role { context.container == .options ? .option : .text }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    switch words {
    case .live(let text): element.bind(.text, text)
    case .styled, .joined:
      let text = self
      element.bind(.text) { text.plainText }
      element.bind(.runs) { text.runs }
    }
  }

  /// The style is set after the surrounding modifiers: it is nearer to the text.
  func describeLast(_ element: inout ElementDescription) { look?.describe(&element) }
}
