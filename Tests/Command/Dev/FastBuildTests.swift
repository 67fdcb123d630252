import Foundation
import Testing

@testable import BinderyCommand
@testable import TestSupport

/// Builds whose driver, compiler and linker are scripts: the first two copy what is public into the module's interface, and all write down
/// what they do.
struct FastBuildTests {
  private let folder: TemporaryFolder
  private var build: FastBuild
  private var model: String { folder.path + "/Sources/Model/Model.swift" }
  private var view: String { folder.path + "/Sources/View/View.swift" }
  /// The file of a module that others use too.
  private var base: String { folder.path + "/Sources/Base/Base.swift" }

  init() throws {
    folder = try TemporaryFolder()
    let root = folder.path
    let debug = root + "/.build/debug"
    for name in ["Sources/Base", "Sources/Model", "Sources/Tool", "Sources/View", ".build/debug/app.product"]
    {
      try FileManager.default.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    func module(_ name: String, imports: [String]) -> String {
      let source = "\(root)/Sources/\(name)/\(name).swift"
      let compiler =
        "echo \(name) >> \(root)/log; test -e \(debug)/\(name).swift.o || cp \(source) \(debug)/\(name).swift.o; "
        + "grep public \(source) > \(debug)/\(name).swiftmodule; "
        + "if grep -q wrong \(source); then echo '\(source):1:1: error: wrong'; exit 1; fi; "
        + "echo \(root)/swift-frontend -frontend -emit-module \(name); echo \(root)/swift-frontend -frontend -c "
        + "$(cat \(root)/list) -primary-file \(source) -emit-reference-dependencies-path \(debug)/\(name).swiftdeps -module-name \(name)"
      let inputs = ([source] + imports.map { "\(debug)/\($0).swiftmodule" }).map { "\"\($0)\"" }
      return """
          "C.\(name)-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: [\(inputs.joined(separator: ","))]
            outputs: ["\(debug)/\(name).swift.o","\(debug)/\(name).swiftmodule"]
            args: ["sh","-c","\(compiler)","-module-name","\(name)"]

        """
    }
    try MadeProgram.write(
      """
      for name; do :; done
      source=\(root)/Sources/$name/$name.swift
      if [ $2 = -emit-module ]; then exec grep public $source >\(debug)/$name.swiftmodule; fi
      echo "$name alone" >>\(root)/log
      grep -o 'uses .*' $source >\(debug)/$name.swiftdeps
      echo alone >\(debug)/$name.swift.o
      if grep wrong $source; then echo "$source:1:1: error: wrong"; exit 1; fi
      """, to: root + "/swift-frontend")
    try "".write(toFile: root + "/list", atomically: true, encoding: .utf8)
    try MadeProgram.write(
      "echo link again >>\(root)/log; test ! -e \(root)/another-library", to: root + "/ld.lld")
    try #" "\#(root)/ld.lld" "-o" "app-dev""#.write(
      toFile: root + "/verbose", atomically: true, encoding: .utf8)
    let linker =
      "echo link $(basename $4) >> \(root)/log; cat \(root)/verbose; test ! -e \(root)/broken"
    let yaml =
      module("Base", imports: []) + module("Model", imports: ["Base"]) + module("Tool", imports: ["Base"])
      + module("View", imports: ["Model", "BinderyApp"]) + """
          "C.app-x86_64-unknown-linux-gnu-debug.exe":
            tool: shell
            inputs: ["\(debug)/Base.swift.o","\(debug)/Model.swift.o","\(debug)/Tool.swift.o","\(debug)/View.swift.o"]
            outputs: ["\(debug)/app"]
            args: ["sh","-c","\(linker)","swiftc","-g","-O","-o","\(debug)/app","@\(debug)/app.LinkFileList"]

        """
    try yaml.write(
      toFile: root + "/.build/debug.yaml", atomically: true, encoding: .utf8)
    let names = ["Base", "Model", "Tool", "View"]
    for name in names {
      let text = "public \(name.lowercased())\n"
      try text.write(toFile: "\(root)/Sources/\(name)/\(name).swift", atomically: true, encoding: .utf8)
      try text.write(toFile: "\(debug)/\(name).swiftmodule", atomically: true, encoding: .utf8)
    }
    let options = BuildOptions(root: root, product: "app", scratchPath: ".build", traits: [])
    build = try #require(
      FastBuild(
        options, folders: names.map { "\(root)/Sources/\($0)" },
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
    #expect(list("Program") == "'\(debug)/Model.swift.o'\n'\(debug)/View.swift.o'\n")
    #expect(list("Library") == "'\(debug)/Base.swift.o'\n'\(debug)/Tool.swift.o'\n")
    (outcome, done) = try edit(view, "public view\nother body")
    #expect(outcome == .succeeded)
    #expect(done == ["View alone", "link again"])
  }

  @Test mutating func theDriverRunsWhereOtherFilesMayDependOnTheEdit() throws {
    _ = try edit(view, "public view")
    _ = try edit(view, "public view\nuses font")
    var (outcome, done) = try edit(view, "public view\nuses padding")
    #expect(done == ["View alone", "link again"])
    (outcome, done) = try edit(view, "public view of another kind\nuses padding")
    #expect(done == ["View alone", "link again"])
    (outcome, done) = try edit(view, "public view\nuses font")
    #expect(outcome == .succeeded)
    #expect(done == ["View alone", "View", "link again"])
    // What the compiler alone has written does not keep it from compiling.
    #expect(folder.text(".build/debug/View.swift.o") == "public view\nuses font")
  }

  @Test mutating func theDriverCompilesAModuleOfManyFiles() throws {
    try "-filelist \(folder.path)/gone".write(
      toFile: folder.path + "/list", atomically: true, encoding: .utf8)
    _ = try edit(view, "public view")
    let (outcome, done) = try edit(view, "public view\nbody")
    #expect(outcome == .succeeded)
    #expect(done == ["View", "link again"])
  }

  /// The driver of this test takes each edit for one that it has compiled.
  @Test mutating func theDriverCompilesASecondEditWithinASecond() throws {
    try "-filelist \(folder.path)/gone".write(
      toFile: folder.path + "/list", atomically: true, encoding: .utf8)
    for text in ["public view\none", "public view\nother"] {
      _ = try edit(view, text)
      #expect(folder.text(".build/debug/View.swift.o") == text)
    }
  }

  @Test mutating func theDriverRunsAfterAnError() throws {
    _ = try edit(view, "public view")
    var (outcome, done) = try edit(view, "public view\nwrong")
    #expect(outcome == .failed([Diagnostic(place: "Sources/View/View.swift:1:1", message: "wrong")]))
    #expect(done == ["View alone"])
    (outcome, done) = try edit(view, "public view")
    #expect(outcome == .succeeded)
    #expect(done == ["View", "link again"])
  }

  @Test mutating func theDriverLinksWhatNeedsAnotherLibraryOfTheSystem() throws {
    _ = try edit(view, "public view")
    try "".write(toFile: folder.path + "/another-library", atomically: true, encoding: .utf8)
    let (outcome, done) = try edit(view, "public view\nbody")
    #expect(outcome == .succeeded)
    #expect(done == ["View alone", "link again", "link app-dev"])
  }

  @Test mutating func anEditOfAModelThatViewsDoNotSeeCompilesNoView() throws {
    let (outcome, done) = try edit(model, "public model\nbody")
    #expect(outcome == .succeeded)
    #expect(done == ["Model", "link libapp-dev.so", "link app-dev"])
  }

  @Test mutating func aModuleOfTheLibraryBelongsToTheProgramAfterItsFirstEdit() throws {
    _ = try edit(view, "public view\nbody")
    var (outcome, done) = try edit(base, "public base\nbody")
    #expect(outcome == .succeeded)
    #expect(done == ["Base", "link libapp-dev.so", "link app-dev"])
    #expect(list("Library") == "")
    (outcome, done) = try edit(base, "public base\nother body")
    #expect(outcome == .succeeded)
    #expect(done == ["Base alone", "link again"])
  }

  @Test mutating func aChangedInterfaceCompilesTheModulesAbove() throws {
    let (outcome, done) = try edit(model, "public model of another kind")
    #expect(outcome == .succeeded)
    #expect(done == ["Model", "View", "link libapp-dev.so", "link app-dev"])
  }

  @Test mutating func failedModulesAreCompiledAgainWithTheNextEdit() throws {
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
