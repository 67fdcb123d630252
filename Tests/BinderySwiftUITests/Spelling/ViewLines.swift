extension SpellingTests {
  /// Hints, gestures, controls and forms of views.
  static let viewLines = #"""
    Text("a").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)).listRowBackground(Color.red).listRowSeparator(.hidden)
    Text("a").listRowSeparator(.hidden, edges: .bottom)
    Text("a").listRowInsets(.init())
    Text("a").animation(.easeInOut(duration: 0.3), value: isOn).animation(.default).animation(nil, value: isOn)
    Button("a") { withAnimation(.easeIn) { isOn = true } completion: { isOn = false } }
    Text("a").contentShape(Rectangle()).contentShape(.rect)
    Text("a").onTapGesture { print(1) }
    Text("a").onTapGesture(perform: model.add)
    Text("a").onLongPressGesture { print(1) }
    Text("a").onLongPressGesture(minimumDuration: 0.5) { print(1) }
    Text("a").onAppear { model.add() }.onAppear(perform: model.add).onDisappear { print(1) }
    Text("a").task { await model.load() }
    Text("a").task(id: name) { await model.load() }
    Text("a").task(priority: .background) { await model.load() }
    Text("a").refreshable { await model.load() }
    Text("a").searchable(text: $name)
    Text("a").searchable(text: $name, prompt: "x")
    Text("a").searchable(text: $name, placement: .automatic, prompt: Text("x"))
    Text("a").searchable(text: $name, placement: .navigationBarDrawer(displayMode: .always), prompt: "x")
    Text("a").searchable(text: $name) { Text("b").searchCompletion("b") }
    Text("a").searchable(text: $name).searchSuggestions { ForEach(items) { Text($0.name).searchCompletion($0.name) } }
    Text("a").searchable(text: $name).onSubmit(of: .search) { model.add() }
    Text("a").swipeActions { Button("a") {} }
    Text("a").disabled(isOn).hidden()
    Text("a").redacted(reason: .placeholder).redacted(reason: isOn ? .placeholder : [])
    Text("a").layoutPriority(1).fixedSize().fixedSize(horizontal: false, vertical: true)
    Text("a").accessibilityLabel(name)
    Text("a").help("a")
    Text("a").preferredColorScheme(isOn ? .dark : nil)
    Text("a").statusBar(hidden: true).navigationBarHidden(true).navigationBarBackButtonHidden(true)
    Text("a").presentationDetents([.medium, .large, .height(200), .fraction(0.3)]).presentationDragIndicator(.visible)
    Text("a").toolbar(.hidden)
    Text("a").badge(3).badge("x").badge(Text("y"))
    Text("a").environment(\.colorScheme, .dark).environment(\.locale, .init(identifier: "de")).environment(\.layoutDirection, .rightToLeft)
    Text("a").environment(\.layoutDirection, .rightToLeft)
    Stepper("a", value: $tab, in: 0...10)
    Stepper("a", value: $tab, in: 0...10, step: 2)
    Stepper(value: $tab, in: 0...10) { Text("a \(tab)") }
    Stepper(value: $tab, in: 0...10, label: { Text("a") })
    Stepper("a", value: $price, in: 0...10, step: 0.5)
    Stepper("a", onIncrement: {}, onDecrement: {})
    Slider(value: $price)
    Slider(value: $price, in: 0...10, step: 1)
    Slider(value: $price, in: 0...1, onEditingChanged: { _ in })
    Slider(value: $price, in: 0...1) { Text("a") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } onEditingChanged: { _ in }
    DatePicker("a", selection: $date)
    DatePicker("a", selection: $date, in: ...Date(), displayedComponents: .date)
    DatePicker("a", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute])
    DatePicker(selection: $date, displayedComponents: .date) { Text("a") }
    DatePicker(selection: $date, in: ...Date(), displayedComponents: .date, label: { Text("a") })
    DatePicker("a", selection: $date).datePickerStyle(GraphicalDatePickerStyle()).labelsHidden()
    Link("a", destination: URL(string: "https://example.org")!)
    Link(destination: URL(string: "https://example.org")!) { Text("a") }
    ProgressView()
    ProgressView("a")
    ProgressView(value: 0.4)
    ProgressView(value: 0.4, total: 2)
    ProgressView { Text("a") }
    ProgressView("a", value: 0.4)
    ProgressView().scaleEffect(2).tint(.red)
    TextEditor(text: $name).frame(height: 200).border(Color.gray)
    TextEditor(text: $name).scrollContentBackground(.hidden)
    TextField("a", text: $name, prompt: Text("x"))
    TextField("a", text: $name, axis: .vertical).lineLimit(2...4)
    TextField("a", value: $price, format: .currency(code: "EUR"))
    TextField("a", value: $tab, format: .number)
    TextField("a", value: $tab, formatter: NumberFormatter())
    TextField(name, text: $name)
    TextField("a", text: $name, onCommit: { })
    TextField("a", text: $name, onEditingChanged: { _ in })
    DisclosureGroup("a") { Text("b") }
    DisclosureGroup("a", isExpanded: $isOn) { Text("b") }
    DisclosureGroup { Text("b") } label: { Text("a") }
    DisclosureGroup(isExpanded: $isOn) { Text("b") } label: { Text("a") }
    GroupBox("a") { Text("b") }
    GroupBox { Text("b") }
    GroupBox(label: Text("a")) { Text("b") }
    GroupBox { Text("b") } label: { Text("a") }
    LabeledContent("a", value: name)
    LabeledContent("a") { Text("b") }
    LabeledContent { Text("b") } label: { Text("a") }
    LabeledContent("a", value: price, format: .number)
    ControlGroup { Button("a") {} }
    ContentUnavailableView("a", systemImage: "star")
    ContentUnavailableView("a", systemImage: "star", description: Text("b"))
    ContentUnavailableView { Label("a", systemImage: "star") } description: { Text("b") } actions: { Button("c") {} }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: name)
    AsyncImage(url: URL(string: "a"))
    AsyncImage(url: URL(string: "a")) { image in image.resizable() } placeholder: { ProgressView() }
    AsyncImage(url: URL(string: "a"), scale: 2) { $0.resizable() } placeholder: { Color.gray }
    ScrollViewReader { proxy in ScrollView { ForEach(items) { Text($0.name).id($0.id) } }.onChange(of: tab) { proxy.scrollTo($0, anchor: .top) } }
    ScrollView { Text("a") }.scrollIndicators(.hidden).scrollDismissesKeyboard(.interactively)
    ShareLink(item: "a")
    EditButton()
    Group { if isOn { Text("a") } else { Text("b") } }
    AnyView(Text("a"))
    Text("a").font(.body.bold().leading(.tight)).font(.headline.monospaced().width(.condensed)).fontWidth(.expanded)
    List(items, id: \.id, selection: $set) { item in Text(item.name) }
    List(items, id: \.id, selection: $chosen) { item in Text(item.name) }
    List($items, editActions: .all) { $item in TextField("x", text: $item.name) }
    Text("a").alert(Text("a"), isPresented: $isOn) { Button("OK") {} } message: { Text("b") }
    Text("a").alert("a", isPresented: $isOn) { Button("OK") {} }
    Text("a").alert(name, isPresented: $isOn) { Button("OK") {} }
    Text("a").confirmationDialog(Text("a"), isPresented: $isOn) { Button("OK") {} }
    TextField("a", text: $name).onSubmit { field = nil }
    TextField("a", text: $name).onSubmit(model.add)
    Text(name)
    Text("a" + name)
    Text(isOn ? "a" : "b")
    Text(items.first?.name ?? "none")
    Text(Kind.a.rawValue.capitalized)
    Button("a") { withAnimation { isOn = true } }
    Button("a") { withAnimation(.easeIn) { isOn.toggle() } }
    Text("a").searchable(text: $name, prompt: "x") { ForEach(items) { Text($0.name).searchCompletion($0.name) } }
    Text("a").textCase(.uppercase).textCase(nil)
    Text("a").onLongPressGesture(minimumDuration: 1) { print(1) }
    TextField("a", text: $name).keyboardType(.decimalPad).textContentType(.emailAddress).autocapitalization(.none)
    TextField("a", text: $name).textInputAutocapitalization(.never).disableAutocorrection(true).autocorrectionDisabled().submitLabel(.next)
    Text("a").animation(.spring(response: 0.3, dampingFraction: 0.5), value: isOn).animation(.bouncy.delay(0.3).repeatForever(), value: isOn)
    Text("a").animation(.interpolatingSpring(stiffness: 3, damping: 4), value: isOn).animation(.spring(duration: 0.3), value: isOn)
    Button("a") { withAnimation { isOn.toggle() }; withAnimation(.spring()) { isOn.toggle() }; withAnimation(nil) { isOn = false } }
    Text("a").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity)).transition(.opacity.combined(with: .scale))
    Text("a").ignoresSafeArea(edges: .top).ignoresSafeArea(.keyboard).edgesIgnoringSafeArea([.top, .bottom])
    Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("a") {}.tint(.blue) }
    Text("a").multilineTextAlignment(.center).lineLimit(2).lineLimit(nil).lineSpacing(4).minimumScaleFactor(0.5)
    Text("a").truncationMode(.tail).textCase(.uppercase).textCase(nil)
    Text("a").accessibilityLabel("a").accessibilityLabel(Text("a")).accessibilityHint("b").accessibilityValue("c").accessibilityHidden(true)
    Text("a").accessibilityIdentifier("x").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityElement(children: .ignore)
    Text("a").toolbar(.hidden, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
    Text("a").toolbarBackground(Color.red, for: .tabBar).toolbarColorScheme(.dark, for: .navigationBar)
    """#
}
