import Bindery
import BinderyViewModels
import BinderyViews
import Foundation

struct Card: Identifiable, Hashable, Transferable {
  let id: Int
  let title: String
}

@MainActor
final class KanbanViewModel {
  enum Column: String, CaseIterable, Sendable { case toDo = "To do", done = "Done" }

  @Box private var cards: [Column: [Card]] = [
    .toDo: [Card(id: 1, title: "Write"), Card(id: 2, title: "Draw"), Card(id: 3, title: "Print")]
  ]
  @Box private(set) var archive: [Card] = []

  func cards(in column: Column) -> [Card] { cards[column] ?? [] }

  func move(_ card: Card, to column: Column, at index: Int) {
    remove(card)
    cards[column, default: []].insert(card, at: min(index, cards(in: column).count))
  }

  func reorder(_ column: Column, from offsets: IndexSet, to index: Int) {
    cards[column]?.move(fromOffsets: offsets, toOffset: index)
  }

  func archive(_ card: Card) {
    remove(card)
    archive.append(card)
  }

  private func remove(_ card: Card) {
    for column in Column.allCases { cards[column]?.removeAll { $0.id == card.id } }
  }
}

struct KanbanView: View {
  let model: KanbanViewModel

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(KanbanViewModel.Column.allCases, id: \.self) { column in
        List {
          Section(column.rawValue) {
            ForEach(model.cards(in: column)) { card in
              Text(card.title).draggable(card)
            }
            .onMove { model.reorder(column, from: $0, to: $1) }
            .dropDestination(for: Card.self) { cards, index in
              for card in cards { model.move(card, to: column, at: index) }
            }
          }
        }
      }
    }
    ArchiveView(model: model)
  }
}

struct ArchiveView: View {
  let model: KanbanViewModel

  var body: some View {
    Text("Archive: \(model.archive.count)")
      .padding()
      .dropDestination(for: Card.self) { cards, _ in
        cards.forEach(model.archive)
        return true
      }
  }
}
