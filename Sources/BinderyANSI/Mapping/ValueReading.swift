internal import BinderyViews

/// Copies the properties of nodes that are shown as a label with a value.
@MainActor
enum ValueReading {
  static func update(_ box: ValueBox, from node: Node) {
    box.label = node.labelWords.isEmpty ? node[.accessibilityLabel] ?? "" : node.labelWords
    box.isFocusable = !node.isOff
    switch node.role {
    case .toggle: box.value = .toggle(node.isTrue(.isOn))
    case .picker: box.value = .menu(RoleBox.options(of: node).first { $0.isSelected }?.allWords ?? "–")
    case .stepper: box.value = .number(node[.number].map(number) ?? "")
    case .slider:
      let range = node.numberRange
      let value = node[.number] ?? range.minimum
      let share =
        range.maximum > range.minimum ? (value - range.minimum) / (range.maximum - range.minimum) : 0
      box.value = .slider(number(value), fraction: share.isFinite ? min(max(share, 0), 1) : 0)
    case .datePicker: box.value = .date(node.dateWords)
    default: box.value = .file(isChosen: node.isSelected)
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
  }
}
