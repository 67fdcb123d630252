public import Bindery

/// A control that asks for a user photo. The host shows the progress and the selected photo; the view model
/// validates and stores it.
///
/// ```swift
/// PhotosPicker("Choose picture", selection: $model.photo)
/// ```
/// A selected photo stays visible beside the picker until the selection is `nil` again.
public struct PhotosPicker: View {
  let title: @MainActor () -> String
  let selection: Binding<PhotosPickerItem?>

  /// Creates a photos picker. The title is tracked.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the title of the control: `Choose picture`.
  ///   - selection: the selected photo; nil for none. It is set when a photo is selected.
  ///   - filter: the photos to choose from: pictures.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter = .images
  ) {
    self.init(title().words, selection: selection)
  }

  /// Creates a photos picker. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter = .images
  ) {
    self.title = title
    self.selection = selection
  }

  /// Creates a photos picker with the words of a label.
  public init<Label: View>(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter = .images,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(PlainLabel(label()).title, selection: selection)
  }
}

/// The photos that people choose from. Hosts offer pictures.
public struct PHPickerFilter: Sendable, Hashable {
  /// Pictures.
  public static let images = PHPickerFilter()
}

extension PhotosPicker: ElementView {
  func role(in context: MountContext) -> Role { .photosPicker }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let selection = selection
    element.bind(.label, title)
    element.bind(.isSelected) { selection.wrappedValue != nil }
    element.on(.choose) { action, _ in
      guard case .choose(let item) = action else { return }
      selection.wrappedValue = item
    }
  }
}
