import BinderyViews
import Testing

@Suite("Colors") @MainActor
struct ColorTests {
  @Test(arguments: [
    (0.0, 1.0, 1.0, "#ff0000"), (1.0 / 3, 1, 1, "#00ff00"), (2.0 / 3, 1, 1, "#0000ff"),
    (0.5, 0.5, 0.5, "#408080"),
    (1.25, 1, 1, "#80ff00"), (0.9, 0, 1, "#ffffff"), (.nan, 1, 1, "#ff0000"),
  ])
  func aHueIsAPlaceOnTheWheel(_ hue: Double, _ saturation: Double, _ brightness: Double, _ color: String) {
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness).description == color)
  }

  @Test func opacitiesMultiply() {
    #expect(Color.red.opacity(0.5).opacity(0.5).alpha == 64)
    #expect(Color(white: 1, opacity: 0.5).description == "#ffffff80")
    #expect(Color.red.opacity(-1).alpha == 0 && Color.red.opacity(.nan).alpha == 0)
  }

  @Test func linearPartsAreEncoded() {
    #expect(
      Color(.sRGBLinear, red: 0.2140, green: 0, blue: 1).description == "#8000ff"
        || Color(.sRGBLinear, red: 0.2140, green: 0, blue: 1).description == "#7f00ff")
  }

  @Test func namesOfUIKitAreMeaningsAndNames() {
    #expect(Color(.label) == .primary && Color(.secondaryLabel) == .secondary)
    #expect(Color(uiColor: .secondarySystemBackground) == .surface && Color(.systemRed) == .red)
  }

  @Test func aStyleKeepsItsColorsWhenItFades() {
    let gradient: AnyShapeStyle = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .opacity(0.5)
    #expect(gradient.description == "red 50%,blue 50%")
    #expect(AnyShapeStyle(Material.thin).opacity(0.5) == AnyShapeStyle(Material.thin))
  }
}
