public import Bindery
internal import BinderyViewModels

/// The page of a pet: today, the history of feedings, and its health.
@MainActor
public final class PetPageViewModel {
  /// A part of the page.
  public enum Part: String, Codable, Hashable, Sendable, CaseIterable {
    case today, history, health

    /// `Today`
    public var title: String {
      switch self {
      case .today: "Today"
      case .history: "History"
      case .health: "Health"
      }
    }
  }

  /// The view models of the page's parts.
  @MainActor
  public final class Content {
    /// The pet's card.
    public let card: PetCardViewModel
    /// The feeding times.
    public let schedule: ScheduleViewModel
    /// The amount of food on each day.
    public let amounts: AmountsViewModel
    /// The history of feedings.
    public let history: HistoryViewModel
    /// The weights and medicine.
    public let health: HealthViewModel

    fileprivate init(_ log: PetLog, edits: EditQueue, feeding: FeedViewModel, people: PeopleViewModel) {
      let digest = PetDigest(log, feeder: edits.feeder)
      card = PetCardViewModel(log, feeder: edits.feeder, feeding: feeding)
      schedule = ScheduleViewModel(digest, edits: edits, feeding: feeding)
      amounts = AmountsViewModel(digest)
      history = HistoryViewModel(log, edits: edits)
      health = HealthViewModel(log, edits: edits, people: people)
    }
  }

  /// The part that is shown.
  @Box public var part = Part.today

  /// The pet's identity.
  public let id: String
  private let edits: EditQueue
  private let makeContent: (PetLog) -> Content
  private lazy var shown = Computed<Content?>(self, "content", isEqual: { $0 === $1 }) {
    $0.edits.feeder.household.log(of: $0.id).map($0.makeContent)
  }

  init(_ id: Pet.ID, edits: EditQueue, feeding: FeedViewModel, people: PeopleViewModel) {
    self.id = id
    self.edits = edits
    makeContent = { Content($0, edits: edits, feeding: feeding, people: people) }
    edits.scene.keep("\(id).part", of: self, \.part)
  }

  /// `Selina`; `Loading...` or `Pet not found` without a pet.
  public var title: String { content?.card.name ?? (isLoading ? "Loading..." : "Pet not found") }
  /// The pet's data; nil while it is loading, or if the pet does not exist.
  public var content: Content? { shown.value }
  /// Whether the pets are loading.
  public var isLoading: Bool { edits.feeder.state.isLoading }
}
