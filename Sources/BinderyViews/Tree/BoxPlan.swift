/// The distribution of an element's modifiers over the element and the boxes around it.
///
/// `Text("a").padding().background(.red).padding()` is a text with a padding and a background, in a box with a padding:
///
///     modifiers, from the inside    node
///     padding                       text   padding
///     background                    text   padding, background
///     padding                       box    padding          (one node has no padding around its background)
@MainActor
struct BoxPlan {
  /// The element itself.
  var element: ElementDescription
  /// The boxes around it, from the inside to the outside.
  private(set) var boxes: [ElementDescription] = []

  /// Distributes modifiers.
  ///
  /// - Parameters:
  ///   - element: the properties of the element itself.
  ///   - own: the stages that the element can show itself.
  ///   - modifiers: the modifiers, innermost first.
  ///   - wants: whether a modifier applies to this element.
  init(
    _ element: consuming ElementDescription, own: BoxStages, modifiers: ModifierList?,
    wants: (ElementModifier.Target) -> Bool
  ) {
    self.element = element
    guard let modifiers else { return }
    guard modifiers.hasBoxes else {
      modifiers.apply(to: &self.element, where: wants)
      return
    }
    var layers = [Layer()]
    var isLayered = false
    var next: ModifierList? = modifiers
    while let list = next {
      next = list.outer
      guard wants(list.modifier.target) else { continue }
      switch list.modifier.target {
      case .element, .row, .ownRow, .all: layers[0].modifiers.append(list.modifier)
      case .box(let stage):
        if own != .all, !layers[layers.count - 1].takes(stage, isElement: layers.count == 1, own: own) {
          layers.append(Layer())
        }
        layers[layers.count - 1].add(list.modifier, at: stage)
        if stage == .underlay || stage == .overlay { isLayered = true }
      case .inherited:
        layers[0].modifiers.append(list.modifier)
        // Backgrounds and overlays inherit it as well.
        if isLayered, layers.count > 1 { layers[layers.count - 1].modifiers.append(list.modifier) }
      case .whole:
        layers[layers.count - 1].modifiers.append(list.modifier)
        if layers.count > 1, list.modifier.isForControls { layers[0].modifiers.append(list.modifier) }
      }
    }
    // The outer ones first, so that the innermost wins.
    for modifier in layers[0].modifiers.reversed() { modifier.apply(&self.element) }
    for layer in layers.dropFirst() {
      var box = ElementDescription()
      for modifier in layer.modifiers.reversed() { modifier.apply(&box) }
      boxes.append(box)
    }
    keepPriority()
  }

  /// A stack reads the priority of its child, which is the outermost box.
  private mutating func keepPriority() {
    var priority = element.constant(.layoutPriority)
    for index in boxes.indices {
      priority = boxes[index].constant(.layoutPriority) ?? priority
      boxes[index].set(.layoutPriority, priority)
    }
  }

  /// The modifiers of one node, with its outermost stage so far.
  private struct Layer {
    var modifiers: [ElementModifier] = []
    private var stage: BoxStage?

    func takes(_ stage: BoxStage, isElement: Bool, own: BoxStages) -> Bool {
      if isElement, !own.contains(stage) { return false }
      guard let last = self.stage else { return true }
      return stage != .path && (last < stage || last == .effects && stage == .effects)
    }

    mutating func add(_ modifier: ElementModifier, at stage: BoxStage) {
      modifiers.append(modifier)
      self.stage = stage
    }
  }
}
