internal import Foundation

/// What is added to an app.
enum Addition {
  case screen(SwiftName)
  case model(SwiftName)

  /// Returns the new files.
  ///
  /// - Parameter root: The folder of all templates.
  /// - Throws: ``FileProblem/missingTemplate(path:)``.
  func files(for package: AppPackage, from root: String = ProgramFiles.templates) throws(FileProblem)
    -> [NewFile]
  {
    let files: [NewFile]
    let names: [(placeholder: String, name: String)]
    switch self {
    case .screen(let name):
      files = try Template("screen", in: root).files()
      names = [("Placeholder Title", name.title), ("Placeholder", name.type)]
    case .model(let name):
      files = try Template("items", in: root).files()
      names = [("Item", name.type), ("item", name.variable)]
    }
    let program = (try? SwiftName(package.module).program) ?? package.module.lowercased()
    return files.map { $0.replacing([("Starter", package.module), ("starter", program)] + names) }
  }

  /// Adds the files, and what they need to the manifest, and prints what to do next.
  ///
  /// - Throws: ``AddProblem`` or ``FileProblem``. Nothing is changed then.
  func perform(around folder: String, from root: String = ProgramFiles.templates) throws {
    let package = try AppPackage(around: folder)
    let manifest = package.folder + "/Package.swift"
    let (old, new) = try manifests(of: package, at: manifest)
    let files = try files(for: package, from: root)
    try FileWriter.add(files, to: package.folder)
    let paths = files.map { package.folder + "/" + $0.path }
    do {
      if new != old { try new.write(toFile: manifest, atomically: true, encoding: .utf8) }
      try Format.apply(to: paths + (new != old ? [manifest] : []))
    } catch {
      for path in paths { try? FileManager.default.removeItem(atPath: path) }
      if new != old { try? old.write(toFile: manifest, atomically: true, encoding: .utf8) }
      throw error
    }
    for file in files { print("+ \(file.path)") }
    if new != old { print("± Package.swift") }
    print("\n\(nextStep)")
  }

  /// Returns the manifest as it is, and as the files need it.
  private func manifests(of package: AppPackage, at path: String) throws -> (old: String, new: String) {
    let old = try String(contentsOfFile: path, encoding: .utf8)
    guard case .model = self else { return (old, old) }
    let targets = ["\(package.module)ViewModels", "\(package.module)Tests"]
    var new = old
    for target in targets {
      guard let changed = AppPackage.manifest(new, adding: "BinderyStore", to: target) else {
        throw AddProblem.otherManifest(path: path, library: "BinderyStore", targets: targets)
      }
      new = changed
    }
    return (old, new)
  }

  private var nextStep: String {
    switch self {
    case .screen(let name):
      """
      Show it from another view, in a NavigationStack:

        NavigationLink("\(name.title)") { \(name.type)View(model: \(name.type)ViewModel()) }
      """
    case .model(let name):
      """
      Share the records in the app, and give them to view models:

        private let \(name.variable)s: SharedRecords<\(name.type)>

        \(name.variable)s = SharedRecords(launch.store)
      """
    }
  }
}
