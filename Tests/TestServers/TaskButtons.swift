import Bindery
import BinderyWeb
import BinderyStore
import BinderyViews
import Foundation

/// A record that names the event that made it.
struct Mark: Record {
  static let collection = "test.mark"
  var id = UUID().uuidString
  /// The event, such as `k3f9 12`.
  let event: String
  /// Which of the event's writes it is, such as `Group 2`.
  let part: String
}

/// Buttons whose actions write in tasks, as SwiftUI files do: nothing counts the tasks.
struct TaskButtons: WindowScene {
  let title = "Task buttons"
  let path = "buttons"
  let summary = "Writes in tasks."
  let store: Store

  var window: some View {
    Button("Task") { Task { await write("Task") } }
    Button("Detached") {
      let event = EventContext.current
      Task.detached {
        await event?.run {
          await write("Detached 0")
          await write("Detached 1")
        }
      }
    }
    Button("Children") {
      Task {
        async let first: Void = write("Children 0")
        async let second: Void = write("Children 1")
        _ = await (first, second)
      }
    }
    Button("Group") {
      Task {
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<3 { group.addTask { await write("Group \(number)") } }
        }
      }
    }
    Button("Callback") {
      let event = EventContext.current
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
        event?.run { _ = Task { await write("Callback") } }
      }
    }
  }

  /// Writes a record after 0 to 60 ms, which differ between the writes of an event and between events.
  nonisolated private func write(_ part: String) async {
    let event = EventContext.current?.identity
    let seed = (event?.number ?? 0) * 29 + part.utf8.reduce(0) { $0 + Int($1) * 7 }
    try? await Task.sleep(for: .milliseconds(seed % 61))
    let mark = Mark(event: event.map { "\($0.window) \($0.number)" } ?? "none", part: part)
    do { try await store.save(mark) } catch { fatalError("\(error)") }
  }
}

extension TaskButtons {
  /// Serves the buttons, with records, keys and events in a folder.
  static func host(_ address: WebConfiguration, folder: String) throws -> WebHost {
    let store = try Store.open(folder: folder)
    var configuration = address
    try configuration.keep(in: store, folder: folder)
    return try WebHost(apps: [Self(store: store)], configuration: configuration)
  }
}
