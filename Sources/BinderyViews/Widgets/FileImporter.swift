/// Asks for a file of the person's own. The host shows how it is coming along; the view model decides what it is.
///
/// ```swift
/// FileImporter("Choose a file", endings: ["json"]) { file in model.read(file.data) }
/// ```
public struct FileImporter: View {
  let title: @MainActor () -> String
  let endings: [String]
  let onCompletion: @MainActor (PhotosPickerItem) -> Void

  /// Asks for a file. What the title reads is tracked.
  ///
  /// - Parameters:
  ///   - title: what to choose: `Choose a file`.
  ///   - endings: of the names of the files that are offered, such as `json`; what comes may be anything all the same.
  ///   - onCompletion: gets the file that was chosen.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, endings: [String],
    onCompletion: @escaping @MainActor (PhotosPickerItem) -> Void
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
