/// Gives a file to the host of the window.
@MainActor
struct ExportFileAction {
  let export: @MainActor (FileExport) -> Void

  func callAsFunction(_ file: FileExport) { export(file) }
}

extension EnvironmentValues {
  /// Gives a file to the host of the window; the tree sets it.
  @Entry var exportFile: ExportFileAction = ExportFileAction { _ in }
}
