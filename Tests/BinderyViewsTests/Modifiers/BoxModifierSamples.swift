import Bindery
import BinderyViews
import Foundation

extension ModifierSample {
  /// The modifiers of the row `the box around the element` in `Documentation/Modifiers.md`.
  static let box: [ModifierSample] = [
    ModifierSample("padding", .padding, EdgeInsets(.all, 5)) { $0.padding(5) },
    ModifierSample("frame", .frame, FrameSize(width: 50)) { $0.frame(width: 50) },
    ModifierSample("aspectRatio", .aspectRatio, AspectRatio(2, contentMode: .fit)) {
      $0.aspectRatio(2, contentMode: .fit)
    },
    ModifierSample("scaledToFit", .aspectRatio, AspectRatio(contentMode: .fit)) { $0.scaledToFit() },
    ModifierSample("scaledToFill", .aspectRatio, AspectRatio(contentMode: .fill)) { $0.scaledToFill() },
    ModifierSample("background", .background, BoxBackground(Color.red)) { $0.background(Color.red) },
    ModifierSample("background", { $0.background { Color.red } }) { $0.hasLayer(.underlay) },
    ModifierSample("overlay", { $0.overlay { Color.red } }) { $0.hasLayer(.overlay) },
    ModifierSample("contextMenu", { $0.contextMenu { Button("Delete") {} } }) { $0.hasLayer(.overlay) },
    ModifierSample("draggable", takes: .drag) { $0.draggable("value") },
    ModifierSample("border", { $0.border(Color.red) }) { $0[.border] != nil },
    ModifierSample("clipShape", .clipShape, .circle) { $0.clipShape(Circle()) },
    ModifierSample("clipped", .clipShape, .rectangle) { $0.clipped() },
    ModifierSample("cornerRadius", .clipShape, .roundedRectangle(8)) { $0.cornerRadius(8) },
    ModifierSample("shadow", { $0.shadow(radius: 4) }) { $0[.shadow] != nil },
    ModifierSample("opacity", .opacity, 0.5) { $0.opacity(0.5) },
    ModifierSample("scaleEffect", .scale, BoxScale(x: 2, y: 2)) { $0.scaleEffect(2) },
    ModifierSample("rotationEffect", { $0.rotationEffect(.degrees(90)) }) { $0[.rotation] != nil },
    ModifierSample("blur", .effects, VisualEffects([.blur(4)])) { $0.blur(radius: 4) },
    ModifierSample("grayscale", .effects, VisualEffects([.grayscale(1)])) { $0.grayscale(1) },
    ModifierSample("saturation", .effects, VisualEffects([.saturation(2)])) { $0.saturation(2) },
    ModifierSample("contrast", .effects, VisualEffects([.contrast(2)])) { $0.contrast(2) },
    ModifierSample("brightness", .effects, VisualEffects([.brightness(0.5)])) { $0.brightness(0.5) },
    ModifierSample("hueRotation", .effects, VisualEffects([.hueRotation(.degrees(90))])) {
      $0.hueRotation(.degrees(90))
    },
    ModifierSample("colorInvert", .effects, VisualEffects([.colorInvert])) { $0.colorInvert() },
    ModifierSample("blendMode", .effects, VisualEffects([.blend(.multiply)])) { $0.blendMode(.multiply) },
    ModifierSample(
      "mask", { $0.mask(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)) }
    ) {
      $0[.effects] != nil
    },
    ModifierSample("rotation3DEffect", { $0.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0)) }) {
      $0[.effects] != nil
    },
    ModifierSample("alignmentGuide", .offset, BoxOffset(x: 0, y: 0, ofWidth: -1)) {
      $0.alignmentGuide(.leading) { $0.width }
    },
    ModifierSample("position", .position, BoxOffset(x: 1, y: 2)) { $0.position(x: 1, y: 2) },
    ModifierSample(
      "onGeometryChange", { $0.onGeometryChange(for: Double.self, of: { $0.size.width }) { _ in } }
    ) {
      $0.hasLayer(.overlay)
    },
    ModifierSample("offset", .offset, BoxOffset(x: 1, y: 2)) { $0.offset(x: 1, y: 2) },
  ]

  /// Those of the same row that apply to the outermost box at their place.
  static let outermostBox: [ModifierSample] = [
    ModifierSample("onTapGesture", takes: .tap) { $0.onTapGesture {} },
    ModifierSample("onTapGesture", takes: .doubleTap) { $0.onTapGesture(count: 2) {} },
    ModifierSample("onLongPressGesture", takes: .longPress) { $0.onLongPressGesture {} },
    ModifierSample("dropDestination", .dropType, "String") {
      $0.dropDestination(for: String.self) { _, _ in true }
    },
    ModifierSample("zIndex", .zIndex, 2) { $0.zIndex(2) },
    ModifierSample("gridCellColumns", .columnSpan, 2) { $0.gridCellColumns(2) },
    ModifierSample("gridColumnAlignment", .columnAlignment, .trailing) { $0.gridColumnAlignment(.trailing) },
    ModifierSample("layoutPriority", .layoutPriority, 1) { $0.layoutPriority(1) },
    ModifierSample("fixedSize", .fixedSize, .vertical) { $0.fixedSize(horizontal: false, vertical: true) },
    ModifierSample("allowsHitTesting", .ignoresPresses, true) { $0.allowsHitTesting(false) },
    ModifierSample("hidden", .isHidden, true) { $0.hidden() },
    ModifierSample("redacted", .isRedacted, true) { $0.redacted(reason: .placeholder) },
    ModifierSample("disabled", .isDisabled, true) { $0.disabled(true) },
    ModifierSample("tint", .tint, .green) { $0.tint(.green) },
    ModifierSample("accentColor", .tint, .orange) { $0.accentColor(.orange) },
    ModifierSample("colorScheme", .colorScheme, .dark) { $0.colorScheme(.dark) },
    ModifierSample("theme", .theme, .paper) { $0.theme(.paper) },
    ModifierSample("dynamicTypeSize", .dynamicTypeSize, .xxLarge) { $0.dynamicTypeSize(.xxLarge) },
  ]
}

extension ModifierSample {
  /// Modifiers that are accepted without effect.
  static let withoutEffect: [ModifierSample] = [
    ModifierSample("symbolRenderingMode", { $0.symbolRenderingMode(.multicolor) }) { _ in false }
  ]
}

extension Node {
  /// Whether it is a box with views behind or in front of its content.
  func hasLayer(_ role: Role) -> Bool { children.contains { $0.role == role } }
}
