import Bindery
import BinderyViews

@MainActor
final class CardsViewModel {
  @Box private(set) var cards = ["Write the text", "Draw the icons"]
  @Box private(set) var problem: String?

  /// The lines of the file, each made when it is needed.
  var lines: some Sequence<String> { cards.lazy.map { $0 + "\n" } }

  func read(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      problem = "The file is not a text. Choose one that was exported here."
      return
    }
    cards = text.split(separator: "\n").map { String($0.prefix(200)) }
    problem = nil
  }
}

struct CardsView: View {
  let model: CardsViewModel

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(model.cards.count) cards")
      FileExporter("Export", name: "cards.txt") { file in
        for line in model.lines { try await file.write(line) }
      }
      FileImporter("Import", endings: ["txt"], maximumBytes: 100_000) { file in model.read(file.data) }
      if let problem = model.problem { Text(problem).foregroundStyle(.critical) }
    }
  }
}
