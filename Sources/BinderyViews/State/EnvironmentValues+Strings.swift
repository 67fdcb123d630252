private enum StringsKey: EnvironmentKey {
  static var defaultValue: StringCatalog { BundledStrings.table("Localizable", in: ProgramBundle.main) }
}

private enum PreferredLanguagesKey: EnvironmentKey {
  static var defaultValue: [String] { [] }
}

extension EnvironmentValues {
  /// The translations of every ``LocalizedStringKey`` inside, such as that of `Text("Hello")`.
  ///
  /// By default these are `Localizable.xcstrings`, `Localizable.strings` and `Localizable.stringsdict` of the program's bundle.
  public var strings: StringCatalog {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }

  /// The language of most texts; nil if the app has no translations.
  public var translatedLanguage: String? { strings.language(for: preferredLanguages) }

  /// The person's languages, best first, such as `pt-BR`. A host sets them: a browser sends them, a terminal has `LANG`.
  public var preferredLanguages: [String] {
    get { self[PreferredLanguagesKey.self] }
    set { self[PreferredLanguagesKey.self] = newValue }
  }
}
