/// Gives a file to the host of the window.
@MainActor
struct ExportFileAction {
  let export: @MainActor (FileExport) -> Void

  func callAsFunction(_ file: FileExport) { export(file) }
}

private enum ExportFileKey: EnvironmentKey {
  static var defaultValue: ExportFileAction { ExportFileAction { _ in } }
}

extension EnvironmentValues {
  /// Gives a file to the host of the window; the tree sets it.
  var exportFile: ExportFileAction {
    get { self[ExportFileKey.self] }
    set { self[ExportFileKey.self] = newValue }
  }
}
