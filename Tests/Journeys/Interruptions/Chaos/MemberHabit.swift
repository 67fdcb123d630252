@testable internal import BinderyTesting

/// Logs in, posts, and logs out again.
struct MemberHabit: Habit {
  private var isLoggedIn = false
  /// Whether the person has tried to log in during this task.
  private var hasTried = false

  mutating func nextTask(_ name: String, _ random: inout SeededGenerator) -> ScriptedPerson.Task {
    hasTried = false
    guard isLoggedIn else { return .logIn }
    return Int.random(in: 0..<4, using: &random) == 0 ? .logOut : .post(name)
  }

  mutating func act(_ task: ScriptedPerson.Task, as person: ScriptedPerson) {
    let document = person.page.document
    let isIn = document.button("Log out") != nil
    switch task {
    case .logIn:
      if isIn {
        // A person who has logged out must not be logged in.
        if hasTried { person.commit() }
      } else if person.isPatient, person.tap("I am Ada") != nil {
        hasTried = true
      }
    case .logOut:
      if isIn {
        if person.isPatient { person.tap("Log out") }
      } else if document.button("I am Ada") != nil {
        person.commit()
      }
    case .post(let text):
      // A person who has logged in must not be logged out.
      guard isIn, let field = document.field("Draft") else { return }
      let typed = person.page.send(1, field, value: text)
      if let pressed = person.tap("Post") { person.commit(typed, pressed) }
    default: break
    }
  }

  mutating func finish(_ task: ScriptedPerson.Task, isLost: Bool) {
    switch task {
    case .logIn: isLoggedIn = true
    case .logOut: isLoggedIn = false
    default: break
    }
  }
}
