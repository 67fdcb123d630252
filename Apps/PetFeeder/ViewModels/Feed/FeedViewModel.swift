internal import Bindery
internal import BinderyScenes
internal import PetFeederModels

/// Feeding a pet: choosing among the meals used so far, or describing a new one.
@MainActor
public final class FeedViewModel {
  private enum Question: String, Codable { case food, meal }

  /// A question as the window keeps it.
  private struct KeptQuestion: Codable, Equatable {
    let pet: Pet.ID
    let what: Question
  }

  /// The first text of the field for a new meal: empty, or the text that was refused.
  @Box public private(set) var typedMeal = ""
  @Box private var question: (pet: PetLog, what: Question)?
  /// A question about a pet that is still being loaded.
  @Box private var awaited: KeptQuestion?

  private let desk: EditDesk
  private let feeder: Feeder
  private let people: PeopleViewModel
  private let bag = DisposeBag()

  init(desk: EditDesk, people: PeopleViewModel) {
    self.desk = desk
    self.people = people
    feeder = desk.feeder
    feeder.household.gone.bind { [weak self] in self?.forget($0.id) }.disposed(by: bag)
    desk.scene.keep("meal.text", of: self, \.typedMeal)
    desk.scene.keep("feed", of: self, \.keptQuestion)
    feeder.$phase.bind(with: self) { if $1 == .loaded { $0.askWhatIsAwaited() } }.disposed(by: bag)
  }

  // MARK: What the window keeps

  private var keptQuestion: KeptQuestion? {
    get { awaited ?? question.map { KeptQuestion(pet: $0.pet.id, what: $0.what) } }
    set {
      awaited = newValue
      if feeder.phase == .loaded { askWhatIsAwaited() }
    }
  }

  /// Asks a question that the window has kept, now that the pets are there.
  private func askWhatIsAwaited() {
    guard let kept = untracked({ awaited }) else { return }
    awaited = nil
    question = untracked { feeder.household.log(of: kept.pet) }.map { ($0, kept.what) }
  }

  /// Asks what a pet gets.
  func start(_ pet: Pet.ID) {
    if let log = untracked({ feeder.household.log(of: pet) }) { question = (log, .food) }
  }

  /// Every meal used so far: those of this pet first, each the later the longer ago it was.
  public var meals: [String] {
    guard let pet = question?.pet else { return [] }
    let others = feeder.household.pets.elements.filter { $0 !== pet }
      .flatMap { $0.feedings.list.elements }.sorted(by: Feeding.isOrdered(_:before:))
    let planned = pet.mealTimes.list.elements.map(\.meal)
    var seen = Set<String>()
    return (pet.feedings.list.elements.map(\.meal) + planned + others.map(\.meal))
      .filter { seen.insert($0).inserted }
  }

  /// Whom the meal is for.
  public var petName: String { question?.pet.pet.name ?? "" }

  /// Whether the food is asked for.
  public var asksForFood: Bool {
    get { question?.what == .food }
    set { if !newValue { close(.food) } }
  }

  /// Whether the prompt for a new meal is shown.
  public var asksForMeal: Bool {
    get { question?.what == .meal }
    set { if !newValue { close(.meal) } }
  }

  /// Feeds one of the meals used so far.
  public func choose(_ meal: String) {
    guard let pet = untracked({ question?.pet }) else { return }
    feed(pet, meal)
  }

  /// Asks for a new meal.
  public func askForMeal() {
    typedMeal = ""
    if let pet = untracked({ question?.pet }) { question = (pet, .meal) }
  }

  /// Feeds a new meal, or says what is wrong with its description.
  public func add(_ meal: String) {
    guard let pet = untracked({ question?.pet }) else { return }
    feed(pet, meal) { [weak self] in self?.askAgain(for: pet, $0) }
  }

  private func askAgain(for pet: PetLog, _ typed: String) {
    guard untracked({ feeder.household.log(of: pet.id) }) === pet else { return }
    typedMeal = typed
    question = (pet, .meal)
  }

  /// Notes that a pet was fed just now.
  func feed(_ pet: PetLog, _ meal: String, again: (@MainActor (String) -> Void)? = nil) {
    switch EntryText.meal.cleaned(meal) {
    case .success(let meal):
      feeder.time.update()
      let feeding = Feeding(pet: pet.id, meal: meal, at: feeder.time.moment, by: people.name)
      desk.perform(
        .save(.feeding(feeding)), offering: "“\(untracked { pet.pet.name })” was fed.")
    case .failure(let alert): desk.refuse(meal, alert, again: again)
    }
  }

  private func close(_ what: Question) {
    if untracked({ question?.what }) == what { question = nil }
  }

  private func forget(_ pet: Pet.ID) {
    if untracked({ question?.pet.id }) == pet { question = nil }
  }
}
