internal import Foundation

extension LocalizedStringKey {
  /// The text in the language of the place for which a source is evaluated.
  @MainActor
  package var words: String { words(table: nil, bundle: nil) }

  /// Returns the text in the language of the place, from a table of a bundle.
  @MainActor
  func words(table: String?, bundle: Bundle?) -> String {
    let localization = Surroundings.current?.localization ?? Localization(EnvironmentValues())
    return localization.words(of: self, table: table, bundle: bundle)
  }
}

extension LocalizedStringKey: TitleSource {
  public static func words(of title: LocalizedStringKey) -> String { title.words }
}

extension FormatRegion {
  /// Those of the place for which a source is evaluated, or of the process.
  @MainActor
  package static var current: FormatRegion { Surroundings.current?.localization.region ?? .process }
}
