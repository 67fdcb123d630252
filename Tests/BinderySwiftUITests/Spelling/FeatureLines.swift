extension SpellingTests {
  /// Colors, shapes, navigation, grids, menus, fields and texts.
  static let featureLines = #"""
    Text("a").foregroundColor(.secondary).background(Color(.systemGray6)).accentColor(.blue)
    Text("a").foregroundColor(Color(red: 0.2, green: 0.3, blue: 0.4, opacity: 0.5))
    Text("a").foregroundColor(Color(hue: 0.2, saturation: 0.3, brightness: 0.4))
    Text("a").foregroundColor(Color(white: 0.3, opacity: 0.4))
    Text("a").foregroundColor(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1))
    Text("a").foregroundColor(Color.red.opacity(0.4))
    Text("a").foregroundColor(Color("Brand", bundle: nil))
    Text("a").foregroundColor(isOn ? .red : Color.primary)
    Text("a").foregroundColor(colorScheme == .dark ? .white : .black)
    Text("a").foregroundStyle(.secondary)
    Text("a").foregroundStyle(.tint)
    Text("a").foregroundStyle(.red, .blue)
    Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Text("a").foregroundStyle(Color.red.gradient)
    Text("a").foregroundStyle(isOn ? .red : .blue)
    Text("a").foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.blue))
    Text("a").foregroundStyle(HierarchicalShapeStyle.tertiary)
    Text("a").foregroundStyle(.quaternary)
    Text("a").background(.ultraThinMaterial)
    Text("a").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    Text("a").background(Color.red.edgesIgnoringSafeArea(.all))
    Text("a").background(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing))
    Text("a").background(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 100))
    Text("a").background(RoundedRectangle(cornerRadius: 10).fill(Color.red))
    Text("a").background(RoundedRectangle(cornerRadius: 10, style: .continuous).stroke(Color.red, lineWidth: 2))
    Text("a").background(Capsule().strokeBorder(Color.red, lineWidth: 2))
    Text("a").background { Circle().fill(.red) }
    Text("a").background(alignment: .top) { Circle().fill(.red) }
    Text("a").background(Circle().fill(Color.red), alignment: .bottom)
    Text("a").background(.red.opacity(0.4), in: Capsule())
    Text("a").background(.background)
    Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
    Text("a").overlay(alignment: .topTrailing) { Text("b") }
    Text("a").overlay { if isOn { ProgressView() } }
    Text("a").overlay(Text("b"), alignment: .bottom)
    Text("a").overlay(Divider(), alignment: .bottom)
    Text("a").overlay(Circle().stroke(lineWidth: 3).foregroundColor(.red))
    Text("a").shadow(radius: 4).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2).border(Color.red).border(.red, width: 2)
    Text("a").clipShape(UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8))
    Circle().fill(Color.red).frame(width: 20, height: 20)
    Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Ellipse().stroke(Color.red)
    Rectangle().foregroundColor(.red).frame(height: 1)
    RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)).fill(.red)
    RoundedRectangle(cornerRadius: 4).fill(.red).stroke(.blue, lineWidth: 2)
    Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
    Circle().strokeBorder(style: StrokeStyle(lineWidth: 2))
    Color.red.frame(height: 2)
    Color.red.ignoresSafeArea()
    Color.clear
    ZStack { Color(.systemBackground).ignoresSafeArea(); Text("a") }
    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).ignoresSafeArea()
    LinearGradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .leading, endPoint: .trailing)
    Image(systemName: "star.fill").foregroundColor(.yellow).font(.title)
    Image(systemName: "star.fill").resizable().frame(width: 20, height: 20)
    Image(systemName: isOn ? "star" : "star.fill").imageScale(.large)
    Label("a", systemImage: "star")
    Label { Text("a") } icon: { Image(systemName: "star") }
    Label(title: { Text("a") }, icon: { Image(systemName: "star") })
    Label(name, systemImage: "star")
    Button("a", systemImage: "star") {}
    Button("a", systemImage: "star", action: model.add)
    Button("a", role: .destructive) {}
    Button("a", role: .destructive, action: model.add)
    Button("a", systemImage: "star", role: .destructive) {}
    Button(action: { model.add() }) { Text("a") }
    Button(action: { model.add() }, label: { Text("a") })
    Button { model.add() } label: { Label("a", systemImage: "star") }
    Button(role: .cancel) {} label: { Text("a") }
    NavigationStack { NavigationLink("a") { Text("b") } }
    NavigationStack { NavigationLink(destination: Text("a")) { Text("b") } }
    NavigationStack { NavigationLink("a", destination: Text("b")) }
    NavigationStack { NavigationLink { Text("b") } label: { Text("a") } }
    NavigationStack { NavigationLink(destination: { Text("b") }, label: { Text("a") }) }
    NavigationStack { NavigationLink(value: items.first) { Text("a") } }
    NavigationStack { NavigationLink("a", value: Field.name).navigationDestination(for: Field.self) { f in Text("\(String(describing: f))") } }
    NavigationStack { List(items) { item in NavigationLink(item.name, value: item) }.navigationDestination(for: Item.self) { Text($0.name) } }
    NavigationStack { Text("a").navigationDestination(isPresented: $isOn) { Text("b") } }
    NavigationStack { Text("a").navigationDestination(item: $shown) { Text($0.name) } }
    NavigationStack { Text("a").navigationTitle("b").navigationBarTitleDisplayMode(.inline) }
    ViewThatFits(in: .horizontal) { HStack { Text("a"); Text("b") }; Text("c") }
    NavigationSplitView { List(items, selection: $chosen) { Text($0.name) } } detail: { Text("a") }
    NavigationSplitView { List(selection: $shown) { ForEach(items) { item in NavigationLink(item.name, value: item) } } } content: { Text("a").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400) } detail: { NavigationStack { Text("b") } }
    NavigationView { NavigationLink(destination: Text("a"), tag: 3, selection: $chosen) { Text("b") } }
    NavigationView { NavigationLink("a", destination: Text("a"), isActive: $isOn).isDetailLink(false) }
    Text("a").opacity(isOn ? 1 : 0.4).opacity(price)
    Text("a").font(.title).bold().italic().fontWeight(.semibold).underline().strikethrough(isOn, color: .red).kerning(1).tracking(2).baselineOffset(3)
    Text("a").bold(isOn).fontDesign(.rounded).fontWidth(.expanded)
    Image("a").resizable().aspectRatio(contentMode: .fill).frame(width: 3, height: 4).clipped()
    Image("a").resizable().aspectRatio(1, contentMode: .fit)
    Image("a").resizable().aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
    Image("a").resizable().scaledToFit().scaledToFill()
    Image("a", bundle: .main)
    Image("a", label: Text("b"))
    Text("a").aspectRatio(contentMode: .fit)
    Text("a").id(3).tag(4)
    TabView { Text("a").tabItem { Image(systemName: "star"); Text("a") } }
    TabView { Text("a").tabItem { Label("a", systemImage: "star") }.badge(3); Text("b").tabItem { Text("b") }.badge("New") }
    TabView(selection: $tab) { Text("a").tabItem { Text("a") }.tag(0); Text("b").tabItem { Text("b") }.tag(1) }
    TabView { ForEach(items) { Text($0.name) } }.tabViewStyle(PageTabViewStyle())
    TabView { ForEach(items) { Text($0.name) } }.tabViewStyle(.page)
    ZStack(alignment: .bottomTrailing) { Text("a") }
    VStack(alignment: .leading, spacing: 0) { Text("a"); Spacer(minLength: 3); Divider() }
    HStack(alignment: .firstTextBaseline, spacing: nil) { Text("a"); Spacer() }
    Text("a").framed()
    Text("a").modifier(Framed())
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20))], alignment: .leading, spacing: 8) { ForEach(items) { Text($0.name) } }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 200), spacing: 8, alignment: .top)], spacing: 8, pinnedViews: []) { Text("a") }
    LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 2)) { Text("a") }
    LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("a") }
    Text("a").contextMenu { Button("a") {}; Button("b", role: .destructive) {} }
    Text("a").contextMenu(menuItems: { Button("a") {} })
    Text("a").contextMenu { Button("a") {} } preview: { Text("x") }
    Menu("a") { Button("b") {}; Divider(); Menu("c") { Button("d") {} }; Section("x") { Button("e") {} } }
    Menu { Button("b") {} } label: { Label("a", systemImage: "ellipsis.circle") }
    Menu { Picker("a", selection: $tab) { Text("a").tag(0) } } label: { Image(systemName: "ellipsis") }
    Text("a").confirmationDialog("a", isPresented: $isOn) { Button("b", role: .destructive) {} }
    Text("a").confirmationDialog("a", isPresented: $isOn, titleVisibility: .visible) { Button("b") {} } message: { Text("x") }
    Text("a").confirmationDialog("a", isPresented: $isOn, presenting: shown) { i in Button(i.name) {} } message: { i in Text(i.name) }
    TextField("a", text: $name).focused($isFocused).onSubmit { isFocused = false; field = .mail }
    TextField("a", text: $name).focused($field, equals: .name)
    TextField("a", text: $name).onSubmit(of: .text) { field = nil }
    Text("a").onReceive(model.$name) { print($0) }
    Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in model.add() }
    Text("a").onReceive(NotificationCenter.default.publisher(for: .init("x"))) { note in print(note) }
    Text("a").onReceive(Just(name)) { print($0) }
    Text("a").onOpenURL { url in print(url) }
    Text("a").onOpenURL(perform: { print($0) })
    Text("a").foregroundColor(.red) + Text("\(price)").font(.title)
    Text(date, style: .date)
    Text(date, format: .dateTime.day().month())
    Text(date...date)
    Text(date.formatted())
    Text(date.formatted(date: .abbreviated, time: .omitted))
    Text(price, format: .currency(code: "EUR"))
    Text(price, format: .percent)
    Text(3, format: .number)
    Text("\(price, format: .currency(code: "EUR"))")
    Text("\(date, style: .time)")
    Text("\(date, formatter: DateFormatter())")
    Text("\(items.count) items")
    Text(items.map(\.name), format: .list(type: .and))
    Text(AttributedString("a"))
    Text("**bold** and [link](https://example.org)")
    Text(verbatim: "a")
    Text(name as String)
    Text(name[...])
    ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) }
    Text("a").cornerRadius(8).clipShape(RoundedRectangle(cornerRadius: 8)).clipShape(.rect(cornerRadius: 8)).clipped()
    Text("a").clipShape(Circle()).clipShape(.circle).clipShape(.capsule)
    Text("a").padding().padding(8).padding(.horizontal).padding(.top, 8).padding([.leading, .trailing], 16).padding(-4)
    Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(.vertical, CGFloat(4))
    Button("a") { path.append(Field.name); path.append(3); path.removeLast(); path.removeLast(path.count) }
    NavigationStack(path: $path) { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } }
    Text("a").offset(x: 3, y: 4).offset(CGSize(width: 1, height: 2)).offset(y: -3).scaleEffect(2).scaleEffect(x: 1, y: 2)
    Text("a").position(x: 3, y: 4).position(CGPoint(x: 1, y: 2)).position(x: 3)
    GeometryReader { proxy in Text("a").frame(width: proxy.size.width * 0.5, height: proxy.frame(in: .local).height - proxy.safeAreaInsets.top) }
    Text("a").onTapGesture { _ in price += 1 }.onTapGesture { price += 1 }.background(Color(#colorLiteral(red: 0.1, green: 0.3, blue: 0.8, alpha: 1)))
    GeometryReader { proxy in Text("a").frame(width: proxy.frame(in: .global).width, height: proxy.frame(in: .named("all")).size.height) }
    GeometryReader { geometry in let side = min(geometry.size.width, geometry.size.height); Circle().frame(width: side, height: side) }
    GeometryReader { Text("a").offset(x: -CGFloat(items.count) * $0.size.width) }
    Text("a").onGeometryChange(for: CGSize.self) { proxy in proxy.size } action: { size in price = size.width }
    Text("a").onGeometryChange(for: CGFloat.self, of: \.size.height) { old, new in price = new - old }
    Text("a").background(GeometryReader { proxy in Color.clear.onAppear { price = proxy.size.height } })
    Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 3, y: 4)); p.addQuadCurve(to: .zero, control: .zero); p.closeSubpath() }.stroke(Color.red, lineWidth: 2)
    Path { path in path.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true) }.fill(.blue)
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 4)).trim(from: 0, to: price).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [3, 4]))
    Circle().trim(from: 0.0, to: CGFloat(min(price, 1.0))).stroke(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center), style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round)).rotationEffect(Angle(degrees: 270.0))
    Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)).foregroundColor(.red).rotationEffect(.degrees(-90))
    RoundedRectangle(cornerRadius: 8).inset(by: 3).stroke(.red, lineWidth: 2)
    RoundedRectangle(cornerRadius: 8).strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [5]))
    RoundedRectangle(cornerRadius: 8).path(in: CGRect(x: 0, y: 0, width: 3, height: 4)).fill(.red)
    Wave(level: price).fill(Color.red.opacity(0.3)).frame(height: 100).animation(.linear, value: price)
    Text("a").clipShape(Wave(level: 3)).background(.red, in: Wave(level: 2)).overlay(Wave(level: 1).stroke(.red))
    Arc(start: .degrees(0), end: .degrees(120)).strokeBorder(.blue, lineWidth: 40)
    Text("a").blur(radius: isOn ? 3 : 0).grayscale(0.99).saturation(0).contrast(2).brightness(-0.1).hueRotation(.degrees(90)).colorInvert()
    Text("a").blendMode(.multiply).zIndex(1).rotation3DEffect(.degrees(isOn ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    Text("a").rotation3DEffect(Angle(degrees: 3), axis: (x: 0.0, y: 1.0, z: 0.0), anchor: .leading, perspective: 0.5)
    Text("a").mask(LinearGradient(gradient: Gradient(colors: [.black, .clear]), startPoint: .top, endPoint: .bottom))
    Text("a").mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
    Text("a").alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(.top) { $0[VerticalAlignment.center] + 3 }
    Text("a").alignmentGuide(HorizontalAlignment.center) { dimension in dimension.width * 0.75 }
    Grid { GridRow { Text("a").gridCellColumns(2).gridColumnAlignment(.leading) } }
    List { Label("a", systemImage: "star").listItemTint(.red) }
    Text("a").rotationEffect(.degrees(3)).rotationEffect(Angle(degrees: 4), anchor: .top).scaleEffect(isOn ? 1.2 : 1.0, anchor: .bottom)
    AsyncImage(url: nil) { phase in if let image = phase.image { image } else if phase.error != nil { Text("x") } else { ProgressView() } }
    Button("a") {}.buttonStyle(.pressable)
    Text("a").environment(Library())
    Card { Text("a"); Text("b") }
    Labeled { Text("a"); Text("b") }
    Switch(isOn: $isOn)
    Switch(isOn: .constant(true))
    Switch(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    Number(value: 3).equatable()
    Text(attributed())
    """#
}
