extension View {
  /// Sets the kind of the fields inside that do not set it themselves.
  package func fieldKind(_ kind: FieldKind?) -> some View {
    all(.textField) { element in
      guard let kind, !element.properties.contains(where: { $0.property == .fieldKind }) else { return }
      element.set(.fieldKind, kind)
    }
  }

  /// Sets the meaning of the text of the fields inside; the nearest modifier counts. A browser offers what it has stored of the person.
  ///
  /// The fields of email addresses, web addresses and telephone numbers get the keyboard for them.
  public func textContentType(_ type: TextContentType?) -> some View {
    all(.textField) { element in
      if let type { element.set(.contentType, type) }
    }
    .fieldKind(type?.kind)
  }
}

extension TextContentType {
  /// The kind of fields for the text; `nil` for a plain one.
  fileprivate var kind: FieldKind? {
    switch self {
    case .emailAddress: .email
    case .telephoneNumber: .phone
    case .URL: .url
    default: nil
    }
  }
}
