extension KeyPress {
  /// The key names for menus and the line of keys.
  var name: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alt) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    switch key {
    case .character(" "): parts.append("Space")
    case .character(let character): parts.append(character.uppercased())
    case .enter: parts.append("Enter")
    case .escape: parts.append("Esc")
    case .delete, .backspace: parts.append("Del")
    case .tab: parts.append("Tab")
    case .up: parts.append("↑")
    case .down: parts.append("↓")
    case .function(let number): parts.append("F\(number)")
    default: parts.append("\(key)")
    }
    return parts.joined(separator: "+")
  }

  /// The direction in which the key changes a value by a step; nil for other keys.
  var step: Int? {
    switch self {
    case KeyPress(.left), KeyPress(.character("-")): -1
    case KeyPress(.right), KeyPress(.character("+")): 1
    default: nil
    }
  }
}
