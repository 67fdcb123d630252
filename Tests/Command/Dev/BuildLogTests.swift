import Testing

@testable import BinderyCommand

struct BuildLogTests {
  private let log = BuildLog(root: "/home/ada/Kanban")

  @Test func anErrorHasItsPlaceAndTheLinesAroundIt() {
    let output = """
      Building for debugging...
      [1/4] Compiling Kanban CounterView.swift
      /home/ada/Kanban/Sources/Kanban/CounterView.swift:9:12: error: cannot find 'tite' in scope
       7 |   var body: some View {
       9 |     Text(tite)
         |          `- error: cannot find 'tite' in scope
      [2/4] Emitting module Kanban
      error: fatalError
      """
    #expect(
      log.diagnostics(in: output) == [
        Diagnostic(
          place: "Sources/Kanban/CounterView.swift:9:12", message: "cannot find 'tite' in scope",
          excerpt: """
             7 |   var body: some View {
             9 |     Text(tite)
               |          `- error: cannot find 'tite' in scope
            """)
      ])
  }

  @Test func anErrorThatSeveralJobsReportIsShownOnce() {
    let one = "/home/ada/Kanban/Sources/Kanban/A.swift:1:1: error: expected declaration\n 1 | nonsense\n"
    #expect(log.diagnostics(in: one + "\n" + one).map(\.place) == ["Sources/Kanban/A.swift:1:1"])
  }

  @Test func warningsAndNotesAreLeftOut() {
    let output = """
      /home/ada/Kanban/Sources/Kanban/A.swift:1:1: warning: never used
       1 | let a = 1
      /home/ada/Kanban/Sources/Kanban/A.swift:2:5: error: expected type
       2 | let b:
      /home/ada/Kanban/Sources/Kanban/A.swift:3:5: note: declared here
       3 | let c = 1
      """
    let found = log.diagnostics(in: output)
    #expect(found.map(\.message) == ["expected type"])
    #expect(found.first?.excerpt == " 2 | let b:")
  }

  @Test func aFileOutsideThePackageHasItsWholePath() {
    let found = log.diagnostics(in: "/usr/include/zlib.h:10:2: error: unknown type name\n")
    #expect(found.map(\.place) == ["/usr/include/zlib.h:10:2"])
  }

  @Test func withoutAPlaceTheEndOfTheOutputIsShown() {
    let output = """
      [8/9] Linking kanban
      error: link command failed with exit code 1 (use -v to see invocation)
      ld.lld: error: undefined symbol: missing
      >>> referenced by CounterView.swift
      """
    #expect(
      log.diagnostics(in: output) == [
        Diagnostic(
          message: "The build failed.",
          excerpt: "ld.lld: error: undefined symbol: missing\n>>> referenced by CounterView.swift")
      ])
  }

  @Test func longExcerptsAndManyErrorsAreShortened() {
    let lines = (1...100).map { " \($0) | line" }.joined(separator: "\n")
    let output = (1...30).map { "/home/ada/Kanban/A.swift:\($0):1: error: wrong\n\(lines)\n" }.joined()
    let found = log.diagnostics(in: output)
    #expect(found.count == 10)
    #expect(found.allSatisfy { $0.excerpt.split(separator: "\n").count == 16 })
  }

  @Test func theTerminalShowsPlaceMessageAndLines() {
    let diagnostic = Diagnostic(place: "A.swift:1:2", message: "wrong", excerpt: " 1 | a")
    #expect(diagnostic.text == "A.swift:1:2: error: wrong\n 1 | a")
    #expect(Diagnostic(message: "The build failed.").text == "The build failed.")
  }
}
