/// The output of a build that failed.
///
///     /home/ada/Kanban/Sources/Kanban/CounterView.swift:9:12: error: cannot find 'tite' in scope
///      7 |   var body: some View {
///      9 |     Text(tite)
///        |          `- error: cannot find 'tite' in scope
struct BuildLog {
  /// The maximum number of errors and lines that are shown.
  private static let maximumErrors = 10
  private static let maximumLines = 16

  /// The folder of the package, to which places are relative.
  let root: String

  /// Returns the errors with the lines that they concern, each one once. Without one at a place in the sources, as where the linker fails, the
  /// only one has the end of the output.
  func diagnostics(in output: some StringProtocol) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var seen: Set<[String]> = []
    var isInside = false
    var lines = 0
    let all = output.split(separator: "\n", omittingEmptySubsequences: false)
    for line in all {
      if let (place, kind, message) = header(line) {
        // Modules are compiled in several jobs, which report the same error.
        isInside =
          kind == "error" && found.count < Self.maximumErrors && seen.insert([place, message]).inserted
        lines = 0
        if isInside { found.append(Diagnostic(place: place, message: message)) }
      } else if isInside, !line.isEmpty, !Self.isProgress(line) {
        lines += 1
        guard lines <= Self.maximumLines else { continue }
        let last = found.count - 1
        found[last].excerpt += (found[last].excerpt.isEmpty ? "" : "\n") + line
      } else {
        isInside = false
      }
    }
    if !found.isEmpty { return found }
    let rest = all.filter { !$0.isEmpty && !Self.isProgress($0) }.suffix(Self.maximumLines)
    return [Diagnostic(message: "The build failed.", excerpt: rest.joined(separator: "\n"))]
  }

  private func header(_ line: some StringProtocol) -> (place: String, kind: String, message: String)? {
    let pattern = /(.+?):(\d+):(\d+): (error|warning|note): (.*)/
    guard let match = String(line).wholeMatch(of: pattern) else { return nil }
    let path = String(match.1)
    let isInside = path.hasPrefix(root + "/")
    let shown = isInside ? String(path.dropFirst(root.count + 1)) : path
    return ("\(shown):\(match.2):\(match.3)", String(match.4), String(match.5))
  }

  /// Whether a line is of the package manager: `[3/5] Compiling Kanban CounterView.swift`.
  private static func isProgress(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("[") || line.hasPrefix("error: ") || line.hasPrefix("warning: ") || line.hasPrefix("Build")
      || line.hasPrefix("Failed frontend command")
  }
}
