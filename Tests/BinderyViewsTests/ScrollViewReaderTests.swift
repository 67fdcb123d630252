import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Messages {
  @Box var all = [1, 2, 3]
}

@MainActor
@Suite("Scrolling to a view", .workScope)
struct ScrollViewReaderTests {
  private func texts(_ nodes: [Node]) -> [String?] { nodes.map { $0[.text] } }

  @Test func aButtonScrollsToAnElementAndToAnIdentity() {
    let host = TestHost {
      ScrollViewReader { proxy in
        Button("Third") { proxy.scrollTo(3, anchor: .top) }
        Button("End") { proxy.scrollTo("end") }
        Button("Nowhere") { proxy.scrollTo(9) }
        ScrollView {
          ForEach([1, 2, 3], id: \.self) { Text("Message \($0)") }
          Text("The end").id("end")
        }
      }
    }
    host.tap("Third")
    #expect(texts(host.takeScrolledNodes()) == ["Message 3"])
    host.tap("End")
    #expect(texts(host.takeScrolledNodes()) == ["The end"])
    host.tap("Nowhere")
    #expect(host.takeScrolledNodes().isEmpty)
  }

  @Test func anElementThatIsNewIsScrolledTo() {
    let messages = Messages()
    let host = TestHost {
      ScrollViewReader { proxy in
        ScrollView { ForEach(messages.all, id: \.self) { Text("Message \($0)") } }
          .onChange(of: messages.all.count) { proxy.scrollTo(messages.all.last, anchor: .bottom) }
      }
    }
    _ = host.takeScrolledNodes()
    messages.all.append(4)
    #expect(texts(host.takeScrolledNodes()) == ["Message 4"])
  }

  @Test func removedViewsAreNotScrolledTo() {
    let messages = Messages()
    let host = TestHost {
      ScrollViewReader { proxy in
        Button("Third") { proxy.scrollTo(3) }
        if messages.all.count > 2 { Text("Third").id(3) }
        ForEach(messages.all, id: \.self) { Text("\($0)") }
      }
    }
    messages.all = [1]
    host.tap(.button("Third"))
    #expect(host.takeScrolledNodes().isEmpty)
  }

  @Test func aReaderInsideAnotherOneHasItsOwnViews() {
    let host = TestHost {
      ScrollViewReader { outer in
        Button("Outer") { outer.scrollTo(1) }
        ScrollViewReader { _ in Text("Inside").id(1) }
      }
    }
    host.tap("Outer")
    #expect(host.takeScrolledNodes().isEmpty)
  }
}
