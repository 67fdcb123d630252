/// One source file.
struct SourceFile: Sendable, Equatable {
  /// Its path in the project, with slashes: `Apps/Grados/Views/WeatherView.swift`.
  let path: String
  /// The content of the file.
  let text: String

  /// The last component of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The number of lines.
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
}
