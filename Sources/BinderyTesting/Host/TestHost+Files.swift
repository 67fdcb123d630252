public import BinderyViews
public import Testing

extension TestHost {
  /// Presses the button of a `FileExporter`, and receives the whole file, as a browser or a terminal does.
  ///
  /// - Returns: its name and its content; nil if it was canceled, if the app could not write it, or if nothing was exported, which fails the test.
  public func export(_ query: Query, sourceLocation: SourceLocation = #_sourceLocation) async -> ChosenFile? {
    tap(query, sourceLocation: sourceLocation)
    guard let export = tree.takeExports().last else {
      fail(.unusable("Nothing", because: "was exported."), at: sourceLocation)
      return nil
    }
    var data: [UInt8] = []
    do {
      while let part = try await export.next() { data += part }
    } catch {
      return nil
    }
    return ChosenFile(suggestedName: export.name, data: data)
  }
}
