internal import Bindery
internal import BinderyViewModels

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
  private let bag = DisposeBag()

  init(edits: EditQueue, people: PeopleViewModel) {
    self.edits = edits
    self.people = people
    feeder = edits.feeder
    question = PetQuestion(edits: edits) { $0.pet.id }
    feeder.household.gone.bind { [question] in question.forget($0.id) }.disposed(by: bag)
    edits.scene.keep("meal.text", of: self, \.typedMeal)
    edits.onRejection(of: "meal") { [weak self] in self?.askAgain($0) }
    question.keep(as: "feed") { [weak question, feeder] pet, what in
      if let log = untracked({ feeder.household.log(of: pet) }) { question?.ask(what, of: log) }
    }
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
