/// A control that asks for a file. The host shows the progress of the upload; the view model validates the
/// content.
///
/// ```swift
/// FileImporter("Choose a file", endings: ["json"]) { file in model.read(file.data) }
/// ```
public struct FileImporter: View {
  let title: @MainActor () -> String
  let endings: [String]
  let onCompletion: @MainActor (ChosenFile) -> Void

  /// Creates a file importer. The title is tracked.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the title of the control: `Choose a file`.
  ///   - endings: the file extensions that are offered, such as `json`. The file that arrives can still be of
  ///     any kind.
  ///   - onCompletion: receives the selected file.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, endings: [String],
    onCompletion: @escaping @MainActor (ChosenFile) -> Void
  ) {
    self.init(title().words, endings: endings, onCompletion: onCompletion)
  }

  /// Creates a file importer. The title is tracked.
  ///
  /// - Parameters:
  ///   - title: the title of the control: `Choose a file`.
  ///   - endings: the file extensions that are offered, such as `json`. The file that arrives can still be of
  ///     any kind.
  ///   - onCompletion: receives the selected file.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, endings: [String],
    onCompletion: @escaping @MainActor (ChosenFile) -> Void
  ) {
    self.title = title
    self.endings = endings
    self.onCompletion = onCompletion
  }
}

extension FileImporter: ElementView {
  func role(in context: MountContext) -> Role { .fileImporter }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let onCompletion = onCompletion
    element.set(.fileExtensions, endings)
    element.bind(.label, title)
    element.on(.choose) { action, _ in
      if case .choose(let file) = action { onCompletion(file) }
    }
  }
}
