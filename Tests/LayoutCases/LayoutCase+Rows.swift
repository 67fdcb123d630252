internal import Bindery
import BinderyViews

extension LayoutCase {
  /// Rows of lists and forms, and lists in containers.
  static let rows: [LayoutCase] = [
    LayoutCase(
      "A spacer in a row of a list parts its neighbors", .atEdges("a", .leading, "c"),
      .atEdges("b", .trailing, "c"), height: 240
    ) {
      List {
        HStack {
          Text("a").named("a")
          Spacer()
          Text("b").named("b")
        }
        Color.red.frame(height: 16).named("c")
      }
    },
    LayoutCase(
      "A text in a row of a list is at the leading edge", .atEdges("a", .leading, "c"), height: 240
    ) {
      List {
        Text("a").named("a")
        Color.red.frame(height: 16).named("c")
      }
    },
    LayoutCase(
      "The header of a section is above its rows, the footer below", .above("a", "b"), .above("b", "c"),
      .inside("c"), height: 320
    ) {
      List {
        Section {
          Text("b").named("b")
        } header: {
          Text("a").named("a")
        } footer: {
          Text("c").named("c")
        }
      }
    },
    LayoutCase("Sections of a form are below each other", .above("a", "b"), .inside("b"), height: 400) {
      Form {
        Section("One") { Text("a").named("a") }
        Section("Two") { Text("b").named("b") }
      }
    },
    LayoutCase(
      "A labeled value is at the end of its row", .before("a", "b"), .atEdges("b", .trailing, "c"),
      height: 320
    ) {
      Form {
        LabeledContent {
          Text("Value").named("b")
        } label: {
          Text("Label").named("a")
        }
        Color.red.frame(height: 16).named("c")
      }
    },
    LayoutCase(
      "A field takes the width of a row", .fills("a", .horizontal, "c"), height: 320
    ) {
      Form {
        TextField("Name", text: .constant("")).named("a")
        Color.red.frame(height: 16).named("c")
      }
    },
    LayoutCase(
      "A picture, two lines and a value in a row", .before("a", "b"), .before("b", "c"),
      .centered("a", .vertical, "b"), .centered("c", .vertical, "b"), height: 240
    ) {
      List {
        HStack {
          Color.red.frame(width: 32, height: 32).named("a")
          VStack(alignment: .leading) {
            Text("Title")
            Text("Detail").font(.caption)
          }.named("b")
          Spacer()
          Text("5").named("c")
        }
      }
    },
    LayoutCase(
      "Lists beside each other have equal widths", .equalWidths("a", "b"), .fills("a", .vertical),
      .fills("c", .vertical), .before("a", "c"), .before("c", "b"), height: 240
    ) {
      HStack {
        List { Text("One") }.named("a")
        Divider().named("c")
        List { Text("Two, longer") }.named("b")
      }
    },
    LayoutCase(
      "A filling button below a list is at the bottom", .atEdges("a", .top), .above("a", "b"),
      .atEdges("b", [.leading, .trailing, .bottom]), height: 240
    ) {
      VStack(spacing: 0) {
        List { Text("c") }.named("a")
        Button(action: {}) { Text("Add").frame(maxWidth: .infinity) }.named("b")
      }
    },
    LayoutCase(
      "A form below a picker takes the rest", .above("a", "b"),
      .atEdges("b", [.leading, .trailing, .bottom]),
      height: 320
    ) {
      VStack {
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("L").tag(2)
        }.pickerStyle(.segmented).named("a")
        Form { Text("c") }.named("b")
      }
    },
    LayoutCase(
      "A list in an overlay has the size of what it covers", inBrowsers: [.fills("a")]
    ) {
      Color.red.overlay { List { Text("b") }.named("a") }
    },
    LayoutCase(
      "A list in a padding takes what is left", .inside("a"), .centered("a"), height: 240,
      inBrowsers: [.width("a", 288), .height("a", 208)]
    ) {
      VStack { List { Text("b") }.named("a") }.padding(16)
    },
    LayoutCase(
      "A column of a width beside a list", .width("a", 96), .before("a", "b"),
      .atEdges("b", [.top, .trailing, .bottom]), height: 240
    ) {
      HStack(spacing: 0) {
        VStack { Text("c") }.frame(width: 96).named("a")
        List { Text("d") }.named("b")
      }
    },
  ]
}
