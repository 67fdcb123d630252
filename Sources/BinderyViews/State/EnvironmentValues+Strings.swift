extension EnvironmentValues {
  /// The translations of every ``LocalizedStringKey`` inside, such as that of `Text("Hello")`.
  ///
  /// By default these are `Localizable.xcstrings`, `Localizable.strings` and `Localizable.stringsdict` of the program's bundle.
  @Entry public var strings: StringCatalog = BundledStrings.table("Localizable", in: ProgramBundle.main)

  /// The language of most texts; nil if the app has no translations.
  public var translatedLanguage: String? { strings.language(for: preferredLanguages) }

  /// The person's languages, best first, such as `pt-BR`. A host sets them: a browser sends them, a terminal has `LANG`.
  @Entry public var preferredLanguages: [String] = []
}
