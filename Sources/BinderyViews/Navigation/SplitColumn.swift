internal import Bindery

/// A column of a split view before the last one. What people choose in it, in a list or by a link, decides what the next column shows.
///
///     List(selection: $folder)          folder = "inbox"      the next column shows what the app makes of the value,
///                                                             or the screen that the column declares for it
///     NavigationLink("Help") { … }      link                  the next column shows the view of the link
@MainActor
final class SplitColumn {
  /// Its text in a path in which nothing is chosen in it, although a later column is in front.
  static let nothing = "~"

  let index: Int
  weak var split: (any SplitController)?
  private weak var list: Slot?
  private var selection: Choice.Single?
  /// Whether there is a list with a selection.
  @Box private var hasSelection = false
  /// The screen of the link that was followed last.
  @Box private var link: NavigationEntry?
  private var destinations = DeclaredDestinations()
  /// Counts the changes of the screens that the next column may show.
  @Box private var revision = 0
  /// The parts of a path for values without a text.
  private var names: [AnyHashable: String] = [:]

  init(index: Int) { self.index = index }

  /// The value that is chosen in its list. Tracked.
  var chosen: AnyHashable? { hasSelection ? selection?.get() : nil }

  /// The part of the path for what is chosen; nil if nothing is. Tracked.
  var text: String? { link?.text ?? chosen.map { text(of: $0) } }

  /// The view that the next column shows in place of its own content. Tracked.
  var view: AnyView? {
    _ = revision
    if let link { return AnyView(destinations.screen(link.goal).id(link.text)) }
    return chosen.flatMap { value in destinations.view(value).map { AnyView($0.id(value)) } }
  }

  private func text(of value: AnyHashable) -> String {
    if let text = RouteText.text(of: value) ?? names[value] { return text }
    let name = split?.makeName() ?? Self.nothing
    names[value] = name
    return name
  }

  // MARK: Lists

  func following(_ choice: Choice, of list: Slot) -> Choice {
    guard let single = choice.single, self.list == nil || self.list === list else { return choice }
    self.list = list
    selection = single
    hasSelection = true
    return Choice(isChosen: choice.isChosen, choose: { [weak self] value in self?.choose(value) })
  }

  func selects(_ value: AnyHashable) -> Bool { selection?.takes(value) ?? false }

  private func choose(_ value: AnyHashable) {
    guard selects(value) else { return }
    split?.leave(after: index)
    removeLink()
    selection?.set(value)
    split?.bringToFront(index + 1)
  }

  // MARK: Links

  func isLinked(to text: String?) -> Bool { text != nil && link?.text == text }

  private func show(_ entry: NavigationEntry) {
    split?.leave(after: index)
    removeLink()
    deselect()
    link = entry
    split?.bringToFront(index + 1)
  }

  /// The next column shows its own content again.
  func removeLink() {
    guard let old = link else { return }
    link = nil
    old.dismissed()
  }

  private func deselect() { if chosen != nil { selection?.set(nil) } }

  /// Nothing is chosen any longer.
  func clear() {
    removeLink()
    deselect()
  }

  /// Chooses what a part of a path names.
  ///
  /// - Parameter byName: whether it may be a name, which is valid in one window only.
  /// - Returns: whether it names something.
  func open(_ text: String, byName: Bool) -> Bool {
    if text == self.text { return true }
    if byName {
      if text == Self.nothing {
        clear()
        return true
      }
      if let value = names.first(where: { $0.value == text })?.key {
        choose(value)
        return true
      }
      if split?.follow(name: text) == true { return self.text == text }
    }
    // A name of another window.
    if text.first == "~", text.dropFirst().allSatisfy(\.isNumber) { return false }
    if let value = selection?.parse(text) {
      choose(value)
      return true
    }
    guard let route = destinations.parse(text) else { return false }
    push(route, name: nil)
    return true
  }
}

extension SplitColumn: ColumnController {
  func setDestination(_ destination: NavigationDestination, of owner: Slot) {
    destinations.set(destination, of: owner)
    revision += 1
  }

  func removeDestination(of owner: Slot) { destinations.remove(of: owner) }

  func takes(_ value: AnyHashable) -> Bool { true }

  func makeName(for goal: @escaping @MainActor (any NavigationController) -> Void) -> String {
    split?.makeName(for: goal) ?? Self.nothing
  }

  func forget(name: String) { split?.forget(name: name) }

  func push(_ value: AnyHashable, name: String?) {
    if selects(value) { return choose(value) }
    show(NavigationEntry(.route(value), text: RouteText.text(of: value) ?? name ?? text(of: value)))
  }

  func show(
    _ view: @escaping @MainActor () -> AnyView, name: String, dismissed: @escaping @MainActor () -> Void
  ) {
    if isLinked(to: name) { return update(view, name: name) }
    show(NavigationEntry(.view(view), text: name, dismissed: dismissed))
  }

  func update(_ view: @escaping @MainActor () -> AnyView, name: String) {
    guard let link, link.text == name, link.route == nil else { return }
    link.goal = .view(view)
    revision += 1
  }

  func leave(name: String) {
    guard let link, link.text == name, link.route == nil else { return }
    split?.leave(after: index)
    removeLink()
    split?.bringToFront(index)
  }

  func path(appending text: String) -> [String] { (split?.texts(before: index) ?? []) + [text] }
}

/// The interface of a split view for its columns.
@MainActor
protocol SplitController: NavigationController {
  /// The texts of what is chosen in the first columns.
  func texts(before index: Int) -> [String]
  /// Leaves what was chosen in the columns after one, and the screens over the last column.
  func leave(after index: Int)
  /// Makes a column the one that narrow windows show.
  func bringToFront(_ index: Int)
  /// Creates a name for the path.
  func makeName() -> String
  /// Shows the screen of a name.
  ///
  /// - Returns: whether there is one.
  func follow(name: String) -> Bool
}
