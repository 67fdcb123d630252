internal import BinderyApp
public import Foundation

extension URL {
  /// The data folder of the program, which `--data` names, for files of the app's own. All people share it; with a database, each machine has
  /// its own. Outside of a program, it is the temporary folder.
  public static var documentsDirectory: URL {
    LaunchContext.current.map { URL(filePath: $0.folder, directoryHint: .isDirectory) }
      ?? FileManager.default.temporaryDirectory
  }
}
