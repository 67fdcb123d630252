import Bindery
import BinderyTesting
import BinderyViews
import Testing

/// A namespace is an identity of its view's place.
@MainActor
@Suite struct NamespaceTests {
  @Test func aNamespaceIsATargetOfScrolling() {
    struct Screen: View {
      @Namespace private var top
      @Namespace private var bottom
      @State private var count = 0
      var body: some View {
        ScrollViewReader { proxy in
          Button("Down \(count)") {
            count += 1
            proxy.scrollTo(bottom)
          }
          ScrollView {
            Text("First").id(top)
            Text("Last").id(bottom)
          }
        }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Down 0")
    #expect(host.takeScrolledNodes().map { $0[.text] } == ["Last"])
    host.tap("Down 1")
    #expect(host.takeScrolledNodes().map { $0[.text] } == ["Last"])
  }

  @Test func aPlaceKeepsItsIdentity() {
    struct Inner: View {
      let number: Int
      @Namespace private var name
      @State private var first: Namespace.ID?
      var body: some View {
        Text(first == nil || first == name ? "\(number): the same" : "\(number): another one")
          .onAppear { first = name }
      }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Inner(number: count)
      }
    }
    let host = TestHost { Screen() }
    host.tap("Add")
    #expect(host.shows("1: the same"))
  }

  @Test func namespacesDiffer() { #expect(Namespace().wrappedValue != Namespace().wrappedValue) }
}
