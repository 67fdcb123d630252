extension View {
  /// Sets the kind of the fields inside that do not set it themselves.
  package func fieldKind(_ kind: FieldKind?) -> some View {
    all(.textField) { element in
      guard let kind, !element.properties.contains(where: { $0.property == .fieldKind }) else { return }
      element.set(.fieldKind, kind)
    }
  }
}
