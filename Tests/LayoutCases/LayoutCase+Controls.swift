internal import Bindery
import BinderyViews

extension LayoutCase {
  /// Controls, alone and beside others.
  static let controls: [LayoutCase] = [
    LayoutCase(
      "A slider between texts takes the rest", .before("a", "b"), .before("b", "c"), .atEdges("c", .trailing)
    ) {
      HStack {
        Text("0").named("a")
        Slider(value: .constant(1), in: 0...2).named("b")
        Text("2").named("c")
      }
    },
    LayoutCase(
      "Fields beside each other have equal widths", .equalWidths("a", "b"), .atEdges("a", .leading),
      .atEdges("b", .trailing)
    ) {
      HStack {
        TextField("First", text: .constant("")).named("a")
        TextField("Second", text: .constant("")).named("b")
      }
    },
    LayoutCase(
      "A field in a frame has its width", .inside("a"),
      inBrowsers: [.width("a", 96), .centered("a", .horizontal)]
    ) {
      TextField("Name", text: .constant("")).frame(width: 96).named("a")
    },
    LayoutCase(
      "Fields and a button in a column of a width", .centered("a", .horizontal), .equalWidths("a", "b"),
      .above("a", "b"), .above("b", "c"), inBrowsers: [.width("a", 160)]
    ) {
      VStack {
        TextField("Name", text: .constant("")).named("a")
        SecureField("Password", text: .constant("")).named("b")
        Button("Log in") {}.named("c")
      }.frame(width: 160)
    },
    LayoutCase("Toggles beside each other have equal widths", .equalWidths("a", "b"), .before("a", "b")) {
      HStack {
        Toggle("A", isOn: .constant(true)).named("a")
        Toggle("B", isOn: .constant(false)).named("b")
      }
    },
    LayoutCase("A stepper takes the offered width", .fills("a", .horizontal), .isLow("a")) {
      Stepper("Count", value: .constant(1), in: 0...9).named("a")
    },
    LayoutCase("A picker of segments takes the offered width", .fills("a", .horizontal), .isLow("a")) {
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(1)
        Text("L").tag(2)
      }.pickerStyle(.segmented).named("a")
    },
    LayoutCase(
      "A picker of segments below a text keeps the height", .isLow("b"), .above("a", "b"), .above("b", "c")
    ) {
      VStack {
        Text("a").named("a")
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("L").tag(2)
        }.pickerStyle(.segmented).named("b")
        Color.red.named("c")
      }
    },
    LayoutCase("A menu has the size of its label", .isNarrow("a"), .isLow("a"), .centered("a")) {
      Menu("More") { Button("Delete") {} }.named("a")
    },
    LayoutCase("A link has the size of its label", .isNarrow("a"), .isLow("a"), .centered("a")) {
      Link("Page", destination: "https://example.org").named("a")
    },
    LayoutCase("A bar of progress in a frame has its width", .centered("a"), inBrowsers: [.width("a", 96)]) {
      ProgressView(value: 0.5).frame(width: 96).named("a")
    },
    LayoutCase(
      "A text editor below a text takes the rest", .above("a", "b"), .fills("b", .horizontal),
      height: 240, inBrowsers: [.atEdges("b", .bottom)]
    ) {
      VStack {
        Text("a").named("a")
        TextEditor(text: .constant("b")).named("b")
      }
    },
    LayoutCase("A text editor in a frame has its height", .fills("a", .horizontal), .height("a", 96)) {
      TextEditor(text: .constant("b")).frame(height: 96).named("a")
    },
    LayoutCase(
      "A view for missing content takes the rest of a column", .atEdges("a", .top), .above("a", "b"),
      .fills("b", .horizontal), .atEdges("b", .bottom), height: 400
    ) {
      VStack {
        Text("a").named("a")
        ContentUnavailableView("Nothing", systemImage: "star").named("b")
      }
    },
    LayoutCase(
      "Boxes of a group beside each other have equal widths", .equalWidths("a", "b"), .before("a", "b"),
      .atEdges("b", .trailing)
    ) {
      HStack {
        GroupBox { Text("One") }.named("a")
        GroupBox { Text("Two, longer") }.named("b")
      }
    },
    LayoutCase("A disclosure takes the offered width", .fills("a", .horizontal), .isLow("a")) {
      DisclosureGroup("More") { Text("b") }.named("a")
    },
    LayoutCase(
      "A button beside a filling one keeps its width", .before("a", "b"), .isNarrow("b"),
      .atEdges("b", .trailing), .atEdges("a", .leading)
    ) {
      HStack {
        Button(action: {}) { Text("Save").frame(maxWidth: .infinity) }.named("a")
        Button("Cancel") {}.named("b")
      }
    },
  ]
}
