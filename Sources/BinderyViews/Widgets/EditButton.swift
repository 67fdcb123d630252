internal import Bindery

/// A button that begins and ends editing the lists of the screen: meanwhile, rows show the buttons of their actions.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the button.
  public init() {}

  public var body: some View {
    let mode = mode
    return Button {
      mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active
    } label: {
      if mode?.wrappedValue.isEditing == true { Text("Done") } else { Text("Edit") }
    }
  }
}
