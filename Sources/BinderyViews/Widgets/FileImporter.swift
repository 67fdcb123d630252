/// A control that asks for a file. The host shows the progress of the upload; the view model validates the
/// content.
///
/// ```swift
/// FileImporter("Choose a file", endings: ["json"]) { file in model.read(file.data) }
/// ```
public struct FileImporter: View {
  let title: @MainActor () -> String
  let endings: [String]
  let maximumBytes: Int?
  let onCompletion: @MainActor (ChosenFile) -> Void

  /// Creates a file importer. The title is tracked.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the title of the control: `Choose a file`.
  ///   - endings: the file extensions that are offered, such as `json`; all if there are none. The file that arrives can still be of
  ///     any kind.
  ///   - maximumBytes: the largest file that is accepted; the limit of the host if there is none. Larger ones are refused with a sentence.
  ///   - onCompletion: receives the selected file.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, endings: [String] = [],
    maximumBytes: Int? = nil, onCompletion: @escaping @MainActor (ChosenFile) -> Void
  ) {
    self.init(title().words, endings: endings, maximumBytes: maximumBytes, onCompletion: onCompletion)
  }

  /// Creates a file importer. The title is tracked.
  ///
  /// - Parameters:
  ///   - title: the title of the control: `Choose a file`.
  ///   - endings: the file extensions that are offered, such as `json`; all if there are none. The file that arrives can still be of
  ///     any kind.
  ///   - maximumBytes: the largest file that is accepted; the limit of the host if there is none. Larger ones are refused with a sentence.
  ///   - onCompletion: receives the selected file.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, endings: [String] = [],
    maximumBytes: Int? = nil, onCompletion: @escaping @MainActor (ChosenFile) -> Void
  ) {
    self.title = title
    self.endings = endings
    self.maximumBytes = maximumBytes
    self.onCompletion = onCompletion
  }
}

extension FileImporter: ElementView {
  func role(in context: MountContext) -> Role { .fileImporter }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let onCompletion = onCompletion
    let maximumBytes = maximumBytes
    element.set(.fileExtensions, endings)
    element.set(.maximumLength, maximumBytes)
    element.bind(.label, title)
    element.on(.choose) { action, slot in
      guard case .choose(let file) = action else { return }
      if let maximumBytes, file.data.count > maximumBytes {
        slot.refuse(because: .fileTooLarge(file.data.count, limit: maximumBytes))
      } else {
        onCompletion(file)
      }
    }
  }
}
