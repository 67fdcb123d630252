/// How the modules of a package become its program, without the package manager.
///
///     modules that change ── objects ────────────┐
///                                                ├─▶ program
///     all others ── objects ──▶ a shared library ┘
///
/// The library is linked once, and again when one of its modules changes, which then belongs to the program.
struct BuildPlan: Equatable {
  struct Module: Equatable {
    let name: String
    let sources: Set<String>
    /// The object files.
    let objects: Set<String>
    /// The file with the module's declarations, by which modules above it are compiled.
    let interface: String
    /// The modules of the package that it may import.
    let imports: Set<String>
    /// The command that compiles it.
    let command: [String]
  }

  /// The modules of the package in the program, each after those that it imports.
  let modules: [Module]
  /// The modules that change most: those that import `BinderyApp`, which are views, and those that only they use, such as view models.
  private(set) var changing: Set<String> = []
  /// The object files of the program.
  let objects: [String]
  private let linkArguments: [String]

  /// - Parameters:
  ///   - folders: The folders of the sources of the program in the package.
  /// - Returns: nil if the commands are not as expected.
  init?(_ manifest: BuildManifest, folders: [String]) {
    objects = manifest.link.inputs.filter { $0.hasSuffix(".o") }
    linkArguments = manifest.link.arguments
    let linked = Set(objects)
    func isSource(_ path: String) -> Bool {
      folders.contains { path.hasPrefix($0 + "/") } && path.hasSuffix(".swift")
    }
    let own = manifest.modules.filter { _, command in
      command.inputs.contains(where: isSource) && command.outputs.contains { linked.contains($0) }
    }
    var pending = own.mapValues { command in
      Set(command.inputs.filter { $0.hasSuffix(".swiftmodule") }.compactMap(Self.module(ofInterface:)))
        .intersection(own.keys)
    }
    var modules: [Module] = []
    while !pending.isEmpty {
      let ready = pending.filter { _, imports in imports.allSatisfy { pending[$0] == nil } }.keys.sorted()
      guard !ready.isEmpty else { return nil }
      for name in ready {
        guard let command = own[name], let imports = pending.removeValue(forKey: name),
          let interface = command.outputs.first(where: { $0.hasSuffix(".swiftmodule") })
        else { return nil }
        modules.append(
          Module(
            name: name, sources: Set(command.inputs.filter(isSource)),
            objects: Set(command.outputs.filter { $0.hasSuffix(".o") }), interface: interface,
            imports: imports,
            command: command.arguments.filter { $0 != "-parseable-output" }))
      }
    }
    guard !modules.isEmpty, linkArguments.contains(where: { $0.hasSuffix(".LinkFileList") }) else {
      return nil
    }
    self.modules = modules
    let views = own.filter { _, command in
      command.inputs.contains { $0.hasSuffix("/BinderyApp.swiftmodule") }
    }
    changing = above(Set(views.keys))
    for module in modules.reversed() where module.name != "BinderyApp" {
      let users = modules.filter { $0.imports.contains(module.name) }
      if !users.isEmpty, users.allSatisfy({ changing.contains($0.name) }) { changing.insert(module.name) }
    }
  }

  private static func module(ofInterface path: String) -> String? {
    path.split(separator: "/").last.map { String($0.dropLast(".swiftmodule".count)) }
  }

  /// Returns the modules to which files belong; nil if one belongs to none.
  func modules(of files: Set<String>) -> Set<String>? {
    var names: Set<String> = []
    for file in files {
      guard let module = modules.first(where: { $0.sources.contains(file) }) else { return nil }
      names.insert(module.name)
    }
    return names
  }

  /// Returns the object file of a source; nil if it has none yet.
  func object(of file: String) -> String? {
    let end = "/\(file.split(separator: "/").last ?? "").o"
    return modules.first { $0.sources.contains(file) }?.objects.first { $0.hasSuffix(end) }
  }

  /// Returns modules with all that import them.
  func above(_ names: Set<String>) -> Set<String> {
    modules.reduce(into: names) { names, module in
      if !module.imports.isDisjoint(with: names) { names.insert(module.name) }
    }
  }

  /// Returns the command that links a program of the objects in a list and a library.
  func link(program: String, list: String, library: String) -> [String] {
    replaced(output: program, list: list) + [library, "-use-ld=lld"]
  }

  /// Returns the command that links a library of the objects in a list.
  func link(library: String, list: String) -> [String] {
    var arguments = replaced(output: library, list: list)
    // Where the program begins.
    if let place = arguments.firstIndex(of: "--defsym"), place > 0, place + 2 < arguments.count {
      arguments.removeSubrange(place - 1...place + 2)
    }
    return arguments.map { $0 == "-emit-executable" ? "-emit-library" : $0 } + ["-use-ld=lld"]
  }

  private func replaced(output: String, list: String) -> [String] {
    var arguments = linkArguments.filter { !$0.hasPrefix("-use-ld=") }.map {
      $0.hasPrefix("@") && $0.hasSuffix(".LinkFileList") ? "@" + list : $0
    }
    if let place = arguments.firstIndex(of: "-o"), place + 1 < arguments.count {
      arguments[place + 1] = output
    }
    return arguments
  }
}
