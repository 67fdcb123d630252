internal import BinderyHTML
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The names by which a page finds the controls of its events again in another session.
  @Suite(.timeLimit(.minutes(10)))
  struct EventNameTests {
    private func withPage(_ body: (Page, String) async throws -> Void) async throws {
      try await withApp({ WindowGroup("Form") { FormView() } }, sealer: DecimalSealer()) { address in
        try await journey { browser in
          let page = try await browser.open(address)
          try await page.wait(until: "document.documentElement.dataset.ready === ''")
          try await body(page, try #require(ClientFiles.all.first { $0.name == "dom.js" }).path)
        }
      }
    }

    /// The label that an event of a node has, or an empty text if the event is not stored.
    private func label(_ selector: String, _ kind: String, on page: Page, _ script: String) async throws
      -> String?
    {
      try await page.evaluate(
        """
        import(\(JSON.literal(script))).then(({ idOf, nameOf, nodeOf }) =>
          nameOf(idOf(nodeOf(document.querySelector(\(JSON.literal(selector))))), '\(kind)').label ?? '')
        """
      ).string
    }

    @Test func tabsAreNamedByTheirTitle() async throws {
      try await withPage { page, script in
        let found = try await label(".tab", "tap", on: page, script)
        #expect(found == "Form")
      }
    }

    @Test(arguments: [("details", "toggle", "More"), ("dialog", "dismiss", "Sure?")])
    func disclosuresAndDialogsUseTheirTitle(selector: String, kind: String, title: String) async throws {
      try await withPage { page, script in
        try await page.wait(for: "Text in the details")
        let found = try await label(selector, kind, on: page, script)
        #expect(found == title)
      }
    }

    @Test func aPasswordIsNotStored() async throws {
      try await withPage { page, script in
        let password = try await label("input[type=password]", "input", on: page, script)
        let name = try await label("input[type=text]", "input", on: page, script)
        #expect(password == "")
        #expect(name == "Name")
      }
    }

    @Test func aLongLabelIsCutBetweenCharacters() async throws {
      try await withPage { page, script in
        let cut = try await label(".button", "tap", on: page, script)
        #expect(cut == String(repeating: "😀", count: 200))
      }
    }
  }
}

private struct FormView: View {
  @State private var tab = 0
  @State private var name = ""
  @State private var password = ""
  @State private var isOpen = true
  @State private var isAsking = true

  var body: some View {
    TabView(selection: $tab) {
      Tab("Form", systemImage: "list.bullet", value: 0) {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Text in the details") }
        Button(String(repeating: "😀", count: 300)) {}
          .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
      Tab("Other", systemImage: "gear", value: 1) { Text("Nothing") }
    }
  }
}
