public import Bindery

/// On or off.
public struct Toggle: View {
  let label: @MainActor () -> String
  let isOn: Binding<Bool>

  /// Switches a value. What the label reads is tracked.
  public init(_ label: @autoclosure @escaping @MainActor () -> String, isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }
}

extension Toggle: ElementView {
  func role(in context: MountContext) -> Role { .toggle }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.label, label)
    element.toggles(isOn)
  }
}
