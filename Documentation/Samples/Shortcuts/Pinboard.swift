import Bindery
import BinderyApp
import BinderyViews

@MainActor
final class PinboardViewModel {
  @Box private(set) var cards = ["Write the text", "Draw the icons"]
  @Box private(set) var archived: [String] = []
  @Box var showsArchive = false

  func addCard() { cards.append("Card \(cards.count + archived.count + 1)") }

  func archiveAll() {
    archived += cards
    cards = []
  }
}

struct PinboardView: View {
  let model: PinboardViewModel

  var body: some View {
    List {
      ForEach(model.cards, id: \.self) { card in Text(card) }
      if model.showsArchive { ForEach(model.archived, id: \.self) { card in Text("Archived: \(card)") } }
    }
    .focusedSceneValue(model)
  }
}

struct PinboardCommands: Commands {
  @FocusedValue(PinboardViewModel.self) private var board

  var body: some Commands {
    CommandMenu("Board") {
      Button("New card") { board?.addCard() }
        .keyboardShortcut("g")
      Button("Archive all cards") { board?.archiveAll() }
        .disabled(board?.cards.isEmpty ?? true)
      if let board { Toggle("Show the archive", isOn: Bindable(board).showsArchive) }
    }
  }
}

struct PinboardApp: App {
  var body: some Scene {
    WindowGroup("Board") { PinboardView(model: PinboardViewModel()) }
      .commands { PinboardCommands() }
  }
}
