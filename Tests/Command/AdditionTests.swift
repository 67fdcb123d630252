import Foundation
import Testing

@testable import BinderyCommand

struct AdditionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func makeApp(_ template: AppTemplate) throws -> AppPackage {
    let source = try BinderySource(local: Repository.folder, url: nil, from: nil)
    let plan = AppPlan(name: try ReservedNames.app("Kanban"), template: template, source: source)
    try FileWriter.makeFolder(folder.path + "/Kanban", with: try plan.files(from: Repository.templates))
    return try AppPackage(around: folder.path + "/Kanban/Sources")
  }

  @Test func theAppIsFoundFromAnyOfItsFolders() throws {
    let package = try makeApp(.counter)
    #expect(package.folder.hasSuffix("/Kanban"))
    #expect(package.module == "Kanban")
  }

  @Test func aFolderWithoutAnAppIsRefused() throws {
    #expect(throws: AddProblem.self) { try AppPackage(around: folder.path) }
    try Data("".utf8).write(to: URL(filePath: folder.path + "/Package.swift"))
    #expect(throws: AddProblem.noApp(sources: folder.path + "/Sources")) {
      try AppPackage(around: folder.path)
    }
  }

  @Test func aScreenHasAViewAViewModelAndATest() throws {
    let files = try Addition.screen(try ReservedNames.type("PetSettings"))
      .files(for: try makeApp(.counter), from: Repository.templates)
    #expect(
      files.map(\.path) == [
        "Sources/Kanban/PetSettingsView.swift", "Sources/KanbanViewModels/PetSettingsViewModel.swift",
        "Tests/KanbanTests/PetSettingsTests.swift",
      ])
    for file in files { #expect(!file.text.contains(/(?i)placeholder|starter/), "\(file.path)") }
  }

  @Test func aModelIsARecordWithATest() throws {
    let files = try Addition.model(try ReservedNames.type("Recipe"))
      .files(for: try makeApp(.counter), from: Repository.templates)
    #expect(
      files.map(\.path) == [
        "Sources/KanbanViewModels/Recipe.swift", "Tests/KanbanTests/RecipeTests.swift",
      ])
    #expect(files[0].text.contains(#"static let collection = "kanban.recipe""#))
    for file in files { #expect(!file.text.contains(/(?i)item|starter/), "\(file.path)") }
  }

  @Test func aModelAddsTheStoreToTheManifestOnce() throws {
    let package = try makeApp(.counter)
    try Addition.model(try ReservedNames.type("Recipe")).perform(
      around: package.folder, from: Repository.templates)
    try Addition.model(try ReservedNames.type("Meal")).perform(
      around: package.folder, from: Repository.templates)
    let manifest = try #require(folder.text("Kanban/Package.swift"))
    #expect(
      manifest.contains(
        #"name: "KanbanViewModels", dependencies: bindery("Bindery", "BinderyStore", "BinderyViewModels")"#))
    #expect(manifest.components(separatedBy: "BinderyStore").count == 3)
    #expect(folder.text("Kanban/Sources/KanbanViewModels/Meal.swift") != nil)
  }

  @Test func aManifestOfAnotherFormIsNotChanged() throws {
    let package = try makeApp(.counter)
    let manifest = #"let package = Package(name: "kanban", targets: [.target(name: "KanbanViewModels")])"#
    try Data(manifest.utf8).write(to: URL(filePath: package.folder + "/Package.swift"))
    #expect(throws: AddProblem.self) {
      try Addition.model(try ReservedNames.type("Recipe")).perform(
        around: package.folder, from: Repository.templates)
    }
    #expect(folder.text("Kanban/Package.swift") == manifest)
    #expect(folder.text("Kanban/Sources/KanbanViewModels/Recipe.swift") == nil)
  }

  @Test func nothingIsOverwritten() throws {
    let package = try makeApp(.list)
    #expect(throws: FileProblem.self) {
      try Addition.screen(try SwiftName("List")).perform(around: package.folder, from: Repository.templates)
    }
  }
}
