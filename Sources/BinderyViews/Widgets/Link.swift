/// Something that leads out of the app, to an address.
public struct Link<Content: View>: View {
  let destination: @MainActor () -> String
  let label: @MainActor () -> Content

  /// Shows what a block describes; all of it leads to an `http`, `https`, `mailto` or `tel` address, or to a path on
  /// the same host. Hosts refuse others. What the address reads is tracked.
  public init(
    destination: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder label: @escaping @MainActor () -> Content
  ) {
    self.destination = destination
    self.label = label
  }
}

extension Link where Content == Text {
  /// Shows a title. What the title reads is tracked.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    destination: @autoclosure @escaping @MainActor () -> String
  ) {
    self.destination = destination
    label = { Text(title()) }
  }
}

extension Link: ElementView {
  func role(in context: MountContext) -> Role { .link }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.url, destination)
  }

  var block: (@MainActor () -> Content)? { label }
}
