internal import Foundation

/// The files that belong to the program.
enum ProgramFiles {
  /// The folder of the templates, among the resources beside the program.
  static var templates: String {
    Bundle.main.bundleURL.appending(path: "bindery_BinderyCommand.resources/Templates").path
  }

  /// The copy of Bindery from which the program was built.
  static let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
}
