import Bindery
import BinderyTesting
import BinderyViews
import Testing

@Suite("Search fields", .workScope) @MainActor
struct SearchTests {
  private struct Screen: View {
    let fruits = ["Apple", "Apricot", "Banana"]
    @State private var query = ""
    @State private var searched = ""

    var body: some View {
      Text("Searched: \(searched)")
        .searchable(text: $query, prompt: "Find fruit")
        .searchSuggestions {
          ForEach(fruits.filter { $0.hasPrefix(query) }, id: \.self) { Text($0).searchCompletion($0) }
        }
        .onSubmit(of: .search) { searched = query }
    }
  }

  @Test func suggestionsFollowAndCompleteTheTypedText() {
    let host = TestHost { Screen() }
    #expect(host.all(.role(.button)).isEmpty)
    host.enter("Ap", into: .field("Find fruit"))
    #expect(host.shows(.button("Apple")) && host.shows(.button("Apricot")))
    #expect(!host.shows(.button("Banana")))
    host.tap("Apricot")
    #expect(host.find(.field("Find fruit"))?[.fieldText] == "Apricot")
    #expect(host.all(.role(.button)).isEmpty)
    host.enter("B", into: .field("Find fruit"))
    #expect(host.shows(.button("Banana")))
    host.submit(.field("Find fruit"))
    #expect(host.texts.contains("Searched: B"))
  }

  @Test func isSearchingFollowsTheTextThatIsSearched() {
    struct Found: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text(isSearching ? "Found" : "All")
        Button("Clear") { dismissSearch() }
      }
    }
    struct Screen: View {
      @State private var first = "a"
      @State private var second = ""
      @State private var isFirst = true
      var body: some View {
        Button("Other") { isFirst.toggle() }
        Found().searchable(text: isFirst ? $first : $second)
      }
    }
    let host = TestHost { Screen() }
    #expect(host.shows("Found") && !host.shows("All"))
    host.tap("Other")
    #expect(host.shows("All") && !host.shows("Found"))
    host.enter("b", into: .field("Search"))
    #expect(host.shows("Found") && !host.shows("All"))
    host.tap("Clear")
    #expect(host.shows("All") && !host.shows("Found"))
    host.tap("Other")
    #expect(host.shows("Found") && !host.shows("All"))
  }

  @Test func suggestionsBelongToOneSearchField() {
    let host = TestHost {
      Text("List")
        .searchable(text: .constant("inner"), prompt: "Inner")
        .searchable(text: .constant("outer"), prompt: "Outer")
        .searchSuggestions { Text("Complete").searchCompletion("complete") }
    }
    #expect(host.all(.button("Complete")).count == 1)
  }

  @Test func aCompletionOutsideOfASearchIsTheViewItself() {
    let host = TestHost { Text("Apple").searchCompletion("Apple") }
    #expect(host.texts == ["Apple"])
    #expect(host.all(.role(.button)).isEmpty)
  }

  @Test func theLabelOfASearchIsItsPrompt() {
    let host = TestHost {
      TextField("Find", text: .constant(""), kind: .search)
      TextField("Place", text: .constant(""), prompt: Text("A city"), kind: .search)
      TextField("Name", text: .constant(""))
    }
    #expect(host.all(.role(.textField)).map { $0[.placeholder] } == ["Find", "A city", nil])
  }

  @Test func returnInAFieldAndInASearchFieldAreDifferentTriggers() {
    var log: [String] = []
    let host = TestHost {
      TextField("Name", text: .constant("")).searchable(text: .constant(""), prompt: "Find")
        .onSubmit { log.append("text") }
        .onSubmit(of: .search) { log.append("search") }
    }
    host.submit(.field("Name"))
    host.submit(.field("Find"))
    #expect(log == ["text", "search"])
  }

  @Test func viewsInsideReadAndDismissTheSearch() {
    struct Results: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        if isSearching { Button("Cancel") { dismissSearch() } } else { Text("Everything") }
      }
    }
    struct Screen: View {
      @State private var query = ""
      var body: some View {
        Results().searchable(text: $query, prompt: "Find")
        Text("Query: \(query)")
      }
    }
    let host = TestHost { Screen() }
    #expect(host.shows("Everything"))
    host.enter("Ap", into: .field("Find"))
    #expect(host.shows(.button("Cancel")) && !host.shows("Everything"))
    host.tap("Cancel")
    #expect(host.texts == ["Everything", "Query: "])
    #expect(host.find(.field("Find"))?[.fieldText] == "")
  }

  @Test func isSearchingIsFalseOutsideASearch() {
    let environment = EnvironmentValues()
    #expect(!environment.isSearching)
    environment.dismissSearch()
  }
}
