/// A part of the report: a file in `Sections`, listed in `Bench.sections`.
@MainActor
protocol Section {
  /// The heading of the table.
  var title: String { get }
  /// Measures, and returns the figures with their table.
  func run(_ options: Options) async throws -> SectionReport
}

/// The results of a section.
struct SectionReport {
  var figures: [Figure] = []
  /// The lines of the table, and remarks below it.
  var lines: [String] = []
}
