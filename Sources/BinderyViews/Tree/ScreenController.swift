/// What views need of the screen around.
@MainActor
protocol ScreenController: AnyObject {
  /// Takes the title of a view on the screen, in place of the one that it had.
  func setTitle(of owner: Slot, depth: Int, _ text: @escaping @MainActor () -> String)
  /// Forgets the title of a view that goes: the one around it shows again.
  func removeTitle(of owner: Slot, depth: Int)
  /// The context for what belongs in the toolbar, which comes first on the screen.
  func toolbarContext(in context: MountContext) -> MountContext
}
