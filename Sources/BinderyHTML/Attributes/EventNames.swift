internal import BinderyViews

/// The names of the events that a node accepts, which the client script reads from `data-on`.
enum EventNames {
  /// Returns the names of a set of kinds, in order: `tap appear`; nil for an empty set.
  static func text(of set: UserEvent.Kinds) -> String? {
    var text = ""
    for kind in UserEvent.Kind.allCases where set.contains(kind) {
      if !text.isEmpty { text.append(" ") }
      text.append(StyleName.of(kind))
    }
    return text.isEmpty ? nil : text
  }
}
