public import Bindery
public import BinderyViews

extension NavigationLink where Label == Text {
  /// A link with the interface of 2019: shows a screen while a value is true, and sets the value to true when pressed.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(title()) }
  }

  /// A link with the interface of 2019: shows a screen while the selection is its tag, and selects the tag when pressed.
  /// The title is looked up in the app's translations.
  public init<Tag: Hashable>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title()) }
  }
}
