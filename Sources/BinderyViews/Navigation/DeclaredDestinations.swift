/// The destinations that views declare, in the order in which they apply.
@MainActor
struct DeclaredDestinations {
  private var all: [(owner: ObjectIdentifier, destination: NavigationDestination)] = []

  /// Sets the destination of an owner, in place of its previous one.
  mutating func set(_ destination: NavigationDestination, of owner: Slot) {
    let id = ObjectIdentifier(owner)
    if let index = all.firstIndex(where: { $0.owner == id }) {
      all[index].destination = destination
    } else {
      all.append((id, destination))
    }
  }

  /// Removes the destination of an owner.
  mutating func remove(of owner: Slot) { all.removeAll { $0.owner == ObjectIdentifier(owner) } }

  /// Returns the screen of a value; `nil` if none is declared.
  func view(_ route: AnyHashable) -> AnyView? {
    for (_, destination) in all { if let view = destination.view(route) { return view } }
    return nil
  }

  /// Returns the screen of an entry; of a value without one, a screen that says so.
  func screen(_ goal: NavigationEntry.Goal) -> AnyView {
    switch goal {
    case .view(let view): view()
    case .route(let route): view(route) ?? missing(route)
    }
  }

  private func missing(_ route: AnyHashable) -> AnyView {
    AnyView(
      ContentUnavailableView(
        "Nothing to show here", systemImage: "exclamationmark.triangle",
        description: Text("No screen of this app shows \u{201C}\(route.description)\u{201D}.")))
  }

  /// Returns the value of a text.
  func parse(_ text: String) -> AnyHashable? {
    for (_, destination) in all { if let route = destination.parse(text) { return route } }
    return nil
  }
}
