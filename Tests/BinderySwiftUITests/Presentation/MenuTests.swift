import BinderySwiftUI
import BinderyTesting
import Testing

@MainActor
@Suite(.workScope) struct MenuTests {
  @Test func menusShowTheirControlsAndCloseAfterAChoice() {
    struct Screen: View {
      @State private var order = "date"
      var body: some View {
        Text("by \(order)")
        Menu("Sort") {
          Button("By name") { order = "name" }
          Button("By date") { order = "date" }
        }
      }
    }
    let host = TestHost { Screen() }
    #expect(!host.shows(.button("By name")))
    host.tap("Sort")
    host.tap("By name")
    #expect(host.texts.first == "by name")
    #expect(!host.shows(.button("By date")))
  }

  @Test func theButtonOfAMenuIsExpandedWhileTheMenuIsOpen() {
    let host = TestHost { Menu("Sort") { Button("By name") {} } }
    #expect(host.find(.button("Sort"))?[.isExpanded] == false)
    host.tap("Sort")
    #expect(host.all(.button("Sort")).map { $0[.isExpanded] } == [true])
    #expect(host.find(.button("By name"))?[.isExpanded] == nil)
    host.tap("By name")
    #expect(host.find(.button("Sort"))?[.isExpanded] == false)
  }

  @Test func contextMenusOfRowsBecomeSwipeActions() {
    struct Screen: View {
      @State private var words = ["a", "b"]
      var body: some View {
        List {
          ForEach(words, id: \.self) { word in
            Text(word).contextMenu { Button("Delete") { words.removeAll { $0 == word } } }
          }
        }
      }
    }
    let host = TestHost { Screen() }
    host.swipe(.row("a"), "Delete")
    #expect(host.texts.contains("b"))
    #expect(!host.texts.contains("a"))
  }

  @Test func contextMenusElsewhereBecomeCornerButtons() {
    struct Screen: View {
      @State private var likes = 0
      var body: some View {
        Text("\(likes) likes").contextMenu { Button("Like") { likes += 1 } }
      }
    }
    let host = TestHost { Screen() }
    #expect(host.find("More")?[.buttonStyle] == .corner)
    host.tap("More")
    host.tap("Like")
    #expect(host.texts.first == "1 likes")
  }

  @Test func localizedKeysFormatTheirValues() {
    let key = LocalizedStringKey("Title")
    let host = TestHost {
      VStack {
        Text("\(2.345, specifier: "%.1f") km")
        Text(key)
      }
    }
    #expect(host.texts == ["2.3 km", "Title"])
  }

  @Test func toolbarPlacementsAreBeforeAfterAndBelow() {
    #expect(ToolbarItemPlacement.cancellationAction == .topBarLeading)
    #expect(ToolbarItemPlacement.confirmationAction == .topBarTrailing)
    #expect(ToolbarItemPlacement.status == .bottomBar)
    let host = TestHost {
      Text("Root").toolbar {
        ToolbarItemGroup(placement: .navigationBarLeading) {
          Button("A") {}
          Button("B") {}
        }
      }
    }
    #expect(host.all(.role(.toolbarItem)).count == 1)
    #expect(host.shows(.button("B")))
  }

  @Test func unavailableViewsTakeTheirTextFromViews() {
    let host = TestHost {
      ContentUnavailableView {
        Text("No books")
      } description: {
        Text("Add one.")
      } actions: {
        Button("Add") {}
      }
      ContentUnavailableView.search(text: "Lon")
    }
    #expect(host.shows(.role(.unavailable, "No books")))
    #expect(host.shows(.role(.unavailable, "No Results for “Lon”")))
    #expect(host.shows(.button("Add")))
  }
}
