internal import BinderyHTML

extension DocumentElement {
  /// Applies an operation to the element of a node, as the client script does. Says whether it found its target.
  func apply(_ operation: DOMOperation) -> Bool {
    switch operation {
    case .text(let target, let text):
      return change(target) { element in
        element.children = text.isEmpty ? [] : [.text(text)]
        if target.part != nil { element.attributes["hidden"] = text.isEmpty ? "" : nil }
      }
    case .attribute(let target, let name, let value):
      return change(target) { $0.attributes[name] = value }
    case .property(let target, let name, let value):
      return change(target) { $0.attributes[name] = value ? "" : nil }
    case .value(let target, let text):
      return change(target) { element in
        if element.tag == "textarea" {
          element.children = [.text("\n" + text)]
        } else {
          element.attributes["value"] = text.isEmpty ? nil : text
        }
      }
    case .drawing, .insert, .move, .remove:
      return true
    }
  }

  private func change(_ target: DOMTarget, _ change: (DocumentElement) -> Void) -> Bool {
    guard let part = target.part else {
      change(self)
      return true
    }
    let found = elements.lazy.compactMap { child in
      child.first {
        $0.attributes["data-part"]?.split(separator: " ").contains(Substring(part.rawValue)) ?? false
      }
    }.first
    guard let found else { return false }
    change(found)
    return true
  }
}
