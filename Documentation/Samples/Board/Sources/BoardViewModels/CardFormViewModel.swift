import Bindery
import BinderyViewModels

/// The form for a new card.
@MainActor
public final class CardFormViewModel {
  /// The fields that can be invalid.
  public enum Field: Hashable, Sendable { case title, owner }

  /// Whether the form is open.
  @Box public var isShown = false
  /// What is to do.
  @Box public var title = ""
  /// Who does it.
  @Box public var owner = ""
  /// Why the card could not be added.
  @Box public private(set) var problem: String?
  private let cards: CardList
  private let session: UserSession

  /// Creates the form of a window.
  /// - Parameters:
  ///   - cards: The cards of the board.
  ///   - session: Who uses the window.
  ///   - scene: The state of the window, which keeps what is typed.
  public init(cards: CardList, session: UserSession, scene: SceneState = SceneState()) {
    self.cards = cards
    self.session = session
    scene.keep("CardForm.isShown", of: self, \.isShown)
    scene.keep("CardForm.title", of: self, \.title)
    scene.keep("CardForm.owner", of: self, \.owner)
  }

  /// What is wrong with each field.
  public var validation: Validation<Field> {
    [
      .title: title.isEmpty ? "Enter what is to do." : nil,
      .title: isOnBoard ? "The board has a card with this title." : nil,
      .owner: owner.isEmpty ? "Enter who does it." : nil,
    ]
  }

  /// Adds the card, and closes the form.
  public private(set) lazy var add = Command { [weak self] () async -> Void in await self?.save() }

  private var isOnBoard: Bool { cards.state.value?.contains { $0.title == title } == true }

  private func save() async {
    guard session.user != nil, validation.isValid else { return }
    do {
      _ = try await cards.save(Card(title: title, owner: owner))
      (isShown, title, owner, problem) = (false, "", "", nil)
    } catch { problem = error.localizedDescription }
  }
}
