@testable internal import BinderyTesting
internal import TestSupport

/// A scripted user of a ``ScriptedPage`` that performs one task of a ``Habit`` after the other, and records which of them were acknowledged.
final class ScriptedPerson: CustomStringConvertible {
  /// A task of a user.
  enum Task: Hashable, Sendable {
    case add(String)
    case rename(String, to: String)
    case delete(String)
    /// Feeds the pet of the visible card, with a new meal.
    case feed(meal: String)
    case favorite(pet: String, Bool)
    case reserve(pet: String, Bool)
    case logIn
    case post(String)
    case logOut
  }

  /// The outcomes of the tasks.
  struct Report: Sendable {
    /// The tasks, in order. Those that the page reported as not saved are lost.
    var outcomes: [(task: Task, isLost: Bool)] = []
    /// Tasks whose controls were missing on the page, and what it showed.
    var impossible: [String] = []
    var loads = 0
    var connections = 0
    var moves = 0
    /// The user, with the last messages of the page, for the report of a failure.
    var name = ""
    var trace: [String] = []
    /// The difference between the page at the end and what it has to show; nil if there is none.
    var difference: String?

    /// The number of tasks whose events are all done.
    var done: Int { outcomes.count { !$0.isLost } }
    /// The number of tasks that the page reported as not saved.
    var lost: Int { outcomes.count - done }
  }

  private(set) var report = Report()
  let page: ScriptedPage
  let name: String
  /// What the person does; nil for one who only looks.
  private var habit: (any Habit)?
  /// The time after which a task counts as impossible if nothing changes.
  private let patience: Duration
  private var random: SeededGenerator
  private var tasks: [Task] = []
  private var counter = 0
  /// The outcome of the events that finish the current task; nil before they were sent.
  private var commit: Commit?
  private var lastAct = ContinuousClock.now
  /// The time when the page was last busy.
  private var lastChange = ContinuousClock.now

  private struct Commit {
    var uncertain: Set<ScriptedPage.Event.ID>
    var isLost = false
    /// What the page said of the database before.
    let earlierFailure: String?
    /// The time when the outcome was certain. The page may say a little later why the app could not save.
    var certainSince: ContinuousClock.Instant?
  }

  /// - Parameter patience: The time after which a task counts as impossible if nothing changes.
  init(
    _ name: String, _ habit: (any Habit)?, page: ScriptedPage, seed: UInt64, patience: Duration = .seconds(5)
  ) {
    self.name = name
    self.habit = habit
    self.page = page
    self.patience = patience
    random = SeededGenerator(seed: seed)
    page.onOutcome = { [unowned self] in note($0.id, $1) }
  }

  /// Handles events, and performs the next act if there is one.
  ///
  /// - Parameter begins: Whether another task may start.
  /// - Returns: Whether no task is in progress.
  func step(begins: Bool) async throws -> Bool {
    try await page.step()
    if tasks.isEmpty {
      guard begins, habit != nil else {
        if begins { try await reloadSometimes(1000) }
        // What was not saved may leave a question open.
        guard page.isCalm, report.lost > 0, page.document.dialogTitle != nil else { return page.isCalm }
        leaveDialog()
        return false
      }
      counter += 1
      if let task = habit?.nextTask("\(name)-\(counter)", &random) { tasks.append(task) }
      commit = nil
      lastAct = .now
    }
    if let commit {
      let failure = page.document.databaseFailure
      let isLost = commit.isLost || failure != nil && failure != commit.earlierFailure
      if commit.uncertain.isEmpty {
        let since = commit.certainSince ?? .now
        self.commit?.certainSince = since
        if isLost || ContinuousClock.now - since > .milliseconds(400) { finish(isLost: isLost) }
      }
    } else if page.isReady, Int.random(in: 0..<4, using: &random) > 0 {
      habit?.act(tasks[0], as: self)
      if !page.isCalm { lastChange = .now }
      let still = ContinuousClock.now - max(lastAct, lastChange)
      if still > patience {
        report.impossible.append("\(description), showing “\(page.document.summary)”")
        page.note("‼ \(description)")
        finish(isLost: true)
      } else if still > .seconds(2) {
        leaveDialog()
      }
      try await reloadSometimes(100)
    }
    return false
  }

  /// Loads the page again, once in a number of calls.
  private func reloadSometimes(_ calls: Int) async throws {
    if page.isReady, Int.random(in: 0..<calls, using: &random) == 0 { try await page.reload() }
  }

  private func note(_ event: ScriptedPage.Event.ID, _ outcome: ScriptedPage.Outcome) {
    guard commit?.uncertain.remove(event) != nil else { return }
    if outcome == .lost { commit?.isLost = true }
  }

  /// Waits until the page shows these lines, and a text about others. Returns a report with the difference.
  func show(_ lines: [String], others: String?, within limit: Duration) async throws -> Report {
    let end = ContinuousClock.now + limit
    var isSame: Bool { page.document.lines == lines && page.document.others == others }
    while !isSame, ContinuousClock.now < end { try await page.step() }
    if !isSame {
      let shown = page.document.lines
      report.difference =
        "\(name) shows \(shown.filter { !lines.contains($0) }) and \(page.document.others ?? "nobody"), "
        + "not \(lines.filter { !shown.contains($0) }) and \(others ?? "nobody"); "
        + "\(page)"
    }
    return finalReport
  }

  /// The report, with the numbers of the page.
  var finalReport: Report {
    report.loads = page.loads
    report.connections = page.connections
    report.moves = page.moves
    (report.name, report.trace) = (name, page.trace)
    return report
  }

  /// A description of the current task.
  var description: String {
    let waiting = commit.map { "waits for \($0.uncertain.count)" } ?? "acts"
    return
      "\(tasks.first.map { "\($0) \(waiting)" } ?? "idle"), dialog \(page.document.dialogTitle ?? "–"), \(page)"
  }

  // MARK: Tasks

  private func finish(isLost: Bool) {
    let task = tasks.removeFirst()
    report.outcomes.append((task, isLost))
    page.note("\(task) \(isLost ? "is lost" : "is done"), showing “\(page.document.summary.suffix(80))”")
    habit?.finish(task, isLost: isLost)
  }

  /// The current task is finished once the outcomes of these events are certain.
  func commit(_ events: ScriptedPage.Event.ID...) {
    commit = Commit(uncertain: Set(events), earlierFailure: page.document.databaseFailure)
  }

  /// Types into the field of a dialog and presses its button, or opens the dialog.
  func type(
    _ text: String, into title: String, press button: String, open: () -> ScriptedPage.Event.ID?
  ) {
    guard page.document.dialogTitle == title, let field = page.document.dialogField else {
      // The dialog may not have opened yet.
      if isPatient { _ = open() }
      return
    }
    let typed = page.send(1, field, value: text)
    guard let pressed = tap(button) else { return }
    commit(typed, pressed)
  }

  /// Whether the last act has had time to show its effect.
  var isPatient: Bool { ContinuousClock.now > lastAct + .milliseconds(300) && !page.isPending }

  /// Closes a dialog that belongs to no task.
  private func leaveDialog() {
    for name in ["Cancel", "Ok"] where page.document.dialogTitle != nil {
      if tap(name) != nil { return }
    }
  }

  @discardableResult
  func tap(_ name: String) -> ScriptedPage.Event.ID? {
    guard let button = page.document.button(name) else { return nil }
    lastAct = .now
    return page.send(0, button)
  }
}
