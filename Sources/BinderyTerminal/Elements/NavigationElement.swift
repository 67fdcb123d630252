/// A stack of screens that shows the last one.
final class NavigationElement: StackBox {
  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }
  override var isWholeScreen: Bool { true }
}
