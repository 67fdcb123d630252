internal import Foundation

/// The package of an app, as `bindery new` makes it.
struct AppPackage: Equatable {
  /// The folder with `Package.swift`.
  let folder: String
  /// The name of the app's module: `Kanban`.
  let module: String

  /// Finds the package around a folder.
  ///
  /// - Throws: ``AddProblem``.
  init(around folder: String) throws(AddProblem) {
    var url = URL(filePath: folder).standardizedFileURL
    while !FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) {
      guard url.path != "/" else { throw .noPackage(folder: folder) }
      url.deleteLastPathComponent()
    }
    let sources = url.appending(path: "Sources").path
    let ending = "ViewModels"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    let modules = names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .filter { names.contains($0) }
    guard let module = modules.first, modules.count == 1 else { throw .noApp(sources: sources) }
    self.folder = url.path
    self.module = module
  }

  /// Returns the manifest with a library of Bindery among the dependencies of a target; nil if the target is declared differently.
  static func manifest(_ manifest: String, adding library: String, to target: String) -> String? {
    guard let name = manifest.range(of: #"name: "\#(target)""#),
      let call = manifest.range(of: "bindery(", range: name.upperBound..<manifest.endIndex),
      let end = manifest.range(of: ")", range: call.upperBound..<manifest.endIndex)
    else { return nil }
    // The next target begins before: this one uses nothing of Bindery.
    guard !manifest[name.upperBound..<call.lowerBound].contains("name:") else { return nil }
    let inside = call.upperBound..<end.lowerBound
    let names = Set(manifest[inside].matches(of: /"(\w+)"/).map { String($0.1) } + [library])
    return manifest.replacingCharacters(
      in: inside, with: names.sorted().map { "\"\($0)\"" }.joined(separator: ", "))
  }
}

/// The reason why nothing is added.
enum AddProblem: Error, Equatable, CustomStringConvertible {
  case noPackage(folder: String)
  case noApp(sources: String)
  case otherManifest(path: String, library: String, targets: [String])

  var description: String {
    switch self {
    case .noPackage(let folder):
      "There is no Package.swift in \(folder) or around it. Change to the folder of an app first, or make one with “bindery new”."
    case .noApp(let sources):
      "\(sources) does not have one folder for an app and one for its view models, such as Kanban and KanbanViewModels, so the place for the files is unclear."
    case .otherManifest(let path, let library, let targets):
      "Add \(library) to the dependencies of \(targets.joined(separator: " and ")) in \(path), then try again."
    }
  }
}
