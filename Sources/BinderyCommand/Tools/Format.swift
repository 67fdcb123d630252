/// The format of new sources: names are longer or shorter than the placeholders, so that lines break elsewhere.
enum Format {
  /// Formats Swift files, and those in folders, with the configuration that is found around them.
  ///
  /// - Throws: ``ToolProblem``.
  static func apply(to paths: [String]) throws {
    try Tool.run(["swift", "format", "--in-place", "--recursive"] + paths)
  }
}
