internal import Foundation

/// The programs of a package, as `swift package describe` lists them.
struct PackageManifest: Decodable {
  let products: [Product]

  struct Product: Decodable {
    let name: String
    let type: [String: [String]?]
  }

  /// Reads the description of the package in this folder.
  init(json: String) throws {
    self = try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
  }

  /// The names of the programs.
  var programs: [String] { products.filter { $0.type.keys.contains("executable") }.map(\.name) }

  /// Returns the program that is meant.
  ///
  /// - Parameter name: Its name; nil for the only one.
  /// - Throws: ``PackageProblem/programs(_:)``.
  func program(named name: String?) throws(PackageProblem) -> String {
    let found = programs.filter { name == nil || $0 == name }
    guard let program = found.first, found.count == 1 else { throw .programs(programs) }
    return program
  }
}
