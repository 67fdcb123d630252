import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Model {
  @Box var query = ""
  @Box var name = ""
  @Box var unit = 1
  @Box var isOn = false
  private(set) var log: [String] = []

  func add(_ entry: String) { log.append(entry) }

  var queryText: Binding<String> { Binding(get: { self.query }, set: { self.query = $0 }) }
  var nameText: Binding<String> { Binding(get: { self.name }, set: { self.name = $0 }) }
  var unitChoice: Binding<Int> { Binding(get: { self.unit }, set: { self.unit = $0 }) }
}

@Suite("The elements that a modifier is about", .workScope) @MainActor
struct ModifierTests {
  private let model = Model()

  /// Returns the values of a property, of all nodes with a role.
  private func values<Value>(_ key: PropertyKey<Value>, of role: Role, in host: TestHost) -> [Value?] {
    host.all(.role(role)).map { $0[key] }
  }

  // MARK: The element itself

  @Test func modifiersOfAContainerApplyToTheContainer() {
    let host = TestHost {
      VStack { Text("a") }
        .padding(4).background(.surface).font(.title).fontWeight(.bold).foregroundStyle(.tint)
        .colorScheme(.dark).monospaced()
        .accessibilityLabel("Label").accessibilityIdentifier("id").help("Help").disabled(true)
    }
    let box = host.all(.role(.stack))[0]
    #expect(box[.padding] == EdgeInsets(.all, 4) && box[.background] == BoxBackground(Color.surface))
    #expect(box[.font] == .title && box[.fontWeight] == .bold && box[.foreground]?.color == .accentColor)
    #expect(box[.colorScheme] == .dark && box[.isMonospaced] == true && box[.isDisabled] == true)
    #expect(box[.accessibilityLabel] == "Label" && box[.identifier] == "id" && box[.help] == "Help")
    #expect(host.all(.role(.text))[0].properties.map(\.property) == [.text])
  }

  @Test func modifiersOfAGroupApplyToEachView() {
    let host = TestHost {
      Group {
        Text("a")
        HStack { Text("b") }
      }
      .padding(4)
    }
    #expect(values(.padding, of: .text, in: host) == [EdgeInsets(.all, 4), nil])
    #expect(values(.padding, of: .stack, in: host) == [EdgeInsets(.all, 4)])
  }

  @Test func modifiersOfAMultiElementViewApplyToEach() {
    struct Pair: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    let host = TestHost { Pair().accessibilityIdentifier("pair") }
    #expect(values(.identifier, of: .text, in: host) == ["pair", "pair"])
  }

  @Test func tapsOnAGroupReachEachView() {
    let host = TestHost {
      Group {
        Text("a")
        Text("b")
      }
      .onTapGesture { model.add("tap") }
    }
    host.tap("a")
    host.tap("b")
    #expect(model.log == ["tap", "tap"])
  }

  @Test func onAppearRunsOnceForAGroup() {
    let host = TestHost {
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { model.add("appear") }
    }
    #expect(host.texts == ["a", "b"])
    #expect(model.log == ["appear"])
  }

  // MARK: All of a kind inside

  @Test func theStyleOfAContainerIsThatOfEachControlInside() {
    let host = TestHost {
      VStack {
        Button("a") {}
        HStack { Button("b") {}.buttonStyle(.plain) }
        Link("c", destination: "/c")
        Picker("d", selection: model.unitChoice) { Text("One").tag(1) }
        List { Text("e") }
      }
      .buttonStyle(.bordered).pickerStyle(.segmented).listStyle(.plain)
    }
    #expect(values(.buttonStyle, of: .button, in: host) == [.bordered, .plain])
    #expect(values(.buttonStyle, of: .link, in: host) == [.bordered])
    #expect(values(.pickerStyle, of: .picker, in: host) == [.segmented])
    #expect(values(.listStyle, of: .list, in: host) == [.plain])
    #expect(values(.buttonStyle, of: .stack, in: host) == [nil])
  }

  @Test func theLineLimitOfAContainerIsThatOfEachText() {
    let host = TestHost {
      VStack {
        Text("a")
        Button("b") {}
        Text("c").lineLimit(nil)
      }
      .lineLimit(2)
    }
    #expect(values(.lineLimit, of: .text, in: host) == [2, 2, nil])
  }

  @Test func linesAreReservedUpToALowerBound() {
    let host = TestHost {
      VStack {
        Text("a").lineLimit(4, reservesSpace: true)
        Text("b").lineLimit(2...4)
        Text("c").lineLimit(3...)
        Text("d").lineLimit(4, reservesSpace: false)
        Text("e")
        Text("f").lineLimit(nil)
      }
      .lineLimit(5, reservesSpace: true)
    }
    #expect(values(.lineLimit, of: .text, in: host) == [4, 4, nil, 4, 5, nil])
    #expect(values(.reservedLines, of: .text, in: host) == [4, 2, 3, nil, 5, nil])
  }

  @Test func styleReachesRowsThatComeLater() {
    @MainActor final class Names { @Box var all = ["a"] }
    let names = Names()
    let host = TestHost {
      List { ForEach(names.all, id: \.self) { name in Button(name) {} } }.buttonStyle(.bordered)
    }
    names.all = ["a", "b"]
    #expect(values(.buttonStyle, of: .button, in: host) == [.bordered, .bordered])
  }

  @Test func returnInAnyFieldOfAContainerSubmits() {
    let host = TestHost {
      VStack {
        TextField("Name", text: model.nameText)
        TextField("Query", text: model.queryText).onSubmit { model.add("query") }
      }
      .onSubmit { model.add("form") }
    }
    host.submit("Name")
    host.submit("Query")
    #expect(model.log == ["form", "query"])
  }

  @Test func theFirstFieldOfAContainerGetsTheFocus() {
    let host = TestHost { VStack { TextField("Name", text: model.nameText) }.autofocus() }
    #expect(values(.autofocus, of: .textField, in: host) == [true])
    #expect(values(.autofocus, of: .stack, in: host) == [nil])
  }

  @Test func aShortcutPressesTheControlOfAContainer() {
    let host = TestHost { HStack { Button("Save") {} }.keyboardShortcut("s") }
    #expect(values(.keyboardShortcut, of: .button, in: host) == [KeyboardShortcut("s", modifiers: .command)])
  }

  @Test func styleEndsWhereAnotherPlaceBegins() {
    model.isOn = true
    let isOn = Binding(get: { model.isOn }, set: { model.isOn = $0 })
    let host = TestHost {
      List { Text("a").swipeActions { Button("Delete") {} } }
        .toolbar { Button("Edit") {} }
        .alert("Sure?", isPresented: isOn) { Button("Yes") {} }
        .buttonStyle(.borderedProminent)
    }
    #expect(values(.buttonStyle, of: .button, in: host) == [nil, nil, nil])
  }

  // MARK: Rows, screens and what modifiers add

  @Test func modifiersOfSearchableContentApplyToTheContent() {
    let host = TestHost {
      List { Text("a") }
        .searchable(text: model.queryText)
        .refreshable { model.add("refresh") }
        .padding(4)
        .onSubmit(of: .search) { model.add("search") }
    }
    #expect(host.all(.role(.list))[0].takes(.refresh))
    #expect(values(.padding, of: .list, in: host) == [EdgeInsets(.all, 4)])
    #expect(!host.all(.field())[0].takes(.refresh))
    #expect(values(.padding, of: .textField, in: host) == [nil])
    host.submit(.field())
    #expect(model.log == ["search"])
  }

  @Test func aSearchFieldFollowsItsBlock() {
    let host = TestHost { Text(model.name).searchable(text: model.queryText, prompt: "Find \(model.unit)") }
    model.unit = 2
    model.name = "b"
    #expect(host.all(.field("Find 2")).count == 1)
    #expect(host.texts == ["b"])
  }

  @Test func rowModifiersApplyToTheRowOfEachView() {
    let host = TestHost {
      List {
        Group {
          Text("a")
          Text("b")
        }
        .swipeActions { Button("Delete") { model.add("delete") } }
        .padding(4)
      }
    }
    host.swipe(.row("b"), "Delete")
    #expect(model.log == ["delete"])
    #expect(values(.padding, of: .row, in: host) == [nil, nil])
    #expect(
      host.all(.role(.text)).filter { $0[.padding] == EdgeInsets(.all, 4) }.map { $0[.text] } == ["a", "b"])
  }

  @Test func titleAndToolbarApplyToTheEnclosingScreen() {
    let host = TestHost {
      NavigationStack(path: Binding<[String]>(get: { [] }, set: { _ in })) {
        Group {
          VStack { Text("a").navigationTitle("Inner").toolbar { Button("Edit") {} } }
          Text("b")
        }
      }
    }
    #expect(values(.title, of: .screen, in: host) == ["Inner"])
    #expect(host.all(.role(.toolbar)).count == 1)
  }
}
