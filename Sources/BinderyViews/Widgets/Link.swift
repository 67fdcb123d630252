/// Something that leads out of the app, to an address.
public struct Link: View {
  let title: @MainActor () -> String
  let destination: @MainActor () -> String

  /// Shows a title that leads to an `http`, `https`, `mailto` or `tel` address; hosts refuse others. What the
  /// arguments read is tracked.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    destination: @autoclosure @escaping @MainActor () -> String
  ) {
    self.title = title
    self.destination = destination
  }
}

extension Link: ElementView {
  func role(in context: MountContext) -> Role { .link }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let title = title
    let destination = destination
    element.bind(.text) { .string(title()) }
    element.bind(.url) { .string(destination()) }
  }
}
