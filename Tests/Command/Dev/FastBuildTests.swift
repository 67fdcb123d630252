import Foundation
import Testing

@testable import BinderyCommand

/// Builds whose compiler is a script: it copies what is public into the module's interface, and writes down what it does.
struct FastBuildTests {
  private let folder: TemporaryFolder
  private var build: FastBuild
  private var model: String { folder.path + "/Sources/Model/Model.swift" }
  private var view: String { folder.path + "/Sources/View/View.swift" }

  init() throws {
    folder = try TemporaryFolder()
    let root = folder.path
    let debug = root + "/.build/debug"
    for name in ["Sources/Model", "Sources/View", ".build/debug/app.product"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    func module(_ name: String, imports: [String]) -> String {
      let source = "\(root)/Sources/\(name)/\(name).swift"
      let compiler =
        "echo \(name) >> \(root)/log; cp \(source) \(debug)/\(name).o; "
        + "grep public \(source) > \(debug)/\(name).swiftmodule; "
        + "if grep -q wrong \(source); then echo '\(source):1:1: error: wrong'; exit 1; fi"
      let inputs = ([source] + imports.map { "\(debug)/\($0).swiftmodule" }).map { "\"\($0)\"" }
      return """
          "C.\(name)-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: [\(inputs.joined(separator: ","))]
            outputs: ["\(debug)/\(name).o","\(debug)/\(name).swiftmodule"]
            args: ["sh","-c","\(compiler)","-module-name","\(name)"]

        """
    }
    let linker = "echo link $(basename $4) >> \(root)/log; test ! -e \(root)/broken"
    let yaml =
      module("Model", imports: []) + module("View", imports: ["Model", "BinderyApp"]) + """
          "C.app-x86_64-unknown-linux-gnu-debug.exe":
            tool: shell
            inputs: ["\(debug)/Model.o","\(debug)/View.o","\(debug)/Other.o"]
            outputs: ["\(debug)/app"]
            args: ["sh","-c","\(linker)","swiftc","-g","-O","-o","\(debug)/app","@\(debug)/app.LinkFileList"]

        """
    try yaml.write(
      toFile: root + "/.build/debug.yaml", atomically: true, encoding: .utf8)
    try "public model".write(toFile: root + "/Sources/Model/Model.swift", atomically: true, encoding: .utf8)
    try "public view".write(toFile: root + "/Sources/View/View.swift", atomically: true, encoding: .utf8)
    for name in ["Model", "View"] {
      try "public \(name.lowercased())\n".write(
        toFile: "\(debug)/\(name).swiftmodule", atomically: true, encoding: .utf8)
    }
    let options = BuildOptions(root: root, product: "app", scratchPath: ".build", traits: [])
    build = try #require(
      FastBuild(
        options, folders: [root + "/Sources/Model", root + "/Sources/View"],
        runner: CommandRunner(environment: ["PATH": "/usr/bin:/bin"])))
  }

  /// Writes a file, builds, and returns what the compiler and the linker have done.
  private mutating func edit(_ path: String, _ text: String) throws -> (FastBuild.Outcome, [String]) {
    try? FileManager.default.removeItem(atPath: folder.path + "/log")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try build.build([path])
    return (outcome, folder.text("log")?.split(separator: "\n").map(String.init) ?? [])
  }

  private func list(_ name: String) -> String? {
    folder.text(".build/debug/app.product/\(name).LinkFileList")
  }

  @Test mutating func anEditOfAViewCompilesItsModuleAndLinksTheProgram() throws {
    var (outcome, done) = try edit(view, "public view\nbody")
    #expect(outcome == .succeeded)
    #expect(done == ["View", "link libapp-dev.so", "link app-dev"])
    let debug = folder.path + "/.build/debug"
    #expect(list("Program") == "'\(debug)/View.o'\n")
    #expect(list("Library") == "'\(debug)/Model.o'\n'\(debug)/Other.o'\n")
    (outcome, done) = try edit(view, "public view\nother body")
    #expect(outcome == .succeeded)
    #expect(done == ["View", "link app-dev"])
  }

  @Test mutating func anEditOfAModelThatViewsDoNotSeeCompilesNoView() throws {
    var (outcome, done) = try edit(model, "public model\nbody")
    #expect(outcome == .succeeded)
    #expect(done == ["Model", "link libapp-dev.so", "link app-dev"])
    // From now on it belongs to the program.
    #expect(list("Library") == "'\(folder.path)/.build/debug/Other.o'\n")
    (outcome, done) = try edit(model, "public model\nother body")
    #expect(outcome == .succeeded)
    #expect(done == ["Model", "link app-dev"])
  }

  @Test mutating func aChangedInterfaceCompilesTheModulesAbove() throws {
    let (outcome, done) = try edit(model, "public model of another kind")
    #expect(outcome == .succeeded)
    #expect(done == ["Model", "View", "link libapp-dev.so", "link app-dev"])
  }

  @Test mutating func whatFailedIsCompiledAgainWithTheNextEdit() throws {
    var (outcome, done) = try edit(view, "wrong")
    #expect(outcome == .failed([Diagnostic(place: "Sources/View/View.swift:1:1", message: "wrong")]))
    #expect(done == ["View"])
    (outcome, done) = try edit(model, "public model\nbody")
    #expect(outcome == .failed([Diagnostic(place: "Sources/View/View.swift:1:1", message: "wrong")]))
    #expect(done == ["Model", "View"])
    (outcome, done) = try edit(view, "public view")
    #expect(outcome == .succeeded)
    #expect(done.first == "View")
  }

  @Test mutating func viewsAboveAModelThatFailedAreCompiledOnceItsInterfaceHasChanged() throws {
    _ = try edit(view, "wrong")
    let (outcome, done) = try edit(model, "public model of another kind")
    #expect(outcome == .failed([Diagnostic(place: "Sources/View/View.swift:1:1", message: "wrong")]))
    #expect(done == ["Model", "View"])
    // The interface is the same as before this edit, and the view still has to follow the one before.
    let (next, then) = try edit(view, "public view")
    #expect(next == .succeeded)
    #expect(then.first == "View")
  }

  @Test mutating func aFileOfNoModuleAndALinkThatFailsAreForThePackageManager() throws {
    let (unknown, done) = try edit(folder.path + "/Sources/View/New.swift", "new")
    #expect(unknown == .unsuitable("a file belongs to no module yet"))
    #expect(done.isEmpty)
    try "".write(toFile: folder.path + "/broken", atomically: true, encoding: .utf8)
    let (broken, _) = try edit(view, "public view\nbody")
    #expect(broken == .unsuitable("the libraries cannot be linked as one"))
  }
}
