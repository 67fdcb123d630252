public import Bindery
internal import BinderyViewModels

/// The person who feeds in this window.
@MainActor
public final class PeopleViewModel {
  /// Whether the choice of people is shown.
  @Box public var asksWho = false
  /// Whether the prompt for a new name is shown.
  @Box public var asksForName = false
  /// The initial text of the field for a new name: empty, or the text that was rejected.
  @Box public private(set) var typedName = ""
  @Box private var current: String?

  private let edits: EditQueue

  init(edits: EditQueue) {
    self.edits = edits
    edits.scene.keep("feeding", of: self, \.current)
    edits.scene.keep("who", of: self, \.asksWho)
    edits.scene.keep("name", of: self, \.asksForName)
    edits.scene.keep("name.text", of: self, \.typedName)
    edits.onRejection(of: "person") { [weak self] in self?.askForName($0.text) }
  }

  /// The name of the person who feeds; nil if none is chosen.
  var name: String? { untracked { current } }

  /// All people who have fed a pet, in alphabetical order, including the current one.
  public var names: [String] {
    var names = Set([current].compactMap { $0 })
    for log in edits.feeder.household.pets.elements {
      names.formUnion(log.feedings.list.elements.lazy.compactMap(\.by))
      names.formUnion(log.doses.list.elements.lazy.compactMap(\.by))
    }
    return names.sorted()
  }

  /// `Who is feeding?`, or the name.
  public var title: String { current.map { "\($0) is feeding" } ?? "Who is feeding?" }

  /// Shows the choice of people.
  public func ask() { asksWho = true }
  /// Shows the prompt for a name.
  public func askForName() { askForName("") }

  private func askForName(_ typed: String) {
    typedName = typed
    asksForName = true
  }

  /// Chooses the person who feeds from now on; nil for none.
  public func choose(_ name: String?) { current = name }

  /// Adds a person and chooses them.
  public func add(_ name: String) {
    switch EntryText.person.cleaned(name) {
    case .success(let name): current = name
    case .failure(let alert): edits.refuse(name, alert, again: "person")
    }
  }
}
