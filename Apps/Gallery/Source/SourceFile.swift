/// One file of code.
struct SourceFile: Sendable, Equatable {
  /// Its path in the project, with slashes: `Apps/Grados/Views/WeatherView.swift`.
  let path: String
  /// What it says.
  let text: String

  /// The last part of its path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// How many lines it has.
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
}
