@testable internal import TestSupport
internal import Bindery
internal import BinderyHTML
internal import BinderyViewModels
internal import BinderyViews
internal import Foundation
import Testing

extension Toolkit {
  /// Cards that are dragged between lists.
  @Suite(.timeLimit(.minutes(10)))
  struct DraggingTests {
    @Test func cardsAreDraggedBetweenListsByMouseAndFinger() async throws {
      try await withPage(of: { WindowGroup("Kanban") { KanbanView(model: KanbanViewModel()) } }) { page in
        try await page.wait(for: "To do: Write, Draw. Done: Plan. Archive:")
        try await page.waitForDragging()
        try await page.show(on: .desktop)
        // Lists beside each other share the width.
        #expect(
          try await page.evaluate(
            "[...document.querySelectorAll('.list')].every((list) => list.offsetWidth > 400)") == true)
        try await page.drag(grip("Write"), to: "Plan", part: 0.8) {
          try await page.wait(until: "!!document.querySelector('.ghost .row')")
          try await page.wait(until: "document.querySelector('.drop-line:not([hidden])')")
          try await page.screenshot("dragging-desktop-light")
        }
        try await page.wait(for: "To do: Draw. Done: Plan, Write. Archive:")
        try await page.drag(grip("Draw"), to: "Archive", part: 0.5) {
          try await page.wait(until: "!!document.querySelector('.drop-here')")
        }
        try await page.wait(for: "To do: . Done: Plan, Write. Archive: Draw")
        #expect(
          try await page.evaluate("!document.querySelector('.ghost, .drop-line, .dragged, .drop-target')")
            == true)

        try await page.show(on: .desktop.dark)
        try await page.screenshot("dragging-empty-desktop-dark")
        let empty = ".section[data-drop] > .rows"
        try await page.drag(grip("Plan"), toElement: empty) {}
        try await page.wait(for: "To do: Plan. Done: Write. Archive: Draw")

        try await page.show(on: .phone)
        try await page.swipe(grip("Plan"), to: "Write")
        try await page.wait(for: "To do: . Done: Plan, Write. Archive: Draw")
      }
    }

    @Test func aCardWithABackgroundIsDroppedOnTheEmptyColumnThatScrollsBelowIt() async throws {
      try await withPage(of: { WindowGroup("Columns") { ColumnsView() } }, on: .desktop) { page in
        try await page.wait(for: "To do: Write. Done: . Archive:")
        try await page.waitForDragging()
        // What scrolls reaches beyond the edge of the page.
        let edge = try await page.evaluate("document.documentElement.clientWidth")
        let (_, y) = try await page.point(of: page.text("Done"))
        try await page.drag(grip("Write"), to: ((edge.number ?? 0) - 20, y)) {
          try await page.wait(until: "document.querySelector('.scroll[data-axis=horizontal]').scrollLeft > 0")
          try await page.wait(until: "!!document.querySelector('.drop-here')")
        }
        try await page.wait(for: "To do: . Done: Write. Archive:")
      }
    }

    @Test func cardsAreMovedBetweenListsByKeys() async throws {
      try await withPage(of: { WindowGroup("Kanban") { KanbanView(model: KanbanViewModel()) } }) { page in
        try await page.wait(for: "To do: Write, Draw. Done: Plan. Archive:")
        try await page.waitForDragging()
        try await page.evaluate("\(grip("Write")).focus()")
        try await page.press("Enter")
        try await page.waitForAnnouncement("Picked up Write. Choose a place")
        try await page.press("ArrowRight")
        try await page.waitForAnnouncement("Done, 1 of 2")
        try await page.press("ArrowDown")
        try await page.waitForAnnouncement("Done, 2 of 2")
        try await page.show(on: .phone.dark)
        try await page.wait(
          until: "document.querySelector('.drop-line').getBoundingClientRect().right <= innerWidth")
        try await page.screenshot("dragging-keys-phone-dark")
        try await page.press("Enter")
        try await page.wait(for: "To do: Draw. Done: Plan, Write. Archive:")
        try await page.waitForAnnouncement("Moved to Done, 2 of 2")
        // The focus is where the card is now.
        try await page.wait(until: "document.activeElement === \(grip("Write"))")

        try await page.press("Enter")
        try await page.press("ArrowUp")
        try await page.waitForAnnouncement("Done, 1 of 2")
        try await page.press("Escape")
        try await page.waitForAnnouncement("Not moved.")
        #expect(try await page.evaluate("!document.querySelector('.drop-line, .dragged')") == true)
        try await page.wait(for: "To do: Draw. Done: Plan, Write. Archive:")
      }
    }

    @Test func aPressOfTheGripAndOneOfThePlaceMoveACard() async throws {
      try await withPage(of: { WindowGroup("Kanban") { KanbanView(model: KanbanViewModel()) } }) { page in
        try await page.wait(for: "To do: Write, Draw. Done: Plan. Archive:")
        try await page.waitForDragging()
        try await page.selector("li.row:nth-of-type(2) .grip").click()
        try await page.waitForAnnouncement("Picked up Draw")
        try await page.selector("[data-test=archive]").click()
        try await page.wait(for: "To do: Write. Done: Plan. Archive: Draw")
      }
    }

    @Test func gripsHaveTheNamesOfWhatTheyMove() async throws {
      try await withPage(of: { WindowGroup("Grips") { GripView() } }) { page in
        for name in ["Move Write", "Move Edit Draw", "Move Plan", "Move The drawing"] {
          try await page.button(name).waitUntilShown()
        }
        try await page.button("Rename").click()
        try await page.button("Move Rewrite").waitUntilShown()
        #expect(try await page.evaluate("document.querySelectorAll('.grip').length") == 4)
      }
    }
  }
}

/// The expression of the grip of a card.
private func grip(_ name: String) -> String {
  "[...document.querySelectorAll('.row, .box')].find((row) => row.innerText.trim() === '\(name)')?.querySelector('.grip')"
}

extension Page {
  /// Waits until the module for dragging runs, which pages load when they need it.
  fileprivate func waitForDragging() async throws {
    let script = try #require(ClientFiles.all.first { $0.name == "drag.js" }).path
    try await wait(until: "document.documentElement.dataset.ready === ''")
    #expect(try await evaluate("import(\(JSON.literal(script))).then(() => true)") == true)
  }

  fileprivate func waitForAnnouncement(_ words: String) async throws {
    try await wait(until: "document.getElementById('announcer').textContent.includes('\(words)')")
  }

  /// The point at a part of an element's height, in its middle.
  fileprivate func point(of element: String, part: Double = 0.5) async throws -> (x: Double, y: Double) {
    try await wait(until: "!!(\(element))")
    let box = "(\(element)).getBoundingClientRect()"
    let x = try await evaluate("\(box).left + \(box).width / 2").number ?? 0
    let y = try await evaluate("\(box).top + \(box).height * \(part)").number ?? 0
    return (x, y)
  }

  fileprivate func text(_ words: String) -> String {
    "[...document.querySelectorAll('.text')].find((text) => text.innerText === '\(words)')"
  }

  /// Drags from an element to a part of the height of a text, and looks before the button is released.
  fileprivate func drag(
    _ grip: String, to words: String, part: Double, _ look: () async throws -> Void
  ) async throws {
    try await drag(grip, to: try await point(of: text(words), part: part), look)
  }

  fileprivate func drag(
    _ grip: String, toElement selector: String, _ look: () async throws -> Void
  ) async throws {
    try await drag(grip, to: try await point(of: "document.querySelector('\(selector)')"), look)
  }

  fileprivate func drag(
    _ grip: String, to end: (x: Double, y: Double), _ look: () async throws -> Void
  ) async throws {
    let (x, y) = try await point(of: grip)
    try await mouse("mouseMoved", x, y, isDown: false)
    try await mouse("mousePressed", x, y, isDown: true)
    for step in 1...10 {
      let part = Double(step) / 10
      try await mouse("mouseMoved", x + (end.x - x) * part, y + (end.y - y) * part, isDown: true)
    }
    try await look()
    try await mouse("mouseReleased", end.x, end.y, isDown: true)
  }

  /// Drags a finger from an element to the upper part of a text.
  fileprivate func swipe(_ grip: String, to words: String) async throws {
    let (x, y) = try await point(of: grip)
    let end = try await point(of: text(words), part: 0.1)
    try await touch(
      (0...10).map { (x + (end.x - x) * Double($0) / 10, y + (end.y - y) * Double($0) / 10) })
  }
}

private struct Card: Identifiable, Hashable, Transferable {
  let id: String
}

@MainActor
private final class KanbanViewModel {
  @Box var toDo: [Card]
  @Box var done: [Card]
  @Box var archive: [Card] = []

  init(toDo: [Card] = [Card(id: "Write"), Card(id: "Draw")], done: [Card] = [Card(id: "Plan")]) {
    self.toDo = toDo
    self.done = done
  }

  var inWords: String {
    func words(_ cards: [Card]) -> String { cards.map(\.id).joined(separator: ", ") }
    return "To do: \(words(toDo)). Done: \(words(done)). Archive: \(words(archive))"
  }

  func move(_ card: Card, to list: ReferenceWritableKeyPath<KanbanViewModel, [Card]>, at index: Int) {
    toDo.removeAll { $0 == card }
    done.removeAll { $0 == card }
    self[keyPath: list].insert(card, at: min(index, self[keyPath: list].count))
  }

  func reorder(
    _ list: ReferenceWritableKeyPath<KanbanViewModel, [Card]>, _ offsets: IndexSet, _ index: Int
  ) {
    self[keyPath: list].move(fromOffsets: offsets, toOffset: index)
  }
}

/// Columns that are stacks, of which one is in sight.
private struct ColumnsView: View {
  let model = KanbanViewModel(toDo: [Card(id: "Write")], done: [])

  var body: some View {
    Text(model.inWords)
    ScrollView(.horizontal) {
      HStack(alignment: .top) {
        column("To do", model.toDo, \.toDo)
        column("Done", model.done, \.done)
      }
    }
  }

  private func column(
    _ title: String, _ cards: [Card], _ list: ReferenceWritableKeyPath<KanbanViewModel, [Card]>
  ) -> some View {
    VStack(alignment: .leading) {
      Text(title).frame(maxWidth: .infinity, alignment: .leading)
      ForEach(cards) { Text($0.id).padding().background(.surface).draggable($0) }
        .dropDestination(for: Card.self) { cards, index in
          for card in cards { model.move(card, to: list, at: index) }
        }
    }
    .frame(width: 700, alignment: .leading)
  }
}

private struct GripView: View {
  @State private var title = "Write"

  var body: some View {
    List {
      ForEach([Card(id: "Write"), Card(id: "Draw")]) { card in
        Group {
          if card.id == "Write" { Text(title) } else { Button("Draw") {}.accessibilityLabel("Edit Draw") }
        }
        .draggable(card)
      }
    }
    Text("Plan").padding().draggable(Card(id: "Plan"))
    Image(icon: .edit).accessibilityLabel("The drawing").padding().draggable(Card(id: "Picture"))
    Button("Rename") { title = "Rewrite" }
  }
}

private struct KanbanView: View {
  let model: KanbanViewModel

  var body: some View {
    VStack(spacing: 16) {
      Text(model.inWords)
      HStack(alignment: .top, spacing: 16) {
        column("To do", model.toDo, \.toDo)
        column("Done", model.done, \.done)
      }
      Label("Archive", systemImage: "archivebox")
        .padding()
        .dropDestination(for: Card.self) { cards, _ in
          for card in cards { model.move(card, to: \.archive, at: 0) }
          return true
        }
        .accessibilityIdentifier("archive")
    }
    .padding(16)
  }

  private func column(
    _ title: String, _ cards: [Card], _ list: ReferenceWritableKeyPath<KanbanViewModel, [Card]>
  ) -> some View {
    List {
      Section(title) {
        ForEach(cards) { Text($0.id).draggable($0) }
          .onMove { model.reorder(list, $0, $1) }
          .dropDestination(for: Card.self) { cards, index in
            for card in cards { model.move(card, to: list, at: index) }
          }
      }
    }
  }
}
