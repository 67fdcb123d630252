/// A link that saves a file for the person; the host asks where to save it.
///
/// ```swift
/// ShareLink("Save the file", item: model.file)
/// ```
/// The file is sent to the host with the view, so create it only on demand.
public struct ShareLink: View {
  let title: @MainActor () -> String
  let item: @MainActor () -> TextFile

  /// Creates a link that saves a file. The arguments are tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    item: @autoclosure @escaping @MainActor () -> TextFile
  ) {
    self.init(title().words, item: item())
  }

  /// Creates a link that saves a file. The arguments are tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    item: @autoclosure @escaping @MainActor () -> TextFile
  ) {
    self.title = title
    self.item = item
  }
}

extension ShareLink: ElementView {
  func role(in context: MountContext) -> Role { .link }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.file, item)
  }

  var block: (@MainActor () -> Text)? {
    let title = title
    return { Text(title()) }
  }
}
