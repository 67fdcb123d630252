/// The kind of text in a field; hosts choose the keyboard, hints and completion by it.
public enum FieldKind: Sendable, Hashable, CaseIterable {
  case plain, secure, search, email, number, phone, url, multiline
}
