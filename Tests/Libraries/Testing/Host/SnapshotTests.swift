import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct SnapshotTests {
  @Test func aSnapshotReadsLikeTheScreen() {
    let model = Shopping(["Milk"])
    model.items[0].isBought = true
    let host = TestHost { ShoppingView(model: model) }
    host.expectSnapshot(
      """
      window
        textField "New item" hint="Enter an item" value=""
        button "Add" disabled
        list
          section "Items"
            row
              text "Milk"
              text "bought"
              actions
                button "Delete" destructive
        picker "Units"
          option "Imperial" selected
          option "Metric" not selected
        toggle "Quiet" off
        stepper "Count" number=1.0 minimum=0.0 maximum=9.0
        button "Clear"
      """)
  }

  @Test func aDifferenceIsShownLineByLine() {
    let host = TestHost {
      Text("One")
      Text("Two")
      Text("Three")
    }
    withKnownIssue {
      host.expectSnapshot(
        """
        window
          text "One"
          text "Zwei"
          text "Three"
        """)
    } matching: {
      $0.says(
        """
          window
            text "One"
        -   text "Zwei"
        +   text "Two"
            text "Three"
        """)
    }
  }

  @Test func aRecordedSnapshotIsComparedWith() throws {
    let folder = URL.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appending(path: "GreetingTests.swift").path()
    let words = Words()
    let host = TestHost { Text(words.text) }

    withKnownIssue {
      host.expectSnapshot(named: "greeting", filePath: test)
    } matching: {
      $0.says("Recorded \(folder.path())/Snapshots/GreetingTests.greeting.txt")
    }
    host.expectSnapshot(named: "greeting", filePath: test)

    words.text = "Bye"
    withKnownIssue {
      host.expectSnapshot(named: "greeting", filePath: test)
    } matching: {
      $0.says("-   text \"Hello\"\n+   text \"Bye\"")
    }
    withKnownIssue { host.expectSnapshot(named: "greeting", recording: true, filePath: test) }
    host.expectSnapshot(named: "greeting", filePath: test)
  }

  @MainActor final class Words {
    @Box var text = "Hello"
  }

  @Test func everythingIncludesLayoutAndStyle() {
    let host = TestHost { VStack(spacing: 8) { Text("Hi").font(.title) } }
    #expect(
      host.snapshot(.everything)
        == """
        window
          stack axis="vertical" spacing="8.0" alignment="center"
            text text="Hi" font="title"
        """)
  }
}
