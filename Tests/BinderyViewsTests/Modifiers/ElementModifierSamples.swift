import Bindery
import BinderyViews

extension ModifierSample {
  /// The modifiers of the row `the element` in `Documentation/Modifiers.md`.
  static let element: [ModifierSample] = [
    ModifierSample("refreshable", takes: .refresh) { $0.refreshable {} },
    ModifierSample("accessibilityLabel", .accessibilityLabel, "label") { $0.accessibilityLabel("label") },
    ModifierSample("accessibilityHint", .accessibilityHint, "hint") { $0.accessibilityHint("hint") },
    ModifierSample("accessibilityValue", .accessibilityValue, "value") { $0.accessibilityValue("value") },
    ModifierSample("accessibilityHidden", .accessibilityHidden, true) { $0.accessibilityHidden() },
    ModifierSample("accessibilityIdentifier", .identifier, "id") { $0.accessibilityIdentifier("id") },
    ModifierSample("accessibilityHeading", .headingLevel, 3) { $0.accessibilityHeading(.h3) },
    ModifierSample("accessibilityLiveRegion", .liveRegion, .polite) { $0.accessibilityLiveRegion(.polite) },
    ModifierSample("help", .help, "help") { $0.help("help") },
    ModifierSample("checkmark", .isSelected, true) { $0.checkmark(true) },
  ]

  /// The modifiers of the row `the element, inherited`.
  static let inherited: [ModifierSample] = [
    ModifierSample("font", .font, .title) { $0.font(.title) },
    ModifierSample("fontWeight", .fontWeight, .heavy) { $0.fontWeight(.heavy) },
    ModifierSample("fontDesign", .fontDesign, .serif) { $0.fontDesign(.serif) },
    ModifierSample("bold", .fontWeight, .bold) { $0.bold() },
    ModifierSample("italic", .isItalic, true) { $0.italic() },
    ModifierSample("underline", .underline, TextLine()) { $0.underline() },
    ModifierSample("strikethrough", .strikethrough, TextLine()) { $0.strikethrough() },
    ModifierSample("kerning", .tracking, 2) { $0.kerning(2) },
    ModifierSample("tracking", .tracking, 3) { $0.tracking(3) },
    ModifierSample("textCase", .textCase, .uppercase) { $0.textCase(.uppercase) },
    ModifierSample("lineSpacing", .lineSpacing, 4) { $0.lineSpacing(4) },
    ModifierSample("monospacedDigit", .tabularFigures, true) { $0.monospacedDigit() },
    ModifierSample("monospaced", .isMonospaced, true) { $0.monospaced() },
    ModifierSample("imageScale", .imageScale, .large) { $0.imageScale(.large) },
    ModifierSample("foregroundStyle", { $0.foregroundStyle(.red) }) { $0[.foreground]?.color == .red },
    ModifierSample("foregroundColor", { $0.foregroundColor(.blue) }) { $0[.foreground]?.color == .blue },
    ModifierSample("multilineTextAlignment", .textAlignment, .center) { $0.multilineTextAlignment(.center) },
  ]
}
