/// What a field is for: hosts choose keyboards, hints and completion by it.
public enum FieldKind: Sendable, Hashable, CaseIterable {
  case plain, secure, search, email, number, url, multiline
}
