/// Work under way: a spinner, or a part of the whole.
public struct ProgressView: View {
  let label: String
  let value: (@MainActor () -> Double)?

  /// A spinner.
  ///
  /// - Parameter label: what is under way, for those who don't see it.
  public init(_ label: String = "Loading") {
    self.label = label
    value = nil
  }

  /// A bar.
  ///
  /// - Parameters:
  ///   - label: what is being done.
  ///   - value: how much is done, 0 to 1. What it reads is tracked.
  public init(_ label: String, value: @autoclosure @escaping @MainActor () -> Double) {
    self.label = label
    self.value = value
  }
}

extension ProgressView: ElementView {
  func role(in context: MountContext) -> Role { .progress }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.label, label)
    if let value { element.bind(.number) { min(max(value(), 0), 1) } }
  }
}
