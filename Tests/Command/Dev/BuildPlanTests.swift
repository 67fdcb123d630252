import Testing

@testable import BinderyCommand

struct BuildPlanTests {
  /// What the package manager writes for an app with its view models, a package below and a test.
  private static let yaml = """
    client:
      name: basic
    commands:
      "/b/debug/Kanban.build/sources":
        tool: write-auxiliary-file
        inputs: ["<sources-file-list>","/k/Sources/Kanban/App.swift"]
        outputs: ["/b/debug/Kanban.build/sources"]

      "C.Bindery-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/bindery/Sources/Bindery/Box.swift"]
        outputs: ["/b/debug/Bindery.build/Box.swift.o","/b/debug/Modules/Bindery.swiftmodule"]
        description: "Compiling Swift Module 'Bindery' (1 sources)"
        args: ["/opt/swiftc","-module-name","Bindery"]

      "C.Kanban-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/k/Sources/Kanban/App.swift","/k/Sources/Kanban/View.swift","/b/debug/Modules/BinderyApp.swiftmodule","/b/debug/Modules/KanbanViewModels.swiftmodule"]
        outputs: ["/b/debug/Kanban.build/App.swift.o","/b/debug/Kanban.build/View.swift.o","/b/debug/Modules/Kanban.swiftmodule"]
        args: ["/opt/swiftc","-module-name","Kanban","-parseable-output","-DTEXT=\\"a\\""]

      "C.KanbanTests-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/k/Tests/KanbanTests/Tests.swift"]
        outputs: ["/b/debug/KanbanTests.build/Tests.swift.o","/b/debug/Modules/KanbanTests.swiftmodule"]
        args: ["/opt/swiftc","-module-name","KanbanTests"]

      "C.KanbanViewModels-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/k/Sources/KanbanViewModels/Model.swift","/b/debug/Modules/Bindery.swiftmodule"]
        outputs: ["/b/debug/KanbanViewModels.build/Model.swift.o","/b/debug/Modules/KanbanViewModels.swiftmodule"]
        args: ["/opt/swiftc","-module-name","KanbanViewModels"]

      "C.kanban-x86_64-unknown-linux-gnu-debug.exe":
        tool: shell
        inputs: ["/b/debug/Bindery.build/Box.swift.o","/b/debug/Kanban.build/App.swift.o","/b/debug/Kanban.build/View.swift.o","/b/debug/KanbanViewModels.build/Model.swift.o"]
        outputs: ["/b/debug/kanban"]
        args: ["/opt/swiftc","-lz","-o","/b/debug/kanban","-emit-executable","-Xlinker","--defsym","-Xlinker","main=Kanban_main","-Xlinker","-rpath=$ORIGIN","@/b/debug/kanban.product/Objects.LinkFileList","-use-ld=gold","-g"]

      "C.kanban-tool-x86_64-unknown-linux-gnu-debug.exe":
        tool: shell
        inputs: ["/b/debug/Tool.build/Tool.swift.o"]
        outputs: ["/b/debug/kanban-tool"]
        args: ["/opt/swiftc","-o","/b/debug/kanban-tool","@/b/debug/kanban-tool.product/Objects.LinkFileList"]

    """

  private func plan(_ yaml: String = yaml) throws -> BuildPlan {
    let manifest = try #require(BuildManifest(yaml, product: "kanban"))
    return try #require(BuildPlan(manifest, folders: ["/k/Sources/Kanban", "/k/Sources/KanbanViewModels"]))
  }

  @Test func modulesOfTheProgramFollowThoseThatTheyImport() throws {
    let plan = try plan()
    #expect(plan.modules.map(\.name) == ["KanbanViewModels", "Kanban"])
    #expect(plan.modules.last?.imports == ["KanbanViewModels"])
    #expect(plan.modules.last?.command == ["/opt/swiftc", "-module-name", "Kanban", "-DTEXT=\"a\""])
    #expect(plan.modules.last?.interface == "/b/debug/Modules/Kanban.swiftmodule")
    #expect(plan.changing == ["Kanban", "KanbanViewModels"])
  }

  @Test func filesBelongToTheirModules() throws {
    let plan = try plan()
    #expect(plan.modules(of: ["/k/Sources/Kanban/View.swift"]) == ["Kanban"])
    #expect(
      plan.modules(of: ["/k/Sources/Kanban/View.swift", "/k/Sources/KanbanViewModels/Model.swift"])
        == ["Kanban", "KanbanViewModels"])
    #expect(plan.modules(of: ["/k/Sources/Kanban/New.swift"]) == nil)
    #expect(plan.above(["KanbanViewModels"]) == ["Kanban", "KanbanViewModels"])
    #expect(plan.above(["Kanban"]) == ["Kanban"])
  }

  @Test func theProgramAndTheLibraryAreLinkedAsThePackageManagerLinks() throws {
    let plan = try plan()
    #expect(
      plan.link(program: "/b/debug/kanban-dev", list: "/l/program", library: "/b/debug/libkanban-dev.so") == [
        "/opt/swiftc", "-lz", "-o", "/b/debug/kanban-dev", "-emit-executable", "-Xlinker", "--defsym",
        "-Xlinker",
        "main=Kanban_main", "-Xlinker", "-rpath=$ORIGIN", "@/l/program", "-g", "/b/debug/libkanban-dev.so",
        "-use-ld=lld",
      ])
    #expect(
      plan.link(library: "/b/debug/libkanban-dev.so", list: "/l/library") == [
        "/opt/swiftc", "-lz", "-o", "/b/debug/libkanban-dev.so", "-emit-library", "-Xlinker",
        "-rpath=$ORIGIN",
        "@/l/library", "-g", "-use-ld=lld",
      ])
  }

  @Test func commandsThatAreNotAsExpectedAreNotUsed() throws {
    #expect(BuildManifest("", product: "kanban") == nil)
    #expect(BuildManifest(Self.yaml, product: "other") == nil)
    let circle = Self.yaml.replacing(
      "/b/debug/Modules/Bindery.swiftmodule\"]\n    outputs: [\"/b/debug/KanbanViewModels",
      with: "/b/debug/Modules/Kanban.swiftmodule\"]\n    outputs: [\"/b/debug/KanbanViewModels")
    #expect(circle != Self.yaml)
    let manifest = try #require(BuildManifest(circle, product: "kanban"))
    #expect(BuildPlan(manifest, folders: ["/k/Sources/Kanban", "/k/Sources/KanbanViewModels"]) == nil)
    let whole = try #require(BuildManifest(Self.yaml, product: "kanban"))
    #expect(BuildPlan(whole, folders: ["/elsewhere"]) == nil)
  }

  @Test func theFoldersOfAProgramAreThoseOfItsTargets() throws {
    let manifest = try PackageManifest(
      json: #"""
        {"name":"kanban","path":"/k","products":[{"name":"kanban","type":{"executable":null}}],"targets":[
          {"name":"Kanban","path":"Sources/Kanban","product_memberships":["kanban"]},
          {"name":"KanbanViewModels","path":"Sources/KanbanViewModels","product_memberships":["kanban"]},
          {"name":"Nested","path":"Sources/Kanban/Nested","product_memberships":["kanban"]},
          {"name":"KanbanTests","path":"Tests/KanbanTests"}]}
        """#)
    #expect(manifest.folders(of: "kanban") == ["/k/Sources/Kanban", "/k/Sources/KanbanViewModels"])
  }
}
