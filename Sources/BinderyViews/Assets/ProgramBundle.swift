internal import Foundation

/// Finds the resources of the program and of its modules, which the package manager copies to folders beside the program.
///
/// `Bundle.module` finds them also in the folder where the program was built, so a program that is copied without them works on the machine
/// that built it, and traps on others. This finds them at one place only.
package enum ProgramBundle {
  /// The program's bundle, or that of its target if the package manager has copied the files there.
  static let main: Bundle = {
    let name = Bundle.main.executableURL?.lastPathComponent ?? ""
    return Bundle(path: folder(of: name)) ?? .main
  }()

  /// Returns a bundle that an app names: nil and `Bundle.main` mean that of the program.
  static func named(_ bundle: Bundle?) -> Bundle {
    guard let bundle, bundle != .main else { return main }
    return bundle
  }

  /// Returns the folder with the resources of a module, `package_Module.resources`. Of a module without one, returns a path with a star for the
  /// name of the package, where no folder is.
  package static func folder(of module: String) -> String {
    let ending = "_\(module).resources"
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return folder.appending(path: names.sorted().first { $0.hasSuffix(ending) } ?? "*\(ending)").path
  }

  /// Returns the problem of a folder of resources as a sentence that names it: nil if the folder exists, and is beside the program if it is one
  /// that the package manager made.
  package static func problem(of folder: String) -> String? {
    let remedy =
      "Copy the program together with all folders ending in “.resources” that are beside it where it was built (`swift build --show-bin-path`)."
    guard FileManager.default.fileExists(atPath: folder) else {
      return "There is no folder \(folder). \(remedy)"
    }
    let parts = URL(filePath: folder).standardizedFileURL.pathComponents
    guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".resources") }) else { return nil }
    let program = Bundle.main.bundleURL.standardizedFileURL
    guard Array(parts[..<bundle]) != program.pathComponents else { return nil }
    return
      "There is no folder \(program.appending(path: parts[bundle]).path). It was found where the program was built. \(remedy)"
  }
}
