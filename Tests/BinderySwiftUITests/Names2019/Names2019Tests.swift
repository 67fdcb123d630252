import BinderySwiftUI
import BinderyTesting
import Testing

@MainActor
@Suite(.workScope) struct Names2019Tests {
  @Test func navigationViewsHaveATitleItemsAndABackButton() {
    struct Detail: View {
      @Environment(\.presentationMode) private var presentationMode
      var body: some View {
        Button("Leave") { presentationMode.wrappedValue.dismiss() }
          .navigationBarTitle(Text("Detail"), displayMode: .inline)
      }
    }
    let host = TestHost {
      NavigationView {
        NavigationLink(destination: Detail()) { Text("More") }
          .navigationBarTitle("Home")
          .navigationBarItems(leading: Text("Left"), trailing: Button("Right") {})
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
    #expect(host.shows(.screen("Home")))
    #expect(host.shows("Left"))
    #expect(host.shows(.button("Right")))
    host.tap("More")
    #expect(host.shows(.screen("Detail")))
    host.tap("Leave")
    #expect(host.shows(.screen("Home")))
  }

  @Test func anAlertValueAsksAndAnswers() {
    struct Screen: View {
      @State private var asks = false
      @State private var count = 1
      var body: some View {
        Text("\(count) left")
        Button("Ask") { asks = true }
          .alert(isPresented: $asks) {
            Alert(
              title: Text("Delete?"), message: Text("It is gone then."),
              primaryButton: .destructive(Text("Delete")) { count = 0 }, secondaryButton: .cancel())
          }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Ask")
    #expect(host.shows(.role(.alert, "Delete?")))
    #expect(host.texts.contains("It is gone then."))
    host.tap("Cancel")
    #expect(host.texts.first == "1 left")
    host.tap("Ask")
    host.tap("Delete")
    #expect(host.texts.first == "0 left")
    #expect(!host.shows(.role(.alert, "Delete?")))
  }

  @Test func anAlertForAnItemShowsTheItem() {
    struct Problem: Identifiable { let id: Int }
    struct Screen: View {
      @State private var problem: Problem?
      var body: some View {
        Button("Fail") { problem = Problem(id: 7) }
          .alert(item: $problem) { Alert(title: Text("Error \($0.id)")) }
        Text(problem == nil ? "fine" : "broken")
      }
    }
    let host = TestHost { Screen() }
    host.tap("Fail")
    #expect(host.shows(.role(.alert, "Error 7")))
    host.tap("OK")
    #expect(host.texts.contains("fine"))
  }

  @Test func anActionSheetOffersItsButtons() {
    struct Screen: View {
      @State private var isShown = false
      @State private var choice = "none"
      var body: some View {
        Text(choice)
        Button("Choose") { isShown = true }
          .actionSheet(isPresented: $isShown) {
            ActionSheet(
              title: Text("Size"),
              buttons: [.default(Text("Small")) { choice = "small" }, .cancel()])
          }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Choose")
    host.tap("Small")
    #expect(host.texts.first == "small")
  }

  @Test func columnsShowTheFirstOne() {
    let host = TestHost {
      NavigationView {
        List { Text("Row") }.navigationTitle("Home")
        Text("Choose a row")
      }
    }
    #expect(host.shows(.screen("Home")))
    #expect(host.texts == ["Row"])
  }
}
