import BinderySwiftUI
import BinderyTesting
import Testing

private final class Cart: ObservableObject {
  @Published var items: [String] = []
  @Published var note = ""
  /// Not published, but updated on screen when a published property changes.
  var total = 0

  func add(_ item: String) {
    items.append(item)
    total += 3
  }

  func reset() {
    objectWillChange.send()
    total = 0
  }
}

@MainActor private var bodies = 0

private struct CartView: View {
  @ObservedObject var cart: Cart

  var body: some View {
    VStack {
      Text("\(cart.items.count) items")
      Text("Total \(cart.total)")
      Button("Add") { cart.add("apple") }
      Button("Reset") { cart.reset() }
    }
  }
}

@MainActor
@Suite(.workScope) struct ObservableObjectTests {
  @Test func readersOfAnObjectUpdate() {
    let host = TestHost { CartView(cart: Cart()) }
    host.tap("Add")
    host.tap("Add")
    #expect(host.texts.prefix(2) == ["2 items", "Total 6"])
  }

  @Test func plainPropertiesUpdateWithObjectWillChange() {
    let host = TestHost { CartView(cart: Cart()) }
    host.tap("Add")
    host.tap("Reset")
    #expect(host.texts.prefix(2) == ["1 items", "Total 0"])
  }

  @Test func unobservedPropertiesUpdateWithAChangedNeighbor() {
    final class Notes {
      var text = "old"
    }
    struct Screen: View {
      let notes: Notes
      @State private var count = 0
      var body: some View {
        Text("\(count) \(notes.text)")
        Button("Change") {
          notes.text = "new"
          count += 1
        }
      }
    }
    let host = TestHost { Screen(notes: Notes()) }
    host.tap("Change")
    #expect(host.texts.first == "1 new")
  }

  @Test func unobservedPropertiesUpdateWithTheBody() {
    final class Notes {
      var text = "old"
    }
    struct Screen: View {
      let notes: Notes
      @State private var count = 0
      var body: some View {
        let isOdd = count % 2 == 1
        Text(isOdd ? "odd" : "even")
        Text(notes.text)
        Button("Change") {
          notes.text = "new"
          count += 1
        }
      }
    }
    let host = TestHost { Screen(notes: Notes()) }
    host.tap("Change")
    #expect(host.texts.prefix(2) == ["odd", "new"])
  }

  @Test func changesOutsideEventsAppearAfterTheRunningCode() async {
    let cart = Cart()
    let host = TestHost { CartView(cart: cart) }
    cart.items = ["pear"]
    cart.total = 9
    await settle()
    #expect(host.texts.prefix(2) == ["1 items", "Total 9"])
  }

  @Test func onlyWhatChangedIsPatched() {
    let cart = Cart()
    let host = TestHost { CartView(cart: cart) }
    host.tap("Reset")
    #expect(host.changes() == [])
    host.tap("Add")
    #expect(host.changes().count == 2)
  }

  @Test func viewsThatDoNotReadTheObjectAreNotEvaluated() {
    struct Screen: View {
      @ObservedObject var cart: Cart
      var body: some View {
        Static()
        VStack { Text(cart.note) }
        Button("Note") { cart.note = "ripe" }
      }
    }
    struct Static: View {
      var body: some View {
        bodies += 1
        return Text("Shop")
      }
    }
    let host = TestHost { Screen(cart: Cart()) }
    bodies = 0
    host.tap("Note")
    #expect(host.texts.contains("ripe"))
    #expect(bodies == 0)
  }

  @Test func aLetBeforeTheStackAndAHelperFunctionFollow() {
    struct Screen: View {
      @ObservedObject var cart: Cart
      var body: some View {
        let count = cart.items.count
        VStack {
          Text("\(count) of 5")
          footer()
        }
        Button("Add") { cart.add("fig") }
      }
      @ViewBuilder private func footer() -> some View {
        switch cart.items.last {
        case let last?: Text("Last: \(last)")
        case nil: Text("Empty")
        }
      }
    }
    let host = TestHost { Screen(cart: Cart()) }
    host.tap("Add")
    #expect(host.texts.prefix(2) == ["1 of 5", "Last: fig"])
  }

  @Test func bindingsWriteTheObject() {
    struct Screen: View {
      @StateObject private var cart = Cart()
      var body: some View {
        TextField("Note", text: $cart.note)
        Text("Says \(cart.note)")
      }
    }
    let host = TestHost { Screen() }
    host.enter("soon", into: .field("Note"))
    #expect(host.texts.contains("Says soon"))
  }

  @Test func anObservedObjectFollowsItsParent() {
    struct Screen: View {
      let carts: [Cart]
      @State private var index = 0
      var body: some View {
        CartView(cart: carts[index])
        Button("Next") { index = 1 }
      }
    }
    let carts = [Cart(), Cart()]
    carts[1].items = ["kiwi", "plum"]
    let host = TestHost { Screen(carts: carts) }
    host.tap("Next")
    #expect(host.texts.first == "2 items")
    host.tap("Add")
    #expect(host.texts.first == "3 items")
    #expect(carts[0].items.isEmpty)
  }

  @Test func stateObjectsAreCreatedOncePerInsertedView() {
    final class Counter: ObservableObject {
      @MainActor static var made = 0
      @Published var count = 0
      @MainActor init() { Self.made += 1 }
    }
    struct Inner: View {
      let title: String
      @StateObject private var counter = Counter()
      var body: some View {
        Text("\(title) \(counter.count)")
        Button("Count") { counter.count += 1 }
      }
    }
    struct Outer: View {
      @State private var title = "a"
      @State private var isShown = true
      var body: some View {
        if isShown { Inner(title: title) }
        Button("Rename") { title += "a" }
        Button("Hide") { isShown.toggle() }
      }
    }
    Counter.made = 0
    let host = TestHost { Outer() }
    host.tap("Count")
    host.tap("Rename")
    #expect(host.texts.first == "aa 1")
    #expect(Counter.made == 1)
    host.tap("Hide")
    host.tap("Hide")
    #expect(host.texts.first == "aa 0")
    #expect(Counter.made == 2)
  }

  @Test func anEnvironmentObjectReachesViewsInsideAndFollows() {
    struct Badge: View {
      @EnvironmentObject var cart: Cart
      var body: some View { Text("\(cart.items.count) in the cart") }
    }
    struct Screen: View {
      @StateObject private var cart = Cart()
      var body: some View {
        VStack {
          VStack { Badge() }
          Button("Add") { cart.add("apple") }
        }
        .environmentObject(cart)
      }
    }
    let host = TestHost { Screen() }
    host.tap("Add")
    #expect(host.texts.first == "1 in the cart")
  }

  @Test func objectsAreReleasedWithTheirView() {
    weak var observed: Cart?
    do {
      let cart = Cart()
      observed = cart
      let host = TestHost { CartView(cart: cart) }
      host.close()
    }
    #expect(observed == nil)
  }
}
