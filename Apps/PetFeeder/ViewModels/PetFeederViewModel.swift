public import Bindery
public import BinderyScenes
internal import BinderyViewModels
internal import PetFeederModels

/// One window: the pets, the cards, and the pages opened from them.
@MainActor
public final class PetFeederViewModel {
  /// The pages over the first screen.
  @Box public var path: [FeederRoute] = []
  /// The list of pets.
  public let list: PetListViewModel
  /// The cards.
  public let cards: CardsViewModel
  /// Feeding.
  public let feeding: FeedViewModel
  /// Who feeds.
  public let people: PeopleViewModel
  /// Export and import.
  public let data: DataViewModel

  private let feeder: Feeder
  private let desk: EditDesk
  private let loading: Command<Void, Void>
  private var pages: [Pet.ID: PetPageViewModel] = [:]
  private let bag = DisposeBag()

  /// Opens a window on what all windows share.
  /// - Parameters:
  ///   - feeder: what all windows share.
  ///   - scene: keeps what is open in the window.
  public init(feeder: Feeder, scene: SceneState = SceneState()) {
    self.feeder = feeder
    desk = EditDesk(feeder: feeder, scene: scene)
    people = PeopleViewModel(desk: desk)
    feeding = FeedViewModel(desk: desk, people: people)
    list = PetListViewModel(desk: desk)
    cards = CardsViewModel(desk: desk, feeding: feeding)
    data = DataViewModel(desk: desk)
    loading = Command { await feeder.load() }
    feeder.household.gone.bind(with: self) { $0.leave($1) }.disposed(by: bag)
    $path.bind { [weak self] in if !$0.contains(.data) { self?.data.leave() } }.disposed(by: bag)
    loading.execute()
  }

  // MARK: What is the matter

  /// Whether the pets are loading.
  public var isLoading: Bool { feeder.phase == .loading || loading.isExecuting }
  /// Why there are no pets to see, as a sentence.
  public var failure: String? {
    if case .failed(let reason) = feeder.phase, !loading.isExecuting { reason } else { nil }
  }
  /// Whether there are no pets yet.
  public var isEmpty: Bool { feeder.phase == .loaded && feeder.household.pets.count == 0 }
  /// What a person should know of the store.
  public var storeNotice: String? { feeder.storeNotice }
  /// That pets are made up; nil where none are.
  public var sampleNotice: String? {
    feeder.household.pets.elements.contains { $0.pet.isSample == true }
      ? "Sample data: these pets are made up." : nil
  }
  /// Reads the pets again after a failure.
  public func tryAgain() { loading.execute() }

  /// Deletes the pets that are made up, and offers to undo that.
  public func removeSamplePets() {
    let samples = untracked { feeder.household.pets.elements }.filter { $0.pet.isSample == true }
    desk.perform(.all(samples.map { .removePet($0.id) }), offering: "The sample pets were deleted.")
  }

  // MARK: Alert and banner

  /// The alert to read before continuing.
  public var alert: FeederAlert? { desk.alert }
  /// Whether there is an alert.
  public var showsAlert: Bool {
    get { desk.alert != nil }
    set { if !newValue { desk.closeAlert() } }
  }

  /// What was just done; nil where that is a while ago.
  public var bannerText: String? { desk.notice.text }
  /// Whether it can be undone.
  public var canUndo: Bool { desk.notice.canUndo }
  /// Undoes it.
  public func undo() { desk.notice.undo() }
  /// Takes the banner away.
  public func dismissBanner() { desk.notice.dismiss() }

  // MARK: Pages

  /// The page of a pet; the same one each time.
  public func page(of pet: String) -> PetPageViewModel {
    if let page = pages[pet] { return page }
    let page = PetPageViewModel(pet, desk: desk, feeding: feeding, people: people)
    pages[pet] = page
    return page
  }

  /// Goes back from the page of a pet that is gone, and says why if this window did not delete it.
  private func leave(_ log: PetLog) {
    pages[log.id] = nil
    let isOwn = desk.didDelete(log.id)
    guard let index = untracked({ path }).firstIndex(of: .pet(log.id)) else { return }
    path.removeSubrange(index...)
    if !isOwn { desk.show("“\(log.pet.name)” was deleted in another window.") }
  }
}
