public import Bindery
public import BinderyViews

/// Whether a view is presented: the name of 2019 for `isPresented` and `dismiss` of the environment.
@preconcurrency @MainActor
public struct PresentationMode {
  /// Whether ``dismiss()`` closes anything.
  public let isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Closes the surrounding sheet, or leaves the surrounding screen.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the view is presented: `presentationMode.wrappedValue.dismiss()` closes it.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
