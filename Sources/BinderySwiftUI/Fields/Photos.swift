public import Bindery
public import BinderyViews

/// The photos that people choose from. Hosts offer pictures.
public struct PHPickerFilter: Sendable, Hashable {
  /// Pictures.
  public static let images = PHPickerFilter()
}

extension PhotosPicker {
  /// Creates a photos picker. The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter
  ) {
    self.init(title(), selection: selection)
  }

  /// Creates a photos picker with the words of a label.
  public init<Label: View>(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter = .images,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(PlainLabel(label()).title, selection: selection)
  }
}
