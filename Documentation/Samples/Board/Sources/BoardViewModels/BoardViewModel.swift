import Bindery
import BinderyStore
import BinderyViewModels

extension User.Role {
  /// May remove cards, and invite people.
  public static let editor: Self = "editor"
}

/// One window with the board.
@MainActor
public final class BoardViewModel {
  /// The beginning of the name of the person whose cards are searched.
  @Box public var owner = ""
  /// The form for a card.
  public let form: FormViewModel<Card>
  /// The last change, with a way to undo it.
  public let notice: UndoNotice
  @Box private var searched = ""
  private let cards: SharedRecords<Card>
  private let session: UserSession
  private let search: Command<String, [Card]>
  private let bag = DisposeBag()

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - cards: The cards that all windows share.
  ///   - session: Who uses the window.
  ///   - scene: The state of the window: what is typed. Its address has the search, so that it can be bookmarked.
  ///   - clock: The clock of the pause before a search.
  public init(
    cards: SharedRecords<Card>, session: UserSession, scene: SceneState = SceneState(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.cards = cards
    self.session = session
    form = FormViewModel(Card(), in: scene) { card in
      [
        \.title: card.title.isEmpty ? "Enter what is to do." : nil,
        \.title: cards.all.contains { $0.title == card.title && $0.id != card.id }
          ? "The board has a card with this title." : nil,
        \.owner: card.owner.isEmpty ? "Enter who does it." : nil,
      ]
    } save: { card in
      if session.user != nil { try await cards.save(card) }
    }
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
  public func cards(in stage: Card.Stage) -> [Card] { cards.all.filter { $0.stage == stage } }

  /// The cards that were found; nil without a search.
  public var found: Loadable<[Card]>? { owner.isEmpty || searched.isEmpty ? nil : search.state.value }

  /// Whether the person may remove cards.
  public var isEditor: Bool { session.user?.has(.editor) == true }

  /// Moves a card to another column.
  public func move(_ card: Card, to stage: Card.Stage) {
    guard session.user != nil else { return }
    notice.perform("“\(card.title)” is in “\(stage.rawValue)”.") { [cards] in
      try await cards.update(card.id) { $0.stage = stage }
    }
  }

  /// Removes a card. Views hide the button from others, but the view model decides.
  public func remove(_ card: Card) {
    guard isEditor else { return }
    notice.perform("“\(card.title)” was removed.") { [cards] in try await cards.remove(card.id) }
  }
}
