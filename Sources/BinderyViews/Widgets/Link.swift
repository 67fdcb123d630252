public import Foundation

/// The address of a ``Link``: a `URL`, or a string.
public protocol LinkDestination {
  /// Returns the text of an address.
  static func address(of destination: Self) -> String
}

extension URL: LinkDestination {
  public static func address(of destination: URL) -> String { destination.absoluteString }
}

extension String: LinkDestination {
  public static func address(of destination: String) -> String { destination }
}

/// A link to an address outside the app.
public struct Link<Content: View>: View {
  let destination: @MainActor () -> String
  let label: @MainActor () -> Content

  /// Creates a link with a label from a block. It leads to an `http`, `https`, `mailto` or `tel` address, or
  /// to a path on the same host; hosts reject others. The address is tracked.
  public init<Destination: LinkDestination>(
    destination: @autoclosure @escaping @MainActor () -> Destination,
    @ViewBuilder label: @escaping @MainActor () -> Content
  ) {
    self.destination = { Destination.address(of: destination()) }
    self.label = label
  }
}

extension Link where Content == Text {
  /// Creates a link with a title. The arguments are tracked.
  /// The title is looked up in the app's translations.
  public init<Destination: LinkDestination>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    self.init(title().words, destination: destination())
  }

  /// Creates a link with a title. The arguments are tracked.
  @_disfavoredOverload
  public init<Destination: LinkDestination>(
    _ title: @autoclosure @escaping @MainActor () -> String,
    destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination()) { Text(title()) }
  }
}

extension Link: ElementView {
  func role(in context: MountContext) -> Role { .link }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.url, destination)
    let openURL = context.environment.openURL
    guard openURL.isOfApp else { return }
    let destination = destination
    element.on(.tap) { _, _ in
      if let url = URL(string: destination()) { openURL(url) }
    }
  }

  var block: (@MainActor () -> Content)? { label }
}
