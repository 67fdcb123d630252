internal import Foundation

/// Builds a program without the package manager, after edits of files that it knows.
struct FastBuild {
  enum Outcome: Equatable {
    case succeeded
    case failed([Diagnostic])
    /// The package manager has to build, for this reason.
    case unsuitable(String)
  }

  private let plan: BuildPlan
  private let runner: CommandRunner
  private let log: BuildLog
  /// The folder with what is built.
  private let folder: String
  private let product: String
  /// The modules that are linked into the program itself.
  private var changing: Set<String>
  /// The modules that have to be compiled, because an earlier build failed.
  private var pending: Set<String> = []
  private var isLibraryLinked = false
  /// What was run for the last edit of a file.
  private var jobs: [String: CompilerJobs] = [:]
  /// The script that links the program as the last time; nil if other modules are in it now.
  private var linker: String?

  /// The program that is linked. It is beside that of the package manager, with the same resources.
  var program: String { "\(folder)/\(product)-dev" }
  private var library: String { "\(folder)/lib\(product)-dev.so" }

  /// Reads the commands of the last build of the package manager.
  ///
  /// - Parameters:
  ///   - root: The folder of the package.
  ///   - folders: The folders of the program's sources in it.
  /// - Returns: nil if they are not as expected.
  init?(_ options: BuildOptions, folders: [String], runner: CommandRunner) {
    guard let text = try? String(contentsOfFile: options.manifest, encoding: .utf8),
      let manifest = BuildManifest(text, product: options.product),
      let plan = BuildPlan(manifest, folders: folders)
    else { return nil }
    self.plan = plan
    self.runner = runner
    log = BuildLog(root: options.root)
    folder = options.folder
    product = options.product
    changing = plan.changing
  }

  /// Removes what was compiled from files that have been edited, so that a driver compiles them. It compares the times of their changes in whole
  /// seconds, and would take a second edit within one second for the first.
  func forget(_ edited: Set<String>) {
    for object in edited.compactMap(plan.object) { try? FileManager.default.removeItem(atPath: object) }
  }

  /// Compiles the modules of edited files, those above them whose imports have changed, and links the program.
  mutating func build(_ edited: Set<String>) throws(DevProblem) -> Outcome {
    forget(edited)
    guard let modules = plan.modules(of: edited) else {
      return .unsuitable("a file belongs to no module yet")
    }
    let failed = pending
    pending.formUnion(modules)
    var changed: Set<String> = []
    for module in plan.modules
    where pending.contains(module.name) || !module.imports.isDisjoint(with: changed) {
      pending.insert(module.name)
      let before = FileManager.default.contents(atPath: module.interface)
      let files = module.sources.intersection(edited)
      let isAlone =
        files.count == 1 && !failed.contains(module.name) && module.imports.isDisjoint(with: changed)
      let (output, end) = try compile(module, edited, alone: isAlone ? files.first : nil)
      guard end == .code(0) else {
        pending.formUnion(plan.above(changed).subtracting(changed))
        let problems = log.diagnostics(in: output)
        return problems.contains { !$0.place.isEmpty }
          ? .failed(problems) : .unsuitable("\(module.name) cannot be compiled alone")
      }
      pending.remove(module.name)
      if FileManager.default.contents(atPath: module.interface) != before { changed.insert(module.name) }
      if !changing.contains(module.name) {
        changing = plan.above(changing.union([module.name]))
        isLibraryLinked = false
      }
    }
    return try link()
  }

  /// Compiles a module.
  ///
  /// - Parameter file: The file whose edit is the only change, if there is one.
  private mutating func compile(
    _ module: BuildPlan.Module, _ edited: Set<String>, alone file: String?
  ) throws(DevProblem) -> (output: String, end: ChildProcess.End) {
    if let file, let jobs = jobs[file] {
      func contents() -> [Data?] { [module.interface, jobs.references].map(FileManager.default.contents) }
      let before = contents()
      let result = try runner.run(jobs.command)
      // Other files depend on an edit only if it changes what the module declares, and what this file declares or uses.
      if result.end != .code(0) || zip(before, contents()).contains(where: { $0 != nil && $0 == $1 }) {
        return result
      }
    }
    // The compiler alone may have written the object again.
    forget(edited.intersection(module.sources))
    let (output, end) = try runner.run(module.command + ["-v"])
    if let file {
      jobs[file] =
        end == .code(0)
        ? CompilerJobs(output, file: file, log: "\(folder)/\(product).product/Interface.log") : nil
    }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.filter { !CompilerJobs.isJob($0) }.joined(separator: "\n"), end)
  }

  private mutating func link() throws(DevProblem) -> Outcome {
    if !isLibraryLinked, try !linkLibrary() { return .unsuitable("the libraries cannot be linked as one") }
    let list = "\(folder)/\(product).product/Program.LinkFileList"
    guard write(plan.objects.filter(isChanging), to: list) else {
      return .unsuitable("\(list) cannot be written")
    }
    // It fails if an edit needs another library of the system.
    if let linker, try runner.run(["/bin/sh", linker]).end == .code(0) { return .succeeded }
    let (output, end) = try runner.run(
      plan.link(program: program, list: list, library: library) + ["-Xclang-linker", "-v"])
    let lines = output.split(separator: "\n")
    guard end == .code(0) else {
      return .unsuitable("the program cannot be linked (\(lines.first { $0.contains("error:") } ?? ""))")
    }
    let script = "\(folder)/\(product).product/link.sh"
    linker = lines.last { $0.hasPrefix(" \"") && $0.contains("ld.lld\" ") }.flatMap {
      (try? $0.write(toFile: script, atomically: true, encoding: .utf8)).map { script }
    }
    return .succeeded
  }

  /// Links everything that does not change into one library. Returns whether that worked.
  mutating func linkLibrary() throws(DevProblem) -> Bool {
    linker = nil
    let list = "\(folder)/\(product).product/Library.LinkFileList"
    guard write(plan.objects.filter { !isChanging($0) }, to: list) else { return false }
    isLibraryLinked = try runner.run(plan.link(library: library, list: list)).end == .code(0)
    return isLibraryLinked
  }

  private func isChanging(_ object: String) -> Bool {
    plan.modules.contains { changing.contains($0.name) && $0.objects.contains(object) }
  }

  private func write(_ objects: [String], to list: String) -> Bool {
    let text = objects.map { "'\($0)'\n" }.joined()
    return (try? text.write(toFile: list, atomically: true, encoding: .utf8)) != nil
  }
}
