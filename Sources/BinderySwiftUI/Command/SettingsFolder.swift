internal import BinderyViewModels
internal import Foundation

/// Stores the values of `@AppStorage` in a folder, in one JSON file per person. All windows of a program share them.
actor SettingsFolder: AppStorageStore {
  private let folder: URL

  /// Stores values in a folder, which is created with the first value.
  init(path: String) { folder = URL(filePath: path, directoryHint: .isDirectory).appending(path: "settings") }

  func values(of person: String, app: String) throws -> [String: String] { try stored(in: file(of: person)) }

  func set(_ json: String?, for key: String, of person: String, app: String) throws {
    let file = try file(of: person)
    var values = try stored(in: file)
    values[key] = json
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(values).write(to: file, options: .atomic)
  }

  private func stored(in file: URL) throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return [:] }
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    } catch let error as DecodingError {
      throw SettingsError.unreadable(file: file.path(percentEncoded: false), reason: "\(error)")
    }
  }

  /// The person's name comes from a cookie, so it is validated before it becomes a file name.
  private func file(of person: String) throws -> URL {
    let isName =
      !person.isEmpty && person.utf8.count <= 128
      && person.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
      }
    guard isName else { throw SettingsError.invalidPerson(person) }
    return folder.appending(path: "\(person).json")
  }
}

/// An error from reading or storing settings.
enum SettingsError: Error, Equatable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case invalidPerson(String)

  var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "The settings in \(file) cannot be read: \(reason). Correct the file, or remove it to begin with the app's own values."
    case .invalidPerson(let name):
      "“\(name)” is not the name of a person. Names have letters, digits, - and _, at most 128."
    }
  }
}
