/// Something to press that gives a person a file of their own: the host saves it where they want it.
///
/// ```swift
/// ShareLink("Save the file", item: model.file)
/// ```
/// The file travels to the host with the view, so make it only once it is asked for.
public struct ShareLink: View {
  let title: @MainActor () -> String
  let item: @MainActor () -> TextFile

  /// Gives a file. What the arguments read is tracked.
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
