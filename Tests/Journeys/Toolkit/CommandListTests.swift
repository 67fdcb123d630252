@testable internal import TestSupport
@testable internal import BinderyTerminal
internal import Bindery
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// The list of commands, and the menus of a window.
  @Suite(.timeLimit(.minutes(10)))
  struct CommandListTests {
    @Test func commandsAreFoundByTypingAndRun() async throws {
      let model = await Kennel()
      try await withPage(of: { Kennel.window(model) }) { page in
        try await page.wait(for: "0 done")
        try await page.tab(to: "Feed")
        try await page.openList()
        #expect(try await page.focused == "combobox “Type a command”")
        for (name, screen) in [("phone", Screen.phone), ("desktop", .desktop)] {
          for (scheme, screen) in [("light", screen), ("dark", screen.dark)] {
            try await page.show(on: screen)
            try await page.waitForAnimations()
            try await page.screenshot("commands-\(name)-\(scheme)")
            let violations = try await page.violations()
            #expect(violations.isEmpty, "\(violations)")
          }
        }
        try await page.type("wei")
        try await page.wait(until: "document.querySelector('.palette-note').textContent === '1 command'")
        try await page.press("Enter")
        try await page.wait(for: "Done: weigh")
        try await page.wait(forFocusOn: "Feed")

        // A command of a menu, chosen with the arrows, and by its shortcut.
        try await page.openList()
        try await page.press("ArrowUp")
        try await page.press("ArrowDown")
        #expect(try await page.chosen == "New card")
        try await page.press("Enter")
        try await page.wait(for: "Done: weigh, card")
        try await page.press("e", holding: .control)
        try await page.wait(for: "Done: weigh, card, card")
      }
    }

    @Test func escapeClosesTheListAndASearchWithoutResultsSaysSo() async throws {
      let model = await Kennel()
      try await withPage(of: { Kennel.window(model) }) { page in
        try await page.wait(for: "0 done")
        try await page.tab(to: "Weigh")
        try await page.openList()
        try await page.type("zebra")
        try await page.wait(for: "Nothing matches.")
        try await page.screenshot("commands-empty-light")
        try await page.press("Enter")
        try await page.press("Escape")
        try await page.wait(until: "!document.querySelector('.palette')")
        try await page.wait(forFocusOn: "Weigh")
        try await page.openList()
        try await page.press("k", holding: .control)
        try await page.wait(until: "!document.querySelector('.palette')")
        try await page.wait(forFocusOn: "Weigh")
      }
    }

    @Test func anOpenListFollowsTheWindowAndEndsUnderADialog() async throws {
      let model = await Kennel()
      try await withPage(of: { Kennel.window(model) }) { page in
        try await page.wait(for: "0 done")
        try await page.openList()
        try await page.press("ArrowDown")
        let chosen = try await page.chosen
        await MainActor.run { model.others = ["Brush"] }
        try await page.wait(until: "document.querySelector('.palette-list').innerText.includes('Brush')")
        #expect(try await page.chosen == chosen)
        await MainActor.run { model.asks = true }
        try await page.wait(until: "!document.querySelector('.palette')")
        try await page.openList()
        #expect(try await page.commands == ["Yes", "No"])
        try await page.type("yes")
        try await page.press("Enter")
        try await page.wait(for: "Done: yes")
      }
    }

    @Test func aControlWithTheSameShortcutKeepsIt() async throws {
      try await withPage(of: { WindowGroup { KeyedView() } }) { page in
        try await page.wait(for: "Pressed 0")
        try await page.press("k", holding: .control)
        try await page.wait(for: "Pressed 1")
        #expect(try await page.evaluate("!document.querySelector('.palette')") == true)
        try await page.press(" ", holding: .control)
        try await page.wait(for: "Spaced 1")
      }
    }

    @Test func aMacHasItsOwnKeys() async throws {
      let model = await Kennel()
      try await withApp({ Kennel.window(model) }) { address in
        try await journey { browser in
          let page = try await browser.open("about:blank")
          try await page.call(
            "Emulation.setUserAgentOverride",
            ["userAgent": "Mozilla/5.0 (Macintosh) Chrome/120", "platform": "MacIntel"])
          try await page.open(address)
          try await page.wait(for: "0 done")
          // Control+K deletes text there.
          try await page.press("k", holding: .control)
          try await page.press("k", holding: .meta)
          try await page.wait(until: "document.querySelector('.palette')?.open")
          #expect(try await page.commands.first == "New card – Board · ⌘E")
        }
      }
    }

    /// Both lists are computed by their hosts: this keeps them the same.
    @Test func itIsTheListOfATerminal() async throws {
      let model = await Kennel()
      let terminal = await MainActor.run {
        let tree = ViewTree(rows: .window) { Kennel.view(model) }
        let screen = TerminalScreen(tree: tree, size: CellSize(width: 100, height: 120))
        _ = screen.handle(.key(KeyPress(.character("p"), .control)))
        let items = screen.popup?.items.map(\.item) ?? []
        tree.unmount()
        return items.map { $0.detail.isEmpty ? $0.title : "\($0.title) – \($0.detail)" }
      }
      try await withPage(of: { Kennel.window(model) }) { page in
        try await page.wait(for: "0 done")
        try await page.openList()
        let hosts = ["Refresh – F5", "Quit – Ctrl+Q"]
        #expect(terminal.suffix(2) == hosts)
        let shown = try await page.commands
        #expect(shown == terminal.dropLast(2).map { $0.replacing(" – .", with: "") } + ["Refresh"])
      }
    }
  }
}

extension Page {
  /// Opens the list of commands.
  fileprivate func openList() async throws {
    try await press("k", holding: .control)
    try await wait(
      until: "document.querySelector('.palette')?.open && document.activeElement.matches('.palette-field')")
  }

  /// The commands that the list shows: `New card – Board · Ctrl+E`.
  fileprivate var commands: [String] {
    get async throws {
      try await evaluate(
        """
        [...document.querySelectorAll(".palette-list > li")].map((row) => {
          const [title, ...details] = [...row.children].map((part) => part.textContent);
          return details.length ? `${title} – ${details.join(" · ")}` : title;
        })
        """
      ).array.compactMap(\.string)
    }
  }

  /// The name of the chosen command.
  fileprivate var chosen: String? {
    get async throws {
      try await evaluate(
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.firstChild.textContent"
      ).string
    }
  }
}

/// A window with a control of each role that the keyboard can reach, and menus.
@MainActor
private final class Kennel {
  @Box var done: [String] = []
  @Box var others: [String] = []
  @Box var asks = false
  @Box var isOn = false
  @Box var color = "red"
  @Box var size = "small"
  @Box var name = ""
  @Box var cups = 3.0

  static func scene(_ model: Kennel) -> some Scene {
    WindowGroup { KennelView(model: model) }.commands {
      CommandMenu("Board") {
        Button("New card") { model.done.append("card") }.keyboardShortcut("e")
        Toggle("Quiet", isOn: Bindable(model).isOn)
      }
      CommandGroup(after: .newItem) {
        Picker("Coat", selection: Bindable(model).color) {
          Text("Red coat").tag("red")
          Text("Blue coat").tag("blue")
        }
      }
    }
  }

  static func window(_ model: Kennel) -> any WindowScene { scene(model).windowScenes[0] }

  static func view(_ model: Kennel) -> AnyView { view(of: window(model)) }
  private static func view(of window: some WindowScene) -> AnyView { AnyView(window.window) }
}

private struct KennelView: View {
  let model: Kennel

  var body: some View {
    VStack {
      Text("\(model.done.count) done")
      if !model.done.isEmpty { Text("Done: \(model.done.joined(separator: ", "))") }
      Button("Feed") { model.done.append("feed") }.keyboardShortcut("f")
      Button("Weigh") { model.done.append("weigh") }
      Button {
      } label: {
        HStack {
          Image(icon: .heart).accessibilityLabel("Like")
          Text("all of them")
        }
      }
      Button("Locked") {}.disabled(true)
      ForEach(model.others, id: \.self) { Button($0) {} }
      Link("Help", destination: "https://example.org")
      TextField("Name", text: Bindable(model).name)
      Toggle("Sound", isOn: Bindable(model).isOn)
      Picker("Color", selection: Bindable(model).color) {
        Text("Red").tag("red")
        Text("Blue").tag("blue")
      }
      Picker("Size", selection: Bindable(model).size) {
        Text("Small").tag("small")
        Text("Large").tag("large")
      }
      .pickerStyle(.segmented)
      Stepper("Cups", value: Bindable(model).cups)
      Slider(value: Bindable(model).cups, in: 0...10) { Text("Level") }
      FileImporter("Choose a file", endings: ["json"]) { _ in }
      DisclosureGroup("Details") { Text("More") }
      Text("Photo").onLongPressGesture { model.done.append("held") }
      Text("Miso").onTapGesture { model.done.append("miso") }
    }
    .alert("Sure?", isPresented: Bindable(model).asks) {
      Button("Yes") { model.done.append("yes") }
      Button("No", role: .cancel) {}
    }
    .refreshable { model.done.append("refresh") }
  }
}

private struct KeyedView: View {
  @State private var presses = 0
  @State private var spaces = 0

  var body: some View {
    Button("Pressed \(presses)") { presses += 1 }.keyboardShortcut("k")
    Button("Spaced \(spaces)") { spaces += 1 }.keyboardShortcut(.space)
  }
}
