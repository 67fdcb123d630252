internal import Foundation

/// The programs of a package, as `swift package describe` lists them.
struct PackageManifest: Decodable {
  /// The folder of the package.
  let path: String
  let products: [Product]
  let targets: [PackageTarget]

  struct Product: Decodable {
    let name: String
    let type: [String: [String]?]
  }

  struct PackageTarget: Decodable {
    let path: String
    /// The programs to which it belongs.
    let productMemberships: [String]?

    enum CodingKeys: String, CodingKey {
      case path
      case productMemberships = "product_memberships"
    }
  }

  /// Reads the description of the package in this folder.
  init(json: String) throws {
    self = try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
  }

  /// The names of the programs.
  var programs: [String] { products.filter { $0.type.keys.contains("executable") }.map(\.name) }

  /// The folders with the sources of a program in this package, none inside another one.
  func folders(of program: String) -> [String] {
    let folders = Set(
      targets.filter { $0.productMemberships?.contains(program) == true }.map { "\(path)/\($0.path)" })
    return folders.filter { folder in
      !folders.contains { $0 != folder && folder.hasPrefix($0 + "/") }
    }.sorted()
  }

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
