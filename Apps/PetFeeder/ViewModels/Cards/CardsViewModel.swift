public import Bindery
internal import BinderyViewModels

/// The cards, of which one is shown.
@MainActor
public final class CardsViewModel {
  /// The index of the pet whose card is shown; 0 if there are no pets.
  @Box public private(set) var index = 0

  @Box private var awaited: Pet.ID?
  private let list: RowList<PetCardViewModel>
  private let bag = DisposeBag()

  init(edits: EditQueue, feeding: FeedViewModel) {
    let feeder = edits.feeder
    list = RowList(
      following: feeder.household.pets,
      make: { PetCardViewModel($0, feeder: feeder, feeding: feeding) }, update: { _, _ in })
    list.insertedAt.bind { [weak self] in self?.inserted(at: $0) }.disposed(by: bag)
    list.removedAt.bind { [weak self] in self?.removed(at: $0) }.disposed(by: bag)
    edits.scene.keep("card", of: self, \.keptCard)
    feeder.$state.bind(with: self) { if $1.value != nil { $0.showWhatIsAwaited() } }.disposed(by: bag)
  }

  /// The pet whose card the window restores, unless it is the first one.
  private var keptCard: Pet.ID? {
    get { awaited ?? (index == 0 ? nil : card?.id) }
    set {
      awaited = newValue
      showWhatIsAwaited()
    }
  }

  private func showWhatIsAwaited() {
    guard let pet = untracked({ awaited }), untracked({ count }) > 0 else { return }
    awaited = nil
    show(pet)
  }

  /// The card that is shown; nil if there are no pets.
  public var card: PetCardViewModel? { list.row(at: index) }
  /// The number of cards.
  public var count: Int { list.count }
  /// Whether there is a card after this one.
  public var hasNext: Bool { index + 1 < count }
  /// Whether there is a card before this one.
  public var hasPrevious: Bool { index > 0 }

  /// One dot for each pet, with that of the shown card filled; a number if there are too many pets.
  public var dots: String {
    if count > 12 { return positionText }
    return (0..<count).map { $0 == index ? "●" : "○" }.joined(separator: " ")
  }

  /// `Pet 2 of 3`
  public var positionText: String { count == 0 ? "" : "Pet \(index + 1) of \(count)" }

  /// Shows the next card, if any.
  public func next() { show(untracked { index } + 1) }
  /// Shows the previous card, if any.
  public func previous() { show(untracked { index } - 1) }

  /// Shows the card at an index. An index out of range has no effect.
  public func show(_ index: Int) {
    if (0..<untracked { count }).contains(index) { self.index = index }
  }

  /// Shows the card of a pet.
  func show(_ pet: Pet.ID) {
    if let index = untracked({ list.rows }).firstIndex(where: { $0.id == pet }) { show(index) }
  }

  /// Keeps showing the same pet after an insertion.
  private func inserted(at index: Int) {
    let shown = untracked { (index: self.index, count: count) }
    if index <= shown.index, shown.count > 1 { self.index = shown.index + 1 }
  }

  private func removed(at index: Int) {
    let shown = untracked { (index: self.index, count: count) }
    if index < shown.index || shown.index >= shown.count { self.index = max(0, shown.index - 1) }
  }
}
