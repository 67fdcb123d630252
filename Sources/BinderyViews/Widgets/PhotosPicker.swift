public import Bindery

/// Asks for a picture of the person's own. The host shows how it is coming along and what was chosen; the view model
/// decides whether it is one, and keeps it.
///
/// ```swift
/// PhotosPicker("Choose picture", selection: $model.photo)
/// ```
/// A picture that was chosen stays shown beside the picker until the selection is `nil` again.
public struct PhotosPicker: View {
  let title: @MainActor () -> String
  let selection: Binding<PhotosPickerItem?>

  /// Asks for a picture. What the title reads is tracked.
  ///
  /// - Parameters:
  ///   - title: what to choose: `Choose picture`.
  ///   - selection: written when a picture is chosen; read to know whether something is chosen.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, selection: Binding<PhotosPickerItem?>
  ) {
    self.title = title
    self.selection = selection
  }
}

extension PhotosPicker: ElementView {
  func role(in context: MountContext) -> Role { .photosPicker }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let selection = selection
    element.bind(.label, title)
    element.bind(.isOn) { selection.wrappedValue != nil }
    element.on(.choose) { action, _ in
      guard case .choose(let item) = action else { return }
      selection.wrappedValue = item
    }
  }
}
