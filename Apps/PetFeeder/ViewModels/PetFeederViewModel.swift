public import Bindery
public import Foundation
public import BinderyViewModels

/// One window: the pets, the cards, and the pages opened from them.
@MainActor
public final class PetFeederViewModel {
  /// The pages over the first screen.
  @Box public var path: [FeederRoute] = []
  /// The list of pets.
  public let list: PetListViewModel
  /// The cards.
  public let cards: CardsViewModel
  /// The dialogs for feeding a pet.
  public let feeding: FeedViewModel
  /// The person who feeds.
  public let people: PeopleViewModel
  /// Export and import.
  public let data: DataViewModel

  private let feeder: Feeder
  private let edits: EditQueue
  private let loading: Command<Void, Void>
  private var pages: [Pet.ID: PetPageViewModel] = [:]
  private let bag = DisposeBag()

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - feeder: The data and services that all windows share.
  ///   - scene: The state that the window restores.
  public init(feeder: Feeder, scene: SceneState = SceneState()) {
    self.feeder = feeder
    edits = EditQueue(feeder: feeder, scene: scene)
    people = PeopleViewModel(edits: edits)
    feeding = FeedViewModel(edits: edits, people: people)
    list = PetListViewModel(edits: edits)
    cards = CardsViewModel(edits: edits, feeding: feeding)
    data = DataViewModel(edits: edits)
    loading = Command { await feeder.load() }
    feeder.household.gone.bind(with: self) { $0.leave($1) }.disposed(by: bag)
    $path.bind { [weak self] in if !$0.contains(.data) { self?.data.leave() } }.disposed(by: bag)
    loading.execute()
  }

  /// The time zone in which times are shown and chosen.
  public var timeZone: TimeZone { feeder.times.calendar.timeZone }

  // MARK: Loading and notices

  /// The rows of the pets, with the state of loading them.
  public var state: Loadable<[PetRowViewModel]> {
    loading.isExecuting && !feeder.isLoaded ? .loading() : feeder.state.map { _ in list.rows }
  }
  /// A notice about the store, as a sentence; nil if there is none.
  public var storeNotice: String? { feeder.storeNotice }
  /// A notice that some pets are sample data; nil if none are.
  public var sampleNotice: String? {
    feeder.household.pets.elements.contains { $0.pet.isSample == true }
      ? "Sample data: these pets are made up." : nil
  }
  /// Reads the pets again after a failure.
  public func tryAgain() { loading.execute() }

  /// Deletes the sample pets, and offers to undo that.
  public func removeSamplePets() {
    let samples = untracked { feeder.household.pets.elements }.filter { $0.pet.isSample == true }
    edits.perform(.all(samples.map { .removePet($0.id) }), offering: "The sample pets were deleted.")
  }

  // MARK: Alert and banner

  /// The alert to read before continuing.
  public var alert: FeederAlert? { edits.alert }
  /// Whether the alert is shown.
  public var showsAlert: Bool {
    get { edits.alert != nil }
    set { if !newValue { edits.closeAlert() } }
  }

  /// The last edit, with a way to undo it.
  public var notice: UndoNotice { edits.notice }

  // MARK: Pages

  /// Returns the page of a pet, the same one for each call.
  public func page(of pet: String) -> PetPageViewModel {
    if let page = pages[pet] { return page }
    let page = PetPageViewModel(pet, edits: edits, feeding: feeding, people: people)
    pages[pet] = page
    return page
  }

  /// Leaves the page of a deleted pet, and shows why if this window did not delete it.
  private func leave(_ log: PetLog) {
    pages[log.id] = nil
    let isOwn = edits.didDelete(log.id)
    guard let index = untracked({ path }).firstIndex(of: .pet(log.id)) else { return }
    path.removeSubrange(index...)
    if !isOwn { edits.show("“\(log.pet.name)” was deleted in another window.") }
  }
}
