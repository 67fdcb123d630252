import Foundation
import Testing

@testable import BinderyCommand

struct BinderyModulesTests {
  static let targets: [String] = {
    let manifest = URL(filePath: Repository.folder).appending(path: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    return text.matches(of: /(?:library|program)\(\s*"(Bindery\w*|Gallery|Places)"/).map { String($0.1) }
  }()

  @Test func noAppCanHaveTheNameOfAModuleOfBindery() throws {
    try #require(Self.targets.count > 12)
    for target in Self.targets {
      #expect(throws: NameProblem.self, "\(target) can be the name of an app.") {
        try ReservedNames.app(target)
      }
    }
  }
}

/// The repository of these tests.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  static let templates = folder + "/Sources/BinderyCommand/Templates"
}
