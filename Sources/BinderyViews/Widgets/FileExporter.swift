/// A button that exports a file, which the view model writes when it is pressed. A browser downloads it, a terminal saves it in the folder that
/// the program was started in. Meanwhile the host shows how much is written, and a button to cancel; an error is shown in words.
///
/// ```swift
/// FileExporter("Export", name: "cards.csv") { file in try await model.write(to: file) }
/// ```
/// The file is written piece by piece, as fast as it is taken, so that it can be larger than the memory. For a short text that is known in
/// advance, use a ``ShareLink``.
public struct FileExporter: View {
  let title: @MainActor () -> String
  let name: @MainActor () -> String
  let write: @MainActor (FileWriter) async throws -> Void
  @State private var export: FileExport?
  @Environment(\.exportFile) private var exportFile

  /// Creates a file exporter. The title and the name are tracked.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the title of the button: `Export`.
  ///   - name: the name of the file, with an extension, from which browsers know its type: `cards.csv`.
  ///   - write: writes the file, and throws to end it with an error.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    name: @autoclosure @escaping @MainActor () -> String,
    write: @escaping @MainActor (FileWriter) async throws -> Void
  ) {
    self.init(title().words, name: name(), write: write)
  }

  /// Creates a file exporter. The title and the name are tracked.
  ///
  /// - Parameters:
  ///   - title: the title of the button: `Export`.
  ///   - name: the name of the file, with an extension, from which browsers know its type: `cards.csv`.
  ///   - write: writes the file, and throws to end it with an error.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    name: @autoclosure @escaping @MainActor () -> String,
    write: @escaping @MainActor (FileWriter) async throws -> Void
  ) {
    self.title = title
    self.name = name
    self.write = write
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button(title()) {
        let export = FileExport(name: name(), write: write)
        self.export = export
        exportFile(export)
      }
      .disabled(export?.progress == .open)
      if let export { FileExportProgress(export: export) }
    }
  }
}

/// How far an export is, and what became of it.
private struct FileExportProgress: View {
  let export: FileExport

  var body: some View {
    switch export.progress {
    case .open:
      HStack(spacing: 12) {
        ProgressView("Exporting \(export.name)")
        Text(verbatim: FileSize.words(export.written)).foregroundStyle(.secondary).monospacedDigit()
        Button("Cancel", role: .cancel) { export.end(because: CancellationError()) }
      }
    case .finished: Text("\(export.name) was exported.").foregroundStyle(.secondary)
    case .canceled: Text("The export was canceled.").foregroundStyle(.secondary)
    case .failed(let reason): Text("\(export.name) was not exported: \(reason)").foregroundStyle(.critical)
    }
  }
}
