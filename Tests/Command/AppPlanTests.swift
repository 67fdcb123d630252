import Foundation
import Testing

@testable import BinderyCommand

struct AppPlanTests {
  private func files(_ name: String, _ template: AppTemplate) throws -> [NewFile] {
    let source = try BinderySource(local: Repository.folder, url: nil, from: nil)
    return try AppPlan(name: try ReservedNames.app(name), template: template, source: source)
      .files(from: Repository.templates)
  }

  @Test(arguments: AppTemplate.allCases)
  func noPlaceholderIsLeft(template: AppTemplate) throws {
    for file in try files("KanbanBoard", template) {
      #expect(!file.path.lowercased().contains("starter"))
      #expect(!file.text.contains(/(?i)starter|BINDERY-COPY/), "\(file.path)")
    }
  }

  @Test(arguments: AppTemplate.allCases)
  func anAppHasEverythingItNeeds(template: AppTemplate) throws {
    let paths = Set(try files("KanbanBoard", template).map(\.path))
    let needed = [
      "Package.swift", "Makefile", "README.md", ".ci/run", ".gitignore", ".swift-format", "Containerfile",
      "Sources/KanbanBoard/KanbanBoardApp.swift",
    ]
    for path in needed { #expect(paths.contains(path), "\(path) is missing.") }
    #expect(paths.contains { $0.hasPrefix("Tests/KanbanBoardTests/") })
    #expect(paths.contains { $0.hasPrefix("Sources/KanbanBoardViewModels/") })
  }

  @Test func namesAreThoseOfTheApp() throws {
    let files = try files("kanban-board", .counter)
    let app = try #require(files.first { $0.path == "Sources/KanbanBoard/KanbanBoardApp.swift" })
    #expect(app.text.contains("struct KanbanBoardApp: App"))
    #expect(app.text.contains(#"WindowGroup("Kanban board")"#))
    let manifest = try #require(files.first { $0.path == "Package.swift" })
    #expect(manifest.text.contains(#".executable(name: "kanban-board", targets: ["KanbanBoard"])"#))
    #expect(files.first { $0.path == ".ci/run" }?.isExecutable == true)
  }

  @Test func anAppWhoseNameEndsInAppHasNoSecondEnding() throws {
    #expect(try files("TodoApp", .counter).contains { $0.path == "Sources/TodoApp/TodoApp.swift" })
  }

  @Test(arguments: AppTemplate.allCases)
  func viewModelsImportNoViewOrHost(template: AppTemplate) throws {
    let models = try files("Kanban", template).filter { $0.path.hasPrefix("Sources/KanbanViewModels/") }
    try #require(!models.isEmpty)
    for file in models {
      #expect(!file.text.contains(/import Bindery(Views|App|Web|Terminal)/), "\(file.path)")
    }
  }

  @Test func aMissingTemplateIsNamed() {
    #expect(throws: FileProblem.missingTemplate(path: "/nowhere/counter")) {
      try Template("counter", in: "/nowhere").files()
    }
  }

  @Test func namesThatContainPlaceholdersStayWhole() throws {
    let app = try files("StarterKit", .list)
    #expect(app.contains { $0.path == "Sources/StarterKit/StarterKitApp.swift" })
    let source = try #require(app.first { $0.path == "Sources/StarterKit/StarterKitApp.swift" })
    #expect(
      source.text.contains("struct StarterKitApp: App") && source.text.contains("import StarterKitViewModels")
    )
    let file = NewFile(path: "Item", text: "import Starter; Item").replacing([
      ("Starter", "ItemShop"), ("Item", "Recipe"),
    ])
    #expect(file == NewFile(path: "Recipe", text: "import ItemShop; Recipe"))
  }
}
