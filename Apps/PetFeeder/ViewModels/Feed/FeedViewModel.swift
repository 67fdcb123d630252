internal import Bindery
internal import BinderyStore
internal import BinderyViewModels
internal import Foundation

/// Feeding a pet: choosing among the meals used so far, or describing a new one.
@MainActor
public final class FeedViewModel {
  private enum Question: String, Codable { case food, meal }

  /// The initial text of the field for a new meal: empty, or the text that was rejected.
  @Box public private(set) var typedMeal = ""

  private let question: PetQuestion<PetLog, Question>
  private let edits: EditQueue
  private let feeder: Feeder
  private let people: PeopleViewModel
  /// The window among those in which somebody is feeding. It stays the same when the page is loaded again.
  @Box private var window = ""
  private var stay: Disposable?
  private let bag = DisposeBag()

  init(edits: EditQueue, people: PeopleViewModel) {
    self.edits = edits
    self.people = people
    feeder = edits.feeder
    question = PetQuestion(edits: edits) { $0.pet.id }
    feeder.household.gone.bind { [question] in question.forget($0.id) }.disposed(by: bag)
    edits.scene.keep("window", of: self, \.window)
    if window.isEmpty { window = UUID().uuidString }
    edits.scene.keep("meal.text", of: self, \.typedMeal)
    edits.onRejection(of: "meal") { [weak self] in self?.askAgain($0) }
    question.keep(as: "feed") { [weak question, feeder] pet, what in
      if let log = untracked({ feeder.household.log(of: pet) }) { question?.ask(what, of: log) }
    }
    effect(self) { $0.showWhoFeeds() }.disposed(by: bag)
  }

  /// Shows other windows that somebody is choosing a meal here.
  private func showWhoFeeds() {
    let now = edits.scene.isShown ? question.subject.map { (window: window, pet: $0.id) } : nil
    untracked {
      // It is small enough for a message.
      stay = now.flatMap {
        try? feeder.room.join(as: FeedingNow(id: $0.window, pet: $0.pet, person: people.name))
      }
    }
  }

  /// Returns who is feeding a pet right now in other windows, such as `Ana is feeding Selina right now`; nil if nobody is.
  func othersText(of pet: PetLog) -> String? {
    let others = feeder.room.members.filter { $0.pet == pet.id && $0.id != window }
    guard let first = others.first else { return nil }
    if others.count > 1 { return "\(others.count) people are feeding \(pet.pet.name) right now" }
    return "\(first.person ?? "Somebody") is feeding \(pet.pet.name) right now"
  }

  /// Shows the meals to choose from for a pet.
  func start(_ pet: Pet.ID) {
    if let log = untracked({ feeder.household.log(of: pet) }) { question.ask(.food, of: log) }
  }

  /// Every meal used so far: those of this pet first, each group from most to least recent.
  public var meals: [String] {
    guard let pet = question.subject else { return [] }
    let others = feeder.household.pets.elements.filter { $0 !== pet }
      .flatMap { $0.feedings.list.elements }.sorted(by: Feeding.isOrdered(_:before:))
    let planned = pet.mealTimes.list.elements.map(\.meal)
    var seen = Set<String>()
    return (pet.feedings.list.elements.map(\.meal) + planned + others.map(\.meal))
      .filter { seen.insert($0).inserted }
  }

  /// The name of the pet to feed.
  public var petName: String { question.subject?.pet.name ?? "" }

  /// Whether the choice of meals is shown.
  public var asksForFood: Bool {
    get { question.asks(.food) }
    set { if !newValue { question.close(.food) } }
  }

  /// Whether the prompt for a new meal is shown.
  public var asksForMeal: Bool {
    get { question.asks(.meal) }
    set { if !newValue { question.close(.meal) } }
  }

  /// Records a feeding with one of the meals used so far.
  public func choose(_ meal: String) {
    guard let pet = untracked({ question.subject }) else { return }
    feed(pet, meal)
  }

  /// Shows the prompt for a new meal.
  public func askForMeal() {
    typedMeal = ""
    if let pet = untracked({ question.subject }) { question.ask(.meal, of: pet) }
  }

  /// Records a feeding with a new meal, or shows why its description is rejected.
  public func add(_ meal: String) {
    guard let pet = untracked({ question.subject }) else { return }
    feed(pet, meal, again: "meal")
  }

  private func askAgain(_ rejected: RejectedText) {
    guard let pet = rejected.pet.flatMap({ id in untracked { feeder.household.log(of: id) } }) else { return }
    typedMeal = rejected.text
    question.ask(.meal, of: pet)
  }

  /// Records that a pet was fed now.
  func feed(_ pet: PetLog, _ meal: String, again question: String? = nil) {
    switch EntryText.meal.cleaned(meal) {
    case .success(let meal):
      feeder.time.update()
      let feeding = Feeding(pet: pet.id, meal: meal, at: feeder.time.moment, by: people.name)
      edits.perform(
        .save(.feeding(feeding)), offering: "“\(untracked { pet.pet.name })” was fed.")
    case .failure(let alert): edits.refuse(meal, alert, again: question, about: pet.id)
    }
  }
}
