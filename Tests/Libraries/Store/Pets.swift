import BinderyStore
import Foundation

/// The model of these tests.
struct Pet: Record, Equatable {
  static let collection = "test.pet"
  var id: String
  var name: String
}

/// Another collection, with numbers for identities.
struct Meal: Record, Equatable {
  static let collection = "test.meal"
  var id: Int
  var grams: Double
}

/// The same collection as ``Pet``, as a later program might write it.
struct LaterPet: Record, Equatable {
  static let collection = Pet.collection
  var id: String
  var title: String
}

/// Runs a test with an empty folder, which is removed afterwards.
func withFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
  let folder = NSTemporaryDirectory() + "/bindery-store-tests-" + UUID().uuidString
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try await body(folder)
}

extension Store {
  func save(_ names: String...) async throws {
    try await write { transaction in
      for name in names { try transaction.save(Pet(id: name.lowercased(), name: name)) }
    }
  }

  var petNames: [String] {
    get async throws { try await all(Pet.self).map(\.name) }
  }
}
