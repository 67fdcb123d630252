internal import Foundation

/// Finds the resources of the program.
enum ProgramBundle {
  /// The program's bundle, or that of its target if the package manager has copied the files there.
  static let main: Bundle = {
    let name = Bundle.main.executableURL?.lastPathComponent ?? ""
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = names.sorted().first { $0.hasSuffix("_\(name).resources") }
    return own.flatMap { Bundle(url: folder.appending(path: $0)) } ?? .main
  }()
}
