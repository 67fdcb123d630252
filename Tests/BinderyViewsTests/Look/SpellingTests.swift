import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

/// The properties that SwiftUI's spelling of each modifier, value and view sets. A line that no longer compiles, or that
/// sets other properties, fails here.
@Suite("SwiftUI's spelling") @MainActor
struct SpellingTests {
  private func value<Value>(_ key: PropertyKey<Value>, _ view: some View) -> Value? {
    let host = TestHost { view }
    func find(_ node: Node) -> Value? {
      if let value = node[key] { return value }
      for child in node.children { if let value = find(child) { return value } }
      return nil
    }
    return find(host.tree.root)
  }

  @Test func paddings() {
    let text = Text("a")
    #expect(value(.padding, text.padding()) == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    #expect(value(.padding, text.padding(8)) == EdgeInsets(.all, 8))
    #expect(
      value(.padding, text.padding(.horizontal)) == EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    #expect(
      value(.padding, text.padding([.top, .leading], 4))
        == EdgeInsets(top: 4, leading: 4, bottom: 0, trailing: 0))
    #expect(
      value(.padding, text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let length: CGFloat = 12
    #expect(value(.padding, text.padding(.vertical, length)) == EdgeInsets(.vertical, 12))
  }

  @Test func frames() {
    let text = Text("a")
    #expect(value(.frame, text.frame(width: 10)) == FrameSize(width: 10))
    #expect(
      value(.frame, text.frame(width: 10, height: 20, alignment: .bottomTrailing))
        == FrameSize(width: 10, height: 20, alignment: .bottomTrailing))
    #expect(
      value(
        .frame, text.frame(minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 3, alignment: .leading)
      )
        == FrameSize(minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 3, alignment: .leading))
    #expect(value(.frame, text.frame(width: -.infinity, height: .nan)) == FrameSize(width: 0))
    #expect(
      value(.aspectRatio, Color.red.aspectRatio(1.5, contentMode: .fit))
        == AspectRatio(1.5, contentMode: .fit))
    #expect(value(.aspectRatio, Image(icon: .star).scaledToFill()) == AspectRatio(contentMode: .fill))
  }

  @Test func styles() {
    let text = VStack { Text("a") }
    #expect(value(.foreground, text.foregroundColor(.red))?.color == .red)
    #expect(value(.foreground, text.foregroundColor(nil)) == nil)
    #expect(value(.foreground, text.foregroundStyle(.secondary))?.color == .secondary)
    #expect(value(.foreground, text.foregroundStyle(.tint))?.color == .accentColor)
    #expect(value(.foreground, text.foregroundStyle(.blue.opacity(0.5)))?.color == .blue.opacity(0.5))
    #expect(value(.background, text.background(Color.red)) == BoxBackground(Color.red))
    #expect(value(.background, text.background(.regularMaterial)) == BoxBackground(Material.regular))
    #expect(
      value(.background, text.background(.red, in: Capsule())) == BoxBackground(Color.red, in: .capsule))
    #expect(
      value(.background, text.background(Color(.systemBackground)))?.style.color == Color(.systemBackground))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(value(.background, text.background(gradient)) == BoxBackground(gradient))
    #expect(
      value(
        .background,
        text.background(
          LinearGradient(
            gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)))
        == BoxBackground(gradient))
    #expect(value(.tint, text.tint(.green)) == .green)
    #expect(value(.tint, text.accentColor(.green)) == .green)
    #expect(
      value(.border, text.border(.red, width: 2))
        == ShapeStroke(AnyShapeStyle(Color.red), width: 2, isInside: true))
    #expect(value(.clipShape, text.clipShape(Circle())) == .circle)
    #expect(value(.clipShape, text.clipShape(.rect(cornerRadius: 8))) == .roundedRectangle(8))
    #expect(value(.clipShape, text.cornerRadius(8)) == .roundedRectangle(8))
    #expect(value(.clipShape, text.clipped()) == .rectangle)
    #expect(
      value(.shadow, text.shadow(radius: 4)) == BoxShadow(color: Color(white: 0, opacity: 0.33), radius: 4))
    #expect(
      value(.shadow, text.shadow(color: .red, radius: 1, x: 2, y: 3))
        == BoxShadow(color: .red, radius: 1, x: 2, y: 3))
    #expect(value(.opacity, text.opacity(0.5)) == 0.5)
    #expect(value(.offset, text.offset(x: 4)) == BoxOffset(x: 4, y: 0))
    #expect(value(.offset, text.offset(CGSize(width: 1, height: 2))) == BoxOffset(x: 1, y: 2))
    #expect(value(.scale, text.scaleEffect(2)) == BoxScale(x: 2, y: 2))
    #expect(value(.rotation, text.rotationEffect(.degrees(90))) == BoxRotation(Angle(degrees: 90)))
  }

  @Test func backgroundsAndOverlaysOfViews() {
    let text = Text("a")
    #expect(value(.shape, text.background(Circle().fill(Color.red))) == .circle)
    #expect(value(.shape, text.background { RoundedRectangle(cornerRadius: 4) }) == .roundedRectangle(4))
    #expect(
      value(.stroke, text.overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 2)))?.width
        == 2)
    #expect(value(.stroke, text.overlay { Capsule().strokeBorder(.red) })?.isInside == true)
    #expect(value(.alignment, text.overlay(alignment: .topLeading) { Text("b") }) == .topLeading)
    #expect(value(.alignment, text.overlay(Text("b"), alignment: .bottom)) == .bottom)
    #expect(value(.fill, text.overlay(Color.black.opacity(0.2)))?.color == .black.opacity(0.2))
  }

  @Test func shapes() {
    #expect(value(.shape, Rectangle()) == .rectangle && value(.fill, Rectangle()) == nil)
    #expect(value(.fill, Circle().fill(.red))?.color == .red)
    #expect(value(.shape, Ellipse().fill(Color.red)) == .ellipse)
    #expect(
      value(.shape, UnevenRoundedRectangle(topLeadingRadius: 3))
        == .unevenRoundedRectangle(RectangleCornerRadii(topLeading: 3)))
    #expect(value(.stroke, Circle().stroke(style: StrokeStyle(lineWidth: 3, dash: [2])))?.line.dash == [2])
    #expect(value(.fill, Color.red)?.color == .red)
    #expect(value(.shape, Color.red) == .rectangle)
  }

  @Test func fonts() {
    let text = VStack { Text("a") }
    #expect(value(.font, text.font(.subheadline)) == .subheadline)
    #expect(
      value(.font, text.font(.system(size: 20, weight: .bold, design: .rounded)))?.description
        == "20.0 bold rounded")
    #expect(value(.font, text.font(.system(.title3, design: .serif)))?.description == "title3 serif")
    #expect(value(.font, text.font(.custom("Menlo", size: 12)))?.description == "Menlo 12.0")
    #expect(value(.font, text.font(.custom("Menlo", fixedSize: 12)))?.description == "Menlo 12.0 fixed")
    #expect(
      value(.font, text.font(.title.weight(.heavy).italic().monospacedDigit()))?.description
        == "title heavy italic monospacedDigit")
    #expect(value(.fontWeight, text.fontWeight(.semibold)) == .semibold)
    #expect(value(.fontDesign, text.fontDesign(.monospaced)) == .monospaced)
    #expect(value(.isItalic, text.italic()) == true)
    #expect(value(.underline, text.underline()) == TextLine())
    #expect(value(.strikethrough, text.strikethrough(color: .red)) == TextLine(color: .red))
    #expect(value(.tracking, text.kerning(2)) == 2)
    #expect(value(.textCase, text.textCase(.uppercase)) == .uppercase)
    #expect(value(.lineSpacing, text.lineSpacing(4)) == 4)
    #expect(value(.minimumScale, text.minimumScaleFactor(0.5)) == 0.5)
    #expect(value(.truncation, text.truncationMode(.middle)) == .middle)
    #expect(value(.imageScale, text.imageScale(.large)) == .large)
  }

  @Test func stacksAndGrids() {
    #expect(value(.spacing, VStack(alignment: .leading, spacing: 12) { Text("a") }) == 12)
    #expect(value(.spacing, HStack { Text("a") }) == 8)
    #expect(value(.alignment, ZStack(alignment: .bottomTrailing) { Text("a") }) == .bottomTrailing)
    #expect(value(.spacing, LazyVStack(spacing: 2, pinnedViews: [.sectionHeaders]) { Text("a") }) == 2)
    #expect(value(.minimumLength, HStack { Spacer(minLength: 4) }) == 4)
    #expect(value(.axis, ScrollView(.horizontal, showsIndicators: false) { Text("a") }) == .horizontal)
    let columns = [GridItem(.flexible()), GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80))]
    #expect(value(.tracks, LazyVGrid(columns: columns, spacing: 4) { Text("a") }) == GridTracks(columns))
    #expect(value(.axis, LazyHGrid(rows: columns) { Text("a") }) == .horizontal)
    let grid = TestHost {
      Grid(alignment: .leading, horizontalSpacing: 4) {
        GridRow {
          Text("a"); Text("b")
        }
      }
    }
    #expect(grid.all(.role(.gridRow))[0].children.count == 2)
  }

  @Test func symbolsOfScreensAndToggles() {
    let screen = ContentUnavailableView("No Books", systemImage: "star", description: Text("Add one."))
    #expect(value(.title, screen) == "No Books")
    #expect(value(.icon, screen) == .star)
    #expect(value(.detail, screen) == "Add one.")
    #expect(value(.detail, ContentUnavailableView("No Books", systemImage: "star")) == nil)
    #expect(value(.label, Toggle("Alerts", systemImage: "bell", isOn: .constant(true))) == "Alerts")
  }

  @Test func anInitializerSetsTheInitialValueOfState() {
    struct Named: View {
      @State private var name: String
      init(_ name: String) { _name = State(initialValue: name) }
      var body: some View { Text(name) }
    }
    #expect(value(.text, Named("Ana")) == "Ana")
  }
}
