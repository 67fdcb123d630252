internal import Bindery
import BinderyViews

extension LayoutCase {
  static let leaves: [LayoutCase] = [
    LayoutCase("A text has the size of its words", .isNarrow("a"), .isLow("a"), .centered("a")) {
      Text("a").named("a")
    },
    LayoutCase("A color takes the offered space", .fills("a")) { Color.red.named("a") },
    LayoutCase("A shape takes the offered space", .fills("a")) {
      RoundedRectangle(cornerRadius: 8).named("a")
    },
    LayoutCase("A gradient takes the offered space", .fills("a")) {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).named("a")
    },
    LayoutCase("A list takes the offered space", .fills("a"), height: 240) { List { Text("b") }.named("a") },
    LayoutCase("A form takes the offered space", .fills("a"), height: 240) { Form { Text("b") }.named("a") },
    LayoutCase("A field takes the offered width", .fills("a", .horizontal), .isLow("a")) {
      TextField("Name", text: .constant("")).named("a")
    },
    LayoutCase("A slider takes the offered width", .fills("a", .horizontal)) {
      Slider(value: .constant(1), in: 0...2).named("a")
    },
    LayoutCase("A toggle takes the offered width", .fills("a", .horizontal)) {
      Toggle("On", isOn: .constant(true)).named("a")
    },
    LayoutCase("A bar of progress takes the offered width", .fills("a", .horizontal), .isLow("a")) {
      ProgressView(value: 0.5).named("a")
    },
    LayoutCase("A spinner has its own size", .isNarrow("a"), .isLow("a")) { ProgressView().named("a") },
    LayoutCase("A button has the size of its label", .isNarrow("a"), .isLow("a"), .centered("a")) {
      Button("Go") {}.named("a")
    },
    LayoutCase("A button takes the width that its label takes", .fills("a", .horizontal)) {
      Button(action: {}) { Text("Go").frame(maxWidth: .infinity) }.named("a")
    },
    LayoutCase("A shape in a label takes the offered space", .fills("a"), .fills("b", .vertical)) {
      Button(action: {}) { RoundedRectangle(cornerRadius: 8).named("b") }.named("a")
    },
    LayoutCase(
      "A text editor takes the offered space", .fills("a", .horizontal), inBrowsers: [.fills("a", .vertical)]
    ) {
      TextEditor(text: .constant("b")).named("a")
    },
  ]
}
