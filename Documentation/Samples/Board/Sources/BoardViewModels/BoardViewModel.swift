import Bindery
import BinderyStore
import BinderyViewModels

/// One window with the board.
@MainActor
public final class BoardViewModel {
  /// The beginning of the name of the person whose cards are searched.
  @Box public var owner = ""
  /// The form for a new card.
  public let form: CardFormViewModel
  /// The last change, with a way to undo it.
  public let notice: UndoNotice
  @Box private var searched = ""
  private let cards: CardList
  private let session: UserSession
  private let search: Command<String, [Card]>
  private let bag = DisposeBag()

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - cards: The cards that all windows share.
  ///   - session: Who uses the window.
  ///   - scene: The state of the window. Its address has the search, so that it can be bookmarked.
  ///   - clock: The clock of the pause before a search.
  public init(
    cards: CardList, session: UserSession, scene: SceneState = SceneState(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.cards = cards
    self.session = session
    form = CardFormViewModel(cards: cards, session: session, scene: scene)
    notice = UndoNotice(clock: clock)
    search = Command(.latest) { owner in try await cards.search(owner: owner) }
    scene.keep("owner", of: self, \.owner, in: .address)
    $owner.debounce(for: .seconds(0.3), clock: clock)
      .bind { [weak self] in self?.searched = $0 }
      .disposed(by: bag)
    // It runs after a pause in typing, and after a change of the cards by any window.
    effect { [weak self] in
      guard let self, !searched.isEmpty, cards.state.value != nil else { return }
      search.execute(searched)
    }
    .disposed(by: bag)
    WorkScope.start("read the board") { await cards.load() }
  }

  /// All cards, with the state of reading them.
  public var all: Loadable<[Card]> { cards.state }

  /// The cards of a column.
  public func cards(in stage: Card.Stage) -> [Card] { (all.value ?? []).filter { $0.stage == stage } }

  /// The cards that were found; nil without a search.
  public var found: Loadable<[Card]>? { owner.isEmpty || searched.isEmpty ? nil : search.state.value }

  /// Whether the person may remove cards.
  public var isEditor: Bool { session.user?.has(.editor) == true }

  /// Moves a card to another column.
  public func move(_ card: Card, to stage: Card.Stage) {
    guard session.user != nil else { return }
    var moved = card
    moved.stage = stage
    perform("“\(card.title)” is in “\(stage.rawValue)”.") { [moved] in try await $0.save(moved) }
  }

  /// Removes a card. Views hide the button from others, but the view model decides.
  public func remove(_ card: Card) {
    guard isEditor else { return }
    perform("“\(card.title)” was removed.") { try await $0.remove(card.id) }
  }

  /// Changes the cards, and offers to undo that.
  private func perform(_ text: String, _ change: @escaping @MainActor (CardList) async throws -> Changeset) {
    WorkScope.start("change the board") { [cards, notice] in
      do {
        let changes = try await change(cards)
        notice.show(text) { try await cards.undo(changes) }
      } catch { notice.show(error.localizedDescription) }
    }
  }
}
