internal import Foundation

/// The language of a place, and its translations.
@MainActor
final class Localization {
  /// The language, region, calendar and time zone of formats.
  let region: FormatRegion
  private let languages: [String]
  private let strings: StringCatalog

  /// Reads an environment.
  init(_ environment: EnvironmentValues) {
    region = FormatRegion(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    languages = [region.locale.identifier] + environment.preferredLanguages
    strings = environment.strings
  }

  /// Returns the text of a key.
  ///
  /// - Parameters:
  ///   - table: the name of the file without its extension; `Localizable` if it is nil.
  ///   - bundle: the bundle with the file; nil for the translations of the environment.
  func words(of key: LocalizedStringKey, table: String?, bundle: Bundle?) -> String {
    let strings =
      table == nil && bundle == nil
      ? strings : BundledStrings.table(table ?? "Localizable", in: ProgramBundle.named(bundle))
    guard !strings.isEmpty else { return key.untranslated(in: region) }
    return key.words(in: region) { strings.string($0, $1, languages: languages) }
  }
}

/// The translations of bundles, read once.
@MainActor
enum BundledStrings {
  // Bundles do not change while the process runs, and all windows share them.
  private static var known: [String: StringCatalog] = [:]

  static func table(_ table: String, in bundle: Bundle) -> StringCatalog {
    let name = "\(bundle.bundlePath)\n\(table)"
    if let catalog = known[name] { return catalog }
    let catalog = reading(table, in: bundle)
    known[name] = catalog
    return catalog
  }

  private static func reading(_ table: String, in bundle: Bundle) -> StringCatalog {
    do {
      return try StringCatalog(bundle: bundle, table: table)
    } catch {
      MissingResources.report(.strings, "\(error)")
      return StringCatalog()
    }
  }
}
