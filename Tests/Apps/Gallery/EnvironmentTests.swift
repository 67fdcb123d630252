internal import BinderyServices
internal import BinderyStore
internal import BinderyViews
internal import Cloudy
internal import CoffeeQuest
internal import Foundation
internal import Grados
internal import MovieInfo
internal import PetAdoption
internal import PetFeeder
internal import Testing

@MainActor
struct EnvironmentTests {
  private typealias Make = @MainActor ([String: String], Store) throws -> any App

  private static let apps: [Make] = [
    { try CloudyApp(environment: $0, store: $1, showsSampleData: true) },
    { try CoffeeQuestApp(environment: $0, store: $1, showsSampleData: true) },
    { environment, _ in try GradosApp(environment: environment, showsSampleData: true) },
    { try MovieInfoApp(environment: $0, store: $1, showsSampleData: true) },
    { try PetAdoptionApp(environment: $0, store: $1) },
    { try PetFeederApp(environment: $0, store: $1) },
  ]

  @Test(arguments: [("BINDERY_NOW", "yesterday"), ("BINDERY_LOCALE", "klingon")])
  func everyAppRefusesABadVariableWithTheSameSentence(name: String, value: String) throws {
    let sentences = try Self.apps.map { make in
      let store = try Store.inMemory()
      let error = #expect(throws: ConfigurationError.self) { _ = try make([name: value], store) }
      return error?.localizedDescription
    }
    #expect(Set(sentences).count == 1)
    #expect(sentences.first??.hasPrefix("\(name) is “\(value)”. Give ") == true)
  }
}
