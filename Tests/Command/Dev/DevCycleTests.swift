import Testing

@testable import BinderyCommand

struct DevCycleTests {
  private let view = SourceChanges(edited: ["View.swift"])
  private let model = SourceChanges(edited: ["Model.swift"])
  private let problem = Diagnostic(place: "View.swift:1:1", message: "wrong")

  /// A cycle whose first program serves.
  private func serving() -> DevCycle {
    var cycle = DevCycle()
    _ = cycle.handle(.changed(SourceChanges()))
    _ = cycle.handle(.built(.succeeded("app")))
    _ = cycle.handle(.ready(program: 1))
    return cycle
  }

  @Test func theFirstProgramIsBuiltAndAnnounced() {
    var cycle = DevCycle()
    #expect(cycle.handle(.changed(SourceChanges())) == [.build(SourceChanges())])
    #expect(cycle.handle(.built(.succeeded("app"))) == [.start(program: 1, path: "app")])
    #expect(cycle.handle(.ready(program: 1)) == [.announce])
  }

  @Test func theFormerProgramEndsOnlyWhenTheNextOneListens() {
    var cycle = serving()
    #expect(cycle.handle(.changed(view)) == [.build(view)])
    #expect(cycle.handle(.built(.succeeded("app"))) == [.start(program: 2, path: "app")])
    #expect(cycle.handle(.ready(program: 2)) == [.stop(program: 1), .announce])
    #expect(cycle.handle(.ended(program: 1, .code(0))) == [])
  }

  @Test func errorsAreShownOverThePagesOfTheProgramThatServes() {
    var cycle = serving()
    _ = cycle.handle(.changed(view))
    #expect(
      cycle.handle(.built(.failed([problem]))) == [.print([problem]), .show([problem], program: 1)])
    // It goes on, and the next build that succeeds replaces it.
    _ = cycle.handle(.changed(view))
    #expect(cycle.handle(.built(.succeeded("app"))) == [.start(program: 2, path: "app")])
    #expect(cycle.handle(.ready(program: 2)) == [.stop(program: 1), .announce])
  }

  @Test func errorsBeforeTheFirstProgramArePrinted() {
    var cycle = DevCycle()
    _ = cycle.handle(.changed(SourceChanges()))
    #expect(cycle.handle(.built(.failed([problem]))) == [.print([problem])])
    #expect(cycle.handle(.changed(view)) == [.build(view)])
  }

  @Test func changesDuringABuildAreBuiltAfterIt() {
    var cycle = serving()
    _ = cycle.handle(.changed(view))
    #expect(cycle.handle(.changed(model)) == [])
    #expect(cycle.handle(.changed(SourceChanges(others: ["New.swift"]))) == [])
    #expect(
      cycle.handle(.built(.succeeded("app"))) == [
        .build(SourceChanges(edited: ["Model.swift"], others: ["New.swift"]))
      ])
    #expect(cycle.handle(.built(.succeeded("app"))) == [.start(program: 2, path: "app")])
  }

  @Test func aProgramThatEndsBeforeItServesLeavesTheFormerOne() {
    var cycle = serving()
    _ = cycle.handle(.changed(view))
    _ = cycle.handle(.built(.succeeded("app")))
    let actions = cycle.handle(.ended(program: 2, .signal(5)))
    guard case .print(let problems) = actions.first else { return #expect(Bool(false), "\(actions)") }
    #expect(problems.first?.message.contains("signal 5") == true)
    #expect(actions.last == .show(problems, program: 1))
    // The former one is still the one that the next replaces.
    _ = cycle.handle(.changed(view))
    _ = cycle.handle(.built(.succeeded("app")))
    #expect(cycle.handle(.ready(program: 3)) == [.stop(program: 1), .announce])
  }

  @Test func aProgramThatDoesNotListenYetIsReplaced() {
    var cycle = serving()
    _ = cycle.handle(.changed(view))
    _ = cycle.handle(.built(.succeeded("app")))
    _ = cycle.handle(.changed(view))
    #expect(cycle.handle(.built(.succeeded("app"))) == [.kill(program: 2), .start(program: 3, path: "app")])
    #expect(cycle.handle(.ended(program: 2, .signal(9))) == [])
    #expect(cycle.handle(.ready(program: 3)) == [.stop(program: 1), .announce])
  }

  @Test func aNewProgramShowsTheErrorsOfABuildAfterIt() {
    var cycle = serving()
    _ = cycle.handle(.changed(view))
    _ = cycle.handle(.built(.succeeded("app")))
    _ = cycle.handle(.changed(view))
    _ = cycle.handle(.built(.failed([problem])))
    #expect(cycle.handle(.ready(program: 2)) == [.stop(program: 1), .show([problem], program: 2)])
  }

  @Test func aProgramThatCrashesStartsAgainAFewTimes() {
    var cycle = serving()
    var program = 1
    for _ in 1...3 {
      #expect(
        cycle.handle(.ended(program: program, .signal(4))).last == .start(program: program + 1, path: "app"))
      program += 1
      _ = cycle.handle(.ready(program: program))
    }
    #expect(cycle.handle(.ended(program: program, .signal(4))).count == 1)
    // A change may mend it.
    #expect(cycle.handle(.changed(view)) == [.build(view)])
    #expect(cycle.handle(.built(.succeeded("app"))) == [.start(program: program + 1, path: "app")])
  }

  @Test func aCrashDuringABuildWaitsForIt() {
    var cycle = serving()
    _ = cycle.handle(.changed(view))
    #expect(cycle.handle(.ended(program: 1, .signal(4))).count == 1)
    #expect(cycle.handle(.built(.succeeded("app"))) == [.start(program: 2, path: "app")])
  }
}
