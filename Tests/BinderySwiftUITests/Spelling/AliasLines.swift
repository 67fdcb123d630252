extension SpellingTests {
  /// Names and forms that older and newer SwiftUI share.
  static let aliasLines = #"""
    Text("a").font(.subheadline)
    Text("a").font(.footnote)
    Text("a").font(.title3)
    Text("a").font(.caption2)
    Text("a").font(.largeTitle)
    Text("a").font(.system(.body, design: .rounded))
    Text("a").font(.system(size: 12, weight: .bold, design: .monospaced))
    Text("a").font(.system(.title, design: .serif, weight: .bold))
    Text("a").font(.custom("Helvetica", size: 12))
    Text("a").font(.custom("Helvetica", size: 12, relativeTo: .body))
    Text("a").font(.custom("Helvetica", fixedSize: 12))
    Text("a").font(Font.title.weight(.semibold).italic().monospacedDigit())
    Text("a").font(.body.bold().leading(.tight))
    Text("a").font(Font.system(size: 10).smallCaps())
    Text("a").font(.headline.monospaced().width(.condensed))
    NavigationView { Text("a") }.navigationViewStyle(.stack)
    NavigationView { Text("a") }.navigationViewStyle(.columns)
    NavigationView { Text("a").navigationBarHidden(true) }
    Text(LocalizedStringKey("a"))
    Text("a", tableName: "b")
    Text(NSLocalizedString("hello", comment: "b"))
    Form { Text("a") }
    Form { Section { Text("a") } }
    List { Text("a") }.listStyle(GroupedListStyle())
    List { Text("a") }.listStyle(InsetGroupedListStyle())
    List { Text("a") }.listStyle(PlainListStyle())
    List { Text("a") }.listStyle(SidebarListStyle())
    List { Text("a") }.listStyle(InsetListStyle())
    List { Text("a") }.listStyle(DefaultListStyle())
    List { Text("a") }.listStyle(.insetGrouped)
    List { Text("a") }.listStyle(.sidebar)
    Button("a") {}.buttonStyle(PlainButtonStyle())
    Button("a") {}.buttonStyle(BorderlessButtonStyle())
    Button("a") {}.buttonStyle(DefaultButtonStyle())
    Button("a") {}.buttonStyle(BorderedProminentButtonStyle())
    Button("a") {}.buttonStyle(.borderedProminent)
    Button("a") {}.buttonStyle(.bordered)
    Button("a") {}.buttonStyle(.borderless)
    Button("a") {}.buttonStyle(.plain)
    Button("a") {}.buttonStyle(Filled())
    Button("a") {}.buttonStyle(Prim())
    Picker("a", selection: $tab) { Text("a").tag(0); Text("b").tag(1) }.pickerStyle(SegmentedPickerStyle())
    Picker("a", selection: $tab) { Text("a").tag(0); Text("b").tag(1) }.pickerStyle(WheelPickerStyle())
    Picker("a", selection: $tab) { Text("a").tag(0); Text("b").tag(1) }.pickerStyle(MenuPickerStyle())
    Picker("a", selection: $tab) { Text("a").tag(0); Text("b").tag(1) }.pickerStyle(InlinePickerStyle())
    Picker("a", selection: $tab) { Text("a").tag(0); Text("b").tag(1) }.pickerStyle(DefaultPickerStyle())
    Picker("a", selection: $tab) { Text("a").tag(0) }.pickerStyle(.segmented)
    Picker("a", selection: $tab) { Text("a").tag(0) }.pickerStyle(.navigationLink)
    Picker("a", selection: $tab) { Text("a").tag(0) }.pickerStyle(.palette)
    Picker(selection: $tab, label: Text("a")) { Text("a").tag(0) }
    Picker(selection: $tab) { Text("a").tag(0) } label: { Text("a") }
    Picker("a", systemImage: "star", selection: $tab) { Text("a").tag(0) }
    Toggle(isOn: $isOn) { Text("a") }.toggleStyle(SwitchToggleStyle())
    Toggle(isOn: $isOn, label: { Text("a") }).toggleStyle(.switch)
    Toggle("a", isOn: $isOn).toggleStyle(.button)
    Toggle("a", isOn: $isOn).toggleStyle(Check())
    TextField("a", text: $name).textFieldStyle(.roundedBorder)
    TextField("a", text: $name).textFieldStyle(PlainTextFieldStyle())
    Label("a", systemImage: "star").labelStyle(.iconOnly)
    Label("a", systemImage: "star").labelStyle(TitleOnlyLabelStyle())
    Label("a", systemImage: "star").labelStyle(LS())
    ProgressView().progressViewStyle(.circular)
    ProgressView("a", value: 0.5, total: 1).progressViewStyle(LinearProgressViewStyle())
    Text("a").frame(maxWidth: .infinity, alignment: .leading)
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
    Text("a").frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 3, maxHeight: 40, alignment: .topLeading)
    Text("a").frame(width: CGFloat(12), height: 40)
    Text("a").frame(height: CGFloat(price))
    Text("a").frame()
    Text("a").toolbar { ToolbarItem(placement: .navigationBarTrailing) { EditButton() }; ToolbarItem(placement: .navigationBarLeading) { Text("a") } }
    Text("a").toolbar { ToolbarItem(placement: .principal) { Text("b") } }
    Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
    Text("a").toolbar { ToolbarItem(placement: .keyboard) { Text("b") } }
    Text("a").toolbar { ToolbarItem(placement: .destructiveAction) { Text("b") } }
    Text("a").toolbar { ToolbarItem { Text("b") } }
    Text("a").toolbar { if isOn { ToolbarItem(placement: .cancellationAction) { Text("b") } } }
    Text("a").toolbar { Button("x") {} }
    Text("a").toolbar { ToolbarItemGroup { Text("b"); Spacer(); Text("c") } }
    List { ForEach(items) { Text($0.name) }.onDelete(perform: delete).onMove(perform: move) }
    List { ForEach(items) { Text($0.name) }.onDelete { (offsets: IndexSet) in items.remove(atOffsets: offsets) } }
    Text("a").sheet(item: $shown) { item in Text(item.name) }
    Text("a").sheet(item: $shown, onDismiss: { model.add() }) { item in Text(item.name) }
    Text("a").sheet(isPresented: $isOn, onDismiss: model.add) { Text("a") }
    Text("a").sheet(isPresented: $isOn, content: { Text("a") })
    Text("a").onChange(of: name) { print($0) }
    Text("a").onChange(of: name) { newValue in print(newValue) }
    Text("a").onChange(of: name) { old, new in print(old, new) }
    Text("a").onChange(of: name) { print("x") }
    Text("a").onChange(of: name, initial: true) { print("x") }
    Text("a").onChange(of: name, perform: { value in print(value) })
    List { Section(header: Text("a")) { Text("b") } }
    List { Section(header: Text("a"), footer: Text("c")) { Text("b") } }
    List { Section(footer: Text("c")) { Text("b") } }
    List { Section { Text("b") } header: { Text("a") } footer: { Text("c") } }
    List { Section { Text("b") } header: { Text("a") } }
    List { Section { Text("b") } footer: { Text("a") } }
    List { Section("a") { Text("b") } }
    List(items) { item in Text(item.name) }
    List(items, id: \.name) { item in Text(item.name) }
    List(items, selection: $set) { item in Text(item.name) }
    List(selection: $chosen) { ForEach(items) { Text($0.name).tag($0.id) } }
    List(0..<5) { Text("\($0)") }
    List($items) { $item in Text(item.name) }
    List($items, editActions: .delete) { $item in Text(item.name) }
    List { ForEach($items, id: \.id) { $item in Text(item.name) } }
    List { ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text(item.name) } }
    List { ForEach(items.indices, id: \.self) { index in TextField("a", text: $items[index].name) } }
    List { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) } }
    List { ForEach(0..<items.count, id: \.self) { Text("\($0)") } }
    List { ForEach(1...5, id: \.self) { Text("\($0)") } }
    List { ForEach(items.filter { !$0.isDone }.sorted { $0.name < $1.name }) { Text($0.name) } }
    ScrollView(showsIndicators: false) { Text("a") }
    ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a") } }
    ScrollView([.horizontal, .vertical]) { Text("a") }
    LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("a") }
    LazyHStack { Text("a") }
    LazyHStack(alignment: .top, spacing: 8) { Text("a") }
    Text("a").alert(isPresented: $isOn) { Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("OK"))) }
    Text("a").alert(item: $shown) { item in Alert(title: Text(item.name)) }
    Text("a").alert("a", isPresented: $isOn) { Button("OK", role: .cancel) {} } message: { Text("b") }
    Text("a").alert("a", isPresented: $isOn, presenting: shown) { item in Button(item.name) {} } message: { item in Text(item.name) }
    Text("a").alert(isPresented: $isOn, error: error) { Button("OK") {} }
    Text("a").alert(isPresented: $isOn, error: error) { e in Button("OK") {} } message: { e in Text(e.failureReason ?? "") }
    Text("a").alert(Text("a"), isPresented: $isOn) { Button("OK") {} }
    Text("a").actionSheet(item: $shown) { item in ActionSheet(title: Text(item.name)) }
    NavigationView { Text("a").navigationBarTitle(Text("x"), displayMode: .large) }.navigationViewStyle(StackNavigationViewStyle())
    Text("a").navigationBarItems(leading: Text("a"), trailing: Button(action: {}) { Image(systemName: "plus") })
    Text("a").alert(isPresented: $isOn) { Alert(title: Text("a"), primaryButton: .destructive(Text("b")) {}, secondaryButton: .cancel()) }
    Text("a").actionSheet(isPresented: $isOn) { ActionSheet(title: Text("a"), buttons: [.destructive(Text("b")), .cancel()]) }
    """#
}
