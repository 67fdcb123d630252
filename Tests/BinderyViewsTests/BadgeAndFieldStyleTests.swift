import Bindery
import BinderyTesting
import BinderyViews
import Testing

/// Badges, long presses, the style of fields and the scheme of the window.
@MainActor
@Suite struct BadgeAndFieldStyleTests {
  @Test func aTabHasABadgeWhileThereIsACount() {
    @SharedBox var count = 3
    let host = TestHost {
      TabView {
        Text("Messages").tabItem { Label("Inbox", systemImage: "tray") }.badge(count)
        Text("Me").tabItem { Text("Me") }.badge("New")
      }
    }
    #expect(host.all(.role(.tab)).map { $0[.badge] } == ["3", "New"])
    count = 0
    #expect(host.all(.role(.tab)).map { $0[.badge] } == [nil, "New"])
  }

  @Test func aRowHasItsBadgeAtTheEnd() {
    let host = TestHost {
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
        Text("Drafts").badge(Text("Some"))
      }
    }
    #expect(host.texts == ["Inbox", "12", "Sent", "Drafts", "Some"])
  }

  @Test func longAndDoublePressesAreEventsOfTheirOwn() {
    var events: [String] = []
    let host = TestHost {
      Text("Photo").onTapGesture { events.append("tap") }.onLongPressGesture { events.append("long") }
        .onTapGesture(count: 2) { events.append("double") }
      Text("Plain")
    }
    host.longPress("Photo")
    host.tap("Photo")
    host.doubleTap("Photo")
    #expect(events == ["long", "tap", "double"])
    #expect(!host.all(.text("Plain"))[0].takes(.longPress))
  }

  @Test func fieldsHaveTheStyleNearestToThem() {
    let text = Binding.constant("")
    let host = TestHost {
      VStack {
        TextField("a", text: text)
        TextField("b", text: text).textFieldStyle(.roundedBorder)
        SecureField("c", text: text).textFieldStyle(PlainTextFieldStyle())
        TextField("d", text: text).textFieldStyle(.automatic)
      }
      .textFieldStyle(SquareBorderTextFieldStyle())
    }
    #expect(host.all(.field()).map { $0[.fieldStyle] } == [.roundedBorder, .roundedBorder, .plain, nil])
  }

  @Test func theLastViewThatPrefersASchemeDecidesForTheWindow() {
    @SharedBox var isDark: Bool? = true
    let host = TestHost {
      VStack {
        if let isDark { Text("a").preferredColorScheme(isDark ? .dark : .light) }
        Text("b").preferredColorScheme(nil)
      }
    }
    #expect(host.tree.root[.colorScheme] == .dark)
    isDark = false
    #expect(host.tree.root[.colorScheme] == .light)
    isDark = nil
    #expect(host.tree.root[.colorScheme] == nil)
  }
}
