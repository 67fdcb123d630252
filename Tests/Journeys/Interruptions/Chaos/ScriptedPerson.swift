@testable internal import BinderyTesting
internal import TestSupport

/// A scripted user that edits pets with a ``ScriptedPage``, one task after the other, and records which of them were
/// acknowledged.
final class ScriptedPerson: CustomStringConvertible {
  /// A task of a user.
  enum Task: Hashable, Sendable {
    case add(String)
    case rename(String, to: String)
    case delete(String)
    /// Feeds the pet of the visible card, with a new meal.
    case feed(meal: String)
  }

  /// The outcomes of the tasks.
  struct Report: Sendable {
    /// Tasks whose events are all done.
    var done: [Task] = []
    /// Tasks that the page reported as not saved.
    var lost: [Task] = []
    /// Tasks whose controls were missing on the page.
    var impossible: [Task] = []
    var loads = 0
    var connections = 0
    var moves = 0
    /// The document of the page at the end.
    var lines: [String] = []
  }

  private(set) var report = Report()
  private let page: ScriptedPage
  let name: String
  private let ownsPet: Bool
  private var random: SeededGenerator
  private var tasks: [Task] = []
  private var pets: [String] = []
  private var counter = 0
  /// The outcome of the events that finish the current task; nil before they were sent.
  private var commit: Commit?
  private var lastAct = ContinuousClock.now
  /// The time when the page was last busy.
  private var lastChange = ContinuousClock.now

  private struct Commit {
    var uncertain: Set<ScriptedPage.Event.ID>
    var isLost = false
  }

  /// - Parameter ownsPet: whether the person adds, renames and deletes pets, or only feeds the first one.
  init(_ name: String, page: ScriptedPage, seed: UInt64, ownsPet: Bool = true) {
    self.name = name
    self.page = page
    self.ownsPet = ownsPet
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
      guard begins else { return page.isCalm }
      tasks.append(nextTask())
      commit = nil
      lastAct = .now
    }
    if let commit {
      if commit.uncertain.isEmpty { finish(isLost: commit.isLost) }
    } else if page.isReady, Int.random(in: 0..<4, using: &random) > 0 {
      act(tasks[0])
      if !page.isCalm { lastChange = .now }
      let still = ContinuousClock.now - max(lastAct, lastChange)
      if still > .seconds(5) {
        report.impossible.append(tasks.removeFirst())
      } else if still > .seconds(2) {
        leaveDialog()
      }
      if Int.random(in: 0..<100, using: &random) == 0 { try await page.reload() }
    }
    return false
  }

  private func note(_ event: ScriptedPage.Event.ID, _ outcome: ScriptedPage.Outcome) {
    guard commit?.uncertain.remove(event) != nil else { return }
    if outcome == .lost { commit?.isLost = true }
  }

  /// Waits until the page shows these lines. Returns a report with the lines that it finally shows.
  func show(_ lines: [String], within limit: Duration) async throws -> Report {
    let end = ContinuousClock.now + limit
    while page.document.lines != lines, ContinuousClock.now < end { try await page.step() }
    report.lines = page.document.lines
    report.loads = page.loads
    report.connections = page.connections
    report.moves = page.moves
    return report
  }

  /// A description of the current task.
  var description: String {
    let waiting = commit.map { "waits for \($0.uncertain.count)" } ?? "acts"
    return
      "\(tasks.first.map { "\($0) \(waiting)" } ?? "idle"), dialog \(page.document.dialogTitle ?? "–"), \(page)"
  }

  // MARK: Tasks

  private func nextTask() -> Task {
    counter += 1
    let fresh = "\(name)-\(counter)"
    guard ownsPet else { return .feed(meal: fresh) }
    // One pet per user: a longer list would mount its rows only when they become visible.
    if pets.isEmpty { return .add(fresh) }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .delete(pets[0])
    case 1: return .rename(pets[0], to: fresh)
    default: return .feed(meal: fresh)
    }
  }

  private func finish(isLost: Bool) {
    let task = tasks.removeFirst()
    if isLost { report.lost.append(task) } else { report.done.append(task) }
    switch task {
    case .add(let name) where !isLost: pets.append(name)
    case .rename(_, let name) where !isLost: pets[0] = name
    // The outcome of a lost task is uncertain, so its pet is not used again.
    case .rename, .delete: pets.removeFirst()
    case .add, .feed: break
    }
  }

  private func act(_ task: Task) {
    switch task {
    case .add(let name): type(name, into: "Add Pet", press: "Add") { [self] in tap("Add Pet") }
    case .rename(let old, let name):
      type(name, into: "Rename Pet", press: "Rename") { [self] in
        if page.document.dialogTitle == "Edit Pet" { tap("Rename") } else { tap("Edit \(old)") }
      }
    case .delete(let name):
      if let event = tap("Delete \(name)") { commit = Commit(uncertain: [event]) }
    case .feed(let meal):
      type(meal, into: "Add New Meal", press: "Add") { [self] in
        if page.document.dialogTitle == "Choose Food" { tap("New") } else { tap("Feed Tom") }
      }
    }
  }

  /// Types into the field of a dialog and presses its button, or opens the dialog.
  private func type(
    _ text: String, into title: String, press button: String, open: () -> ScriptedPage.Event.ID?
  ) {
    guard page.document.dialogTitle == title, let field = page.document.dialogField else {
      // The dialog may not have opened yet.
      if ContinuousClock.now > lastAct + .milliseconds(300), !page.isPending { _ = open() }
      return
    }
    let typed = page.send(1, field, value: text)
    guard let pressed = tap(button) else { return }
    commit = Commit(uncertain: [typed, pressed])
  }

  /// Closes a dialog that belongs to no task.
  private func leaveDialog() {
    for name in ["Cancel", "Ok"] where page.document.dialogTitle != nil {
      if tap(name) != nil { return }
    }
  }

  private func tap(_ name: String) -> ScriptedPage.Event.ID? {
    guard let button = page.document.button(name) else { return nil }
    lastAct = .now
    return page.send(0, button)
  }
}
