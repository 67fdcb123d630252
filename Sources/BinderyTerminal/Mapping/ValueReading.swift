internal import BinderyViews

/// Copies the properties of nodes that are shown as a label with a value.
@MainActor
enum ValueReading {
  static func update(_ box: ValueBox, from node: Node) {
    box.label = node.labelWords.isEmpty ? node[.accessibilityLabel] ?? "" : node.labelWords
    box.isFocusable = !node.isOff
    box.refusal = node[.refusal] ?? ""
    switch node.role {
    case .toggle: box.value = .toggle(node.isTrue(.isOn))
    case .picker: box.value = .menu(RoleBox.options(of: node).first { $0.isSelected }?.allWords ?? "–")
    case .stepper: box.value = .number(node[.number].map(number) ?? "")
    case .slider:
      let range = node.numberRange
      let value = node[.number] ?? range.minimum
      // Halves, because the difference of the ends may be more than a number can be.
      let share = (value / 2 - range.minimum / 2) / (range.maximum / 2 - range.minimum / 2)
      box.value = .slider(number(value), fraction: share.isNaN ? 0 : min(max(share, 0), 1))
    case .datePicker: box.value = .date(node.dateWords)
    default: box.value = .file(isChosen: node.isSelected)
    }
  }

  /// Returns a number with two decimals, or with two digits if it is smaller than a tenth.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    guard abs(value) < 1e15 else { return "\(value)" }
    if value == value.rounded() { return "\(Int(value))" }
    var scale = 100.0
    while abs(value) * scale < 10, scale < 1e12 { scale *= 10 }
    return "\((value * scale).rounded() / scale)"
  }
}
