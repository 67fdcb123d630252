public import BinderyViews
public import Foundation

extension Link where Content == Text {
  /// Leads to an address; its label is a title, which is tracked.
  /// The title is looked up in the app's translations.
  public init(_ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, destination: URL) {
    self.init(title().words, destination: destination)
  }

  /// Leads to an address; its label is a title, which is tracked.
  @_disfavoredOverload
  public init(_ title: @autoclosure @escaping @MainActor () -> String, destination: URL) {
    self.init(title(), destination: destination.absoluteString)
  }
}

extension Link {
  /// Leads to an address; its label is the view of a block.
  public init(destination: URL, @ViewBuilder label: @escaping @MainActor () -> Content) {
    self.init(destination: destination.absoluteString, label: label)
  }
}
