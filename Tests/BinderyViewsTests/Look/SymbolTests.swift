import Bindery
import BinderyTesting
import Foundation
import Testing

@testable import BinderyViews

@Suite("Symbols by their SF names", .serialized) @MainActor
struct SymbolTests {
  private func file(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../../").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func eachIconIsDrawn() throws {
    let sprite = try file("Sources/BinderyHTML/Client/icons.svg")
    #expect(SystemSymbols.all.count >= 120)
    for (name, icon) in SystemSymbols.all {
      #expect(sprite.contains("id=\"i-\(icon.rawValue)\""), "\(name)")
    }
  }

  @Test func thePageListsEachName() throws {
    let page = try file("Documentation/Symbols.md")
    for (name, icon) in SystemSymbols.all {
      let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(icon.rawValue)` |") }
      #expect(row?.contains("`\(name)`") == true, "\(name)")
    }
  }

  @Test func aNameWithoutAnIconIsALabeledPlaceholderAndReportedOnce() {
    var reports: [String] = []
    let old = MissingResources.handler
    defer { MissingResources.handler = old }
    MissingResources.handler = { reports.append("\($0) \($1)") }
    let host = TestHost {
      Image(systemName: "no.such.symbol")
      Image(systemName: "no.such.symbol")
      Image(systemName: "star.fill")
    }
    let images = host.all(.role(.image))
    #expect(images.map { $0[.icon] } == [.unknown, .unknown, .starFilled])
    #expect(images.map { $0[.accessibilityLabel] } == ["no.such.symbol", "no.such.symbol", nil])
    #expect(reports == ["symbol no.such.symbol"])
  }

  @Test func aNameThatChangesIsFollowed() {
    let isOn = Switch()
    let host = TestHost {
      Label("Favorite", systemImage: isOn.value ? "heart.fill" : "heart")
      Button("Delete", systemImage: "trash", role: .destructive) { isOn.value = true }
    }
    #expect(host.all(.role(.image)).map { $0[.icon] } == [.heart, .trash])
    host.tap("Delete")
    #expect(host.all(.role(.image)).map { $0[.icon] } == [.heartFilled, .trash])
    #expect(host.all(.role(.button))[0][.buttonRole] == .destructive)
  }

  @Test func anIconKeepsTheSizeOfTypeUnlessItIsResizable() {
    let host = TestHost {
      Image(systemName: "star").frame(width: 40, height: 40)
      Image(systemName: "star").resizable().scaledToFit().frame(width: 40, height: 40)
    }
    #expect(host.all(.role(.box)).count == 1)
    #expect(host.all(.role(.image)).map { $0[.frame]?.width } == [nil, 40])
  }

  @Test func asyncImagesUseTheirContentClosure() {
    @MainActor final class Model { @Box var url: URL? }
    let model = Model()
    let host = TestHost {
      AsyncImage(url: model.url) { image in
        image.resizable().frame(width: 50)
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: model.url) { phase in
        if let image = phase.image { image } else { Text("None") }
      }
    }
    #expect(host.all(.role(.progress)).count == 1 && host.texts == ["None"])
    model.url = URL(string: "https://example.org/a.png")
    #expect(
      host.all(.role(.image)).map { $0[.picture]?.description }
        == Array(repeating: "https://example.org/a.png", count: 2))
  }
}
