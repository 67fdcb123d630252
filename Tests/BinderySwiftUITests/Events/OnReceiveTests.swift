import BinderySwiftUI
import BinderyTesting
import Testing

@MainActor
@Suite(.workScope) struct OnReceiveTests {
  @Test func runsForEachValueWhileTheViewIsShown() {
    struct Screen: View {
      let words: PassthroughSubject<String, Never>
      @State private var last = "none"
      @State private var isShown = true
      var body: some View {
        Text(last)
        if isShown { Text("Listening").onReceive(words) { last = $0 } }
        Button("Stop") { isShown = false }
      }
    }
    let words = PassthroughSubject<String, Never>()
    let host = TestHost { Screen(words: words) }
    words.send("one")
    words.send("two")
    #expect(host.texts.first == "two")
    host.tap("Stop")
    words.send("three")
    #expect(host.texts.first == "two")
  }

  @Test func aPublishedPropertyIsReceivedAtOnce() {
    final class Model: ObservableObject {
      @Published var query = "Lon"
    }
    struct Screen: View {
      @StateObject private var model = Model()
      @State private var seen: [String] = []
      var body: some View {
        TextField("Query", text: $model.query)
        Text(seen.joined(separator: ",")).onReceive(model.$query) { seen.append($0) }
      }
    }
    let host = TestHost { Screen() }
    host.enter("Lond", into: .field("Query"))
    #expect(host.texts.first == "Lon,Lond")
  }
}
