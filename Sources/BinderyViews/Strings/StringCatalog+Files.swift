public import Foundation

/// The reason why a file of texts cannot be read.
public enum StringCatalogError: Error, Equatable, CustomStringConvertible {
  /// The content of the file does not match its extension; `reason` contains the location.
  case invalid(path: String, reason: String)

  public var description: String {
    switch self {
    case .invalid(let path, let reason):
      "\(path) cannot be read: \(reason). Open it in an editor and correct it."
    }
  }
}

extension StringCatalog {
  /// Reads all texts in a folder: `*.xcstrings`, and `*.strings` and `*.stringsdict` in folders such as `de.lproj`.
  ///
  /// - Throws: ``StringCatalogError`` if a file's content does not match its extension.
  public init(folder: URL, sourceLanguage: String = "en") throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    try self.init(files: files?.allObjects as? [URL] ?? [], sourceLanguage: sourceLanguage)
  }

  /// Reads one table of a bundle: `Localizable.xcstrings`, `de.lproj/Localizable.strings` and others.
  ///
  /// - Throws: ``StringCatalogError`` if a file's content does not match its extension.
  public init(bundle: Bundle, table: String = "Localizable") throws {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let languages = Self.contents(of: folder).filter { $0.pathExtension == "lproj" }
    let files = Self.contents(of: folder) + languages.flatMap(Self.contents)
    try self.init(
      files: files.filter { $0.deletingPathExtension().lastPathComponent == table },
      sourceLanguage: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en")
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  private init(files: [URL], sourceLanguage: String) throws {
    var language = sourceLanguage
    var texts = StringCatalog()
    let urls = files.sorted { $0.path < $1.path }
    // A text with plurals replaces the plain one of the same key.
    for ending in ["strings", "stringsdict", "xcstrings"] {
      for url in urls where url.pathExtension == ending {
        let catalog = try Self.reading(url)
        // Only a string catalog contains the language of its keys.
        if ending == "xcstrings" { language = catalog.sourceLanguage }
        texts.add(catalog)
      }
    }
    self.init(sourceLanguage: language)
    add(texts)
  }

  private static func reading(_ url: URL) throws -> StringCatalog {
    let data = try Data(contentsOf: url)
    let path = url.path(percentEncoded: false)
    let folder = url.deletingLastPathComponent().lastPathComponent
    let language = folder.hasSuffix(".lproj") && folder != "Base.lproj" ? String(folder.dropLast(6)) : "en"
    switch url.pathExtension {
    case "xcstrings": return try StringCatalog(xcstrings: data, path: path)
    case "stringsdict": return try StringCatalog(stringsdict: data, language: language, path: path)
    default: return try StringCatalog(strings: data, language: language, path: path)
    }
  }

  /// Reads a string catalog in the format of Xcode 15 and later.
  ///
  /// - Throws: ``StringCatalogError``.
  public init(xcstrings data: Data, path: String = "The string catalog") throws(StringCatalogError) {
    let file: CatalogFile
    do {
      file = try JSONDecoder().decode(CatalogFile.self, from: data)
    } catch {
      throw .invalid(path: path, reason: "it is no string catalog (\(error))")
    }
    self.init(sourceLanguage: file.sourceLanguage)
    for (key, text) in file.strings {
      for (language, localization) in text.localizations ?? [:] {
        entries[language, default: [:]][key] = localization.entry
      }
    }
  }

  /// Reads the plurals of a `.stringsdict` file.
  ///
  /// - Throws: ``StringCatalogError``.
  public init(
    stringsdict data: Data, language: String, path: String = "The stringsdict file"
  ) throws(StringCatalogError) {
    self.init()
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: [String: Any]]
    else {
      throw .invalid(path: path, reason: "it is no property list of plural rules")
    }
    for (key, rules) in list {
      guard let format = rules["NSStringLocalizedFormatKey"] as? String else {
        throw .invalid(path: path, reason: "“\(key)” has no NSStringLocalizedFormatKey")
      }
      var entry = Entry(value: .text(format))
      for (name, rule) in rules {
        guard let rule = rule as? [String: String] else { continue }
        let forms = rule.compactMap { name, text in PluralCategory(rawValue: name).map { ($0, text) } }
        entry.substitutions[name] = Substitution(
          argument: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "d",
          variations: .plural(Dictionary(uniqueKeysWithValues: forms)))
      }
      entries[language, default: [:]][key] = entry
    }
  }
}

/// The JSON of a string catalog.
private struct CatalogFile: Decodable {
  let sourceLanguage: String
  let strings: [String: Text]

  struct Text: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var entry: StringCatalog.Entry? {
      guard let value = stringUnit.map({ .text($0.value) }) ?? variations?.value else { return nil }
      return StringCatalog.Entry(
        value: value, substitutions: (substitutions ?? [:]).compactMapValues(\.substitution))
    }
  }

  struct Unit: Decodable { let value: String }

  struct Form: Decodable { let stringUnit: Unit? }

  struct Variations: Decodable {
    let plural: [String: Form]?
    let device: [String: Form]?

    var value: StringCatalog.Variations? {
      if let plural {
        let forms = plural.compactMap { name, form in
          PluralCategory(rawValue: name).flatMap { category in form.stringUnit.map { (category, $0.value) } }
        }
        return .plural(Dictionary(uniqueKeysWithValues: forms))
      }
      // A browser is not an Apple device.
      return (device?["other"] ?? device?["iphone"])?.stringUnit.map { .text($0.value) }
    }
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?

    var substitution: StringCatalog.Substitution? {
      variations?.value.map {
        StringCatalog.Substitution(argument: argNum, specifier: formatSpecifier ?? "lld", variations: $0)
      }
    }
  }
}
