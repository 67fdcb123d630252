public import Bindery
internal import BinderyScenes
internal import PetFeederModels

/// The list of pets: adding, renaming, deleting. Signals say which single row was inserted, removed or updated.
@MainActor
public final class PetListViewModel {
  /// What is asked about a pet.
  private enum Question: String, Codable { case change, name, picture }

  /// Whether a name for a new pet is asked for.
  @Box public var asksForPet = false
  /// The first text of the field for the name of a new pet: empty, or the text that was refused.
  @Box public private(set) var typedPet = ""
  @Box private var typedName: String?

  /// Changes the picture of the pet that is asked about.
  @Box public private(set) var pictureEditor: PictureViewModel?

  private let list: RowList<PetRowViewModel>
  private let question: PetQuestion<PetRowViewModel, Question>
  private let desk: EditDesk
  private let feeder: Feeder
  private let bag = DisposeBag()

  init(desk: EditDesk) {
    self.desk = desk
    let feeder = desk.feeder
    self.feeder = feeder
    list = RowList(
      following: feeder.household.pets, make: { PetRowViewModel($0, feeder: feeder) }, update: { _, _ in })
    question = PetQuestion(desk: desk) { $0.id }
    feeder.household.gone.bind { [weak self] in self?.forget($0.id) }.disposed(by: bag)
    desk.scene.keep("add", of: self, \.asksForPet)
    desk.scene.keep("add.text", of: self, \.typedPet)
    question.keep(as: "question") { [weak self] in self?.ask($1, about: $0) }
  }

  // MARK: Rows

  /// The pets; the index of each is its ordinal.
  public var rows: [PetRowViewModel] { list.rows }
  /// The index of each pet that is added.
  public var insertedAt: Signal<Int> { list.insertedAt }
  /// The index that each deleted pet had.
  public var removedAt: Signal<Int> { list.removedAt }
  /// The index of each pet about which something changes.
  public var updatedAt: Signal<Int> { feeder.household.updatedAt }

  /// `3 pets`
  public var countText: String { rows.count == 1 ? "1 pet" : "\(rows.count) pets" }

  // MARK: Adding and deleting

  /// Asks for the name of a new pet.
  public func askForPet() { askForPet("") }

  private func askForPet(_ typed: String) {
    typedPet = typed
    asksForPet = true
  }

  /// Adds a pet behind the others, or says what is wrong with its name.
  public func add(_ name: String) {
    desk.perform(name, as: .petName, again: { [weak self] in self?.askForPet($0) }) {
      .addPet(Pet(name: $0, addedAt: feeder.time.moment))
    }
  }

  /// Adds a few made-up pets, to try things out.
  public func addSamplePets() { desk.perform(SamplePets(feeder).edit) }

  /// Deletes the pet at an index, with all that is noted about it, and offers to undo that. No pet, no change.
  public func delete(at index: Int) {
    guard let row = untracked({ list.row(at: index) }) else { return }
    desk.perform(.removePet(row.id), offering: "“\(row.name)” was deleted.")
  }

  /// Deletes a pet.
  public func delete(_ row: PetRowViewModel) {
    if let index = untracked({ rows }).firstIndex(where: { $0 === row }) { delete(at: index) }
  }

  /// Gives the pet at an index another name, or says what is wrong with it. No pet, no change.
  public func rename(at index: Int, to name: String) {
    guard let row = untracked({ list.row(at: index) }) else { return }
    desk.perform(name, as: .petName) { .rename(row.id, $0) }
  }

  // MARK: Changing

  /// Asks what to change about a pet.
  public func edit(_ row: PetRowViewModel) { question.ask(.change, of: row) }
  /// Asks what to change about a pet by its identity. No pet, no question.
  public func edit(pet id: String) {
    if let row = untracked({ rows }).first(where: { $0.id == id }) { edit(row) }
  }

  /// Asks what to change about the pet at an index. No pet, no question.
  public func edit(at index: Int) { if let row = untracked({ list.row(at: index) }) { edit(row) } }
  /// Asks for another name of the pet.
  public func askForName() {
    typedName = nil
    ask(.name)
  }

  /// Asks for another picture of the pet.
  public func askForPicture() {
    guard let pet = untracked({ question.subject }) else { return }
    pictureEditor = PictureViewModel(pet.digest, desk: desk) { [weak self] in self?.close(.picture) }
    ask(.picture)
  }

  /// Gives the pet that is asked about another name.
  public func rename(to name: String) {
    guard let row = untracked({ question.subject }) else { return }
    desk.perform(name, as: .petName, again: { [weak self] in self?.askAgain(for: row, $0) }) {
      .rename(row.id, $0)
    }
  }

  private func askAgain(for row: PetRowViewModel, _ typed: String) {
    guard untracked({ rows }).contains(where: { $0 === row }) else { return }
    typedName = typed
    question.ask(.name, of: row)
  }

  /// The name to change, or the text that was rejected.
  public var oldName: String { typedName ?? question.subject?.name ?? "" }

  /// Whether it is asked what to change.
  public var asksForChange: Bool {
    get { question.asks(.change) }
    set { if !newValue { close(.change) } }
  }

  /// Whether another name is asked for.
  public var asksForName: Bool {
    get { question.asks(.name) }
    set { if !newValue { close(.name) } }
  }

  /// Whether another picture is asked for.
  public var asksForNewPicture: Bool {
    get { question.asks(.picture) }
    set { if !newValue { close(.picture) } }
  }

  private func ask(_ what: Question) {
    if let row = untracked({ question.subject }) { question.ask(what, of: row) }
  }

  /// Asks a question that the window has kept.
  private func ask(_ what: Question, about pet: Pet.ID) {
    guard let row = untracked({ rows }).first(where: { $0.id == pet }) else { return }
    question.ask(what, of: row)
    if what == .picture { askForPicture() }
  }

  /// Ends a question, unless the next one was asked already.
  private func close(_ what: Question) {
    question.close(what)
    if what == .picture { pictureEditor = nil }
  }

  /// Closes the question about a pet that was deleted.
  private func forget(_ pet: Pet.ID) {
    if question.forget(pet) { pictureEditor = nil }
  }
}
