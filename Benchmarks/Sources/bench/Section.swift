/// A part of the report: a file in `Sections`, listed in `Bench.sections`.
@MainActor
protocol Section {
  /// The line above its table.
  var title: String { get }
  /// Measures, and returns the figures together with their table.
  func run(_ options: Options) async throws -> SectionReport
}

/// What a section found.
struct SectionReport {
  var figures: [Figure] = []
  /// Lines of the table, and remarks below it.
  var lines: [String] = []
}
