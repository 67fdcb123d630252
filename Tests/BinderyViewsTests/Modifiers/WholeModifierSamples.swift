import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

/// What a modifier for a view as a whole reads and reports.
@MainActor
final class Journal {
  @Box var isOn = true
  private(set) var entries = 0

  func add() { entries += 1 }

  /// A binding to ``isOn``.
  var binding: Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) }
}

/// Shows whether a view of the window offers a journal.
private struct FocusReader: View {
  @FocusedValue(Journal.self) private var journal
  var body: some View { Text(journal == nil ? "none" : "offered") }
}

/// A modifier for a view as a whole, with a count of its effects.
struct WholeSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// Returns the view with the modifier, in the surroundings that it needs.
  let apply: @MainActor @Sendable (AnyView, Journal) -> any View
  /// Counts the effects.
  let count: @MainActor @Sendable (TestHost, Journal) async -> Int

  var testDescription: String { name }

  init(
    _ name: String, _ apply: @escaping @MainActor @Sendable (AnyView, Journal) -> any View,
    counts: @escaping @MainActor @Sendable (TestHost, Journal) async -> Int
  ) {
    self.name = name
    self.apply = apply
    count = counts
  }

  /// A modifier that adds a node with a role.
  init(
    _ name: String, adds role: Role, _ apply: @escaping @MainActor @Sendable (AnyView, Journal) -> any View
  ) {
    self.init(name, apply) { host, _ in host.nodes.count { $0.role == role } }
  }

  /// A modifier that shows a text.
  init(
    _ name: String, shows text: String, _ apply: @escaping @MainActor @Sendable (AnyView, Journal) -> any View
  ) {
    self.init(name, apply) { host, _ in host.nodes.count { $0[.text] == text } }
  }

  /// Mounts a view with the modifier, and counts its effects.
  @MainActor
  func effects(on view: some View) async -> Int {
    let journal = Journal()
    var environment = EnvironmentValues()
    if name == "onOpenURL" { environment.location = ["books"] }
    let applied = AnyView(apply(AnyView(view), journal))
    let host = TestHost(environment: environment) { applied }
    return await count(host, journal)
  }

  /// The modifiers of the row `the view as a whole` in `Documentation/Modifiers.md`.
  static let all: [WholeSample] = lifecycle + screens + dialogs + searches

  private static let lifecycle: [WholeSample] = [
    WholeSample("onAppear", { view, journal in view.onAppear { journal.add() } }) { _, journal in
      journal.entries
    },
    WholeSample("onDisappear", { view, journal in view.onDisappear { journal.add() } }) { host, journal in
      host.close()
      return journal.entries
    },
    WholeSample("task", { view, journal in view.task { journal.add() } }) { _, journal in
      await settle()
      return journal.entries
    },
    WholeSample("onChange", { view, journal in view.onChange(of: journal.isOn) { journal.add() } }) {
      $1.isOn.toggle()
      return $1.entries
    },
    // The content appears at first, and anew with another identity.
    WholeSample("id", { view, journal in Renewing(content: view, journal: journal) }) {
      let before = $1.entries
      $1.isOn.toggle()
      return $1.entries - before
    },
    WholeSample("environment", shows: "from outside") { view, _ in
      Reading(content: view).environment(\.home, "from outside")
    },
    WholeSample("onOpenURL", { view, journal in view.onOpenURL { _ in journal.add() } }) { $1.entries },
    WholeSample("modifier", { view, _ in view.modifier(Framed()) }) { host, _ in
      host.nodes.count { $0[.identifier] == "framed" }
    },
    WholeSample("preferredColorScheme", { view, _ in view.preferredColorScheme(.dark) }) { host, _ in
      host.nodes.count { $0[.colorScheme] == .dark }
    },
    WholeSample(
      "focusedSceneValue",
      { view, journal in
        VStack {
          view.focusedSceneValue(journal)
          FocusReader()
        }
      }
    ) { host, _ in
      host.texts.count { $0 == "offered" }
    },
  ]

  private static let screens: [WholeSample] = [
    WholeSample("tabItem", adds: .tab) { view, _ in TabView { view.tabItem { Text("Tab") } } },
    WholeSample("navigationTitle", { view, _ in NavigationStack { view.navigationTitle("Title") } }) {
      host, _ in
      host.nodes.count { $0[.title] == "Title" }
    },
    WholeSample("toolbar", adds: .toolbarItem) { view, _ in
      NavigationStack { view.toolbar { ToolbarItem { Button("Edit") {} } } }
    },
    WholeSample(
      "navigationSplitViewColumnWidth",
      { view, _ in
        NavigationSplitView {
          view.navigationSplitViewColumnWidth(200)
        } detail: {
          Text("Detail")
        }
      }
    ) { host, _ in
      host.nodes.count { $0[.frame] == FrameSize(width: 200) }
    },
    WholeSample("navigationDestination", shows: "There") { view, journal in
      NavigationStack { view.navigationDestination(isPresented: journal.binding) { Text("There") } }
    },
  ]

  private static let dialogs: [WholeSample] = [
    WholeSample("sheet", adds: .sheet) { $0.sheet(isPresented: $1.binding) { Text("Sheet") } },
    WholeSample("fullScreenCover", adds: .sheet) {
      $0.fullScreenCover(isPresented: $1.binding) { Text("Cover") }
    },
    WholeSample("popover", adds: .sheet) { $0.popover(isPresented: $1.binding) { Text("Popover") } },
    WholeSample("alert", adds: .alert) { $0.alert("Sure?", isPresented: $1.binding) { Button("Yes") {} } },
    WholeSample("confirmationDialog", adds: .actionSheet) {
      $0.confirmationDialog("Sure?", isPresented: $1.binding) { Button("Yes") {} }
    },
    WholeSample("prompt", adds: .alert) {
      $0.prompt("Name", isPresented: $1.binding, action: "Save") { _ in }
    },
  ]

  private static let searches: [WholeSample] = [
    WholeSample("searchable", adds: .textField) { view, _ in view.searchable(text: .constant("")) },
    WholeSample("searchSuggestions", shows: "suggested") { view, _ in
      view.searchable(text: .constant("x")).searchSuggestions { Text("suggested") }
    },
    WholeSample("searchCompletion", adds: .button) { view, _ in
      Text("q").searchable(text: .constant("x")).searchSuggestions { view.searchCompletion("xyz") }
    },
    WholeSample("scrollPosition") { view, _ in
      beside(view).scrollPosition(id: .constant(7))
    } counts: { host, _ in
      host.takeScrolledNodes().count
    },
    WholeSample("defaultScrollAnchor") { view, _ in
      beside(view).defaultScrollAnchor(.bottom)
    } counts: { host, _ in
      host.takeScrolledNodes().count
    },
  ]

  /// A view beside two rows.
  @MainActor @ViewBuilder
  private static func beside(_ view: AnyView) -> some View {
    view
    ForEach(6...7, id: \.self) { Text("\($0)") }
  }
}

/// A view with another identity after each change of the journal.
private struct Renewing: View {
  let content: AnyView
  let journal: Journal

  var body: some View { content.onAppear { journal.add() }.id(journal.isOn) }
}

/// A view that shows a value of its environment after its content.
private struct Reading: View {
  let content: AnyView
  @Environment(\.home) private var home

  var body: some View {
    content
    Text(home ?? "")
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { VStack { content }.accessibilityIdentifier("framed") }
}
