public import Bindery
internal import BinderyViewModels

/// The list of pets: adding, renaming, deleting. Signals report which row was inserted, removed or updated.
@MainActor
public final class PetListViewModel {
  /// The questions about a pet.
  private enum Question: String, Codable { case change, name, picture }

  /// Whether the prompt for a new pet's name is shown.
  @Box public var asksForPet = false
  /// The initial text of the field for a new pet's name: empty, or the text that was rejected.
  @Box public private(set) var typedPet = ""
  @Box private var typedName: String?

  /// The page that changes the picture of the pet in question; nil if it is closed.
  @Box public private(set) var pictureEditor: PictureViewModel?

  private let list: RowList<PetRowViewModel>
  private let question: PetQuestion<PetRowViewModel, Question>
  private let edits: EditQueue
  private let feeder: Feeder
  private let bag = DisposeBag()

  init(edits: EditQueue) {
    self.edits = edits
    let feeder = edits.feeder
    self.feeder = feeder
    list = RowList(
      following: feeder.household.pets, make: { PetRowViewModel($0, feeder: feeder) }, update: { _, _ in })
    question = PetQuestion(edits: edits) { $0.id }
    feeder.household.gone.bind { [weak self] in self?.forget($0.id) }.disposed(by: bag)
    edits.scene.keep("add", of: self, \.asksForPet)
    edits.scene.keep("add.text", of: self, \.typedPet)
    question.keep(as: "question") { [weak self] in self?.ask($1, about: $0) }
    edits.onRejection(of: "add") { [weak self] in self?.askForPet($0.text) }
    edits.onRejection(of: "name") { [weak self] in self?.askAgain($0) }
  }

  // MARK: Rows

  /// The rows; the index of each is its pet's ordinal.
  public var rows: [PetRowViewModel] { list.rows }
  /// The index of each added pet.
  public var insertedAt: Signal<Int> { list.insertedAt }
  /// The former index of each deleted pet.
  public var removedAt: Signal<Int> { list.removedAt }
  /// The index of each pet whose data changes.
  public var updatedAt: Signal<Int> { feeder.household.updatedAt }

  /// `3 pets`
  public var countText: String { rows.count == 1 ? "1 pet" : "\(rows.count) pets" }

  // MARK: Adding and deleting

  /// Shows the prompt for a new pet's name.
  public func askForPet() { askForPet("") }

  private func askForPet(_ typed: String) {
    typedPet = typed
    asksForPet = true
  }

  /// Adds a pet after the others, or shows why its name is rejected.
  public func add(_ name: String) {
    edits.perform(name, as: .petName, again: "add") {
      .addPet(Pet(name: $0, addedAt: feeder.time.moment))
    }
  }

  /// Adds a few sample pets.
  public func addSamplePets() { edits.perform(SamplePets(feeder).edit) }

  /// Deletes the pet at an index with all its entries, and offers to undo that. An index out of range has no effect.
  public func delete(at index: Int) {
    guard let row = untracked({ list.row(at: index) }) else { return }
    edits.perform(.removePet(row.id), offering: "“\(row.name)” was deleted.")
  }

  /// Deletes a pet.
  public func delete(_ row: PetRowViewModel) {
    if let index = untracked({ rows }).firstIndex(where: { $0 === row }) { delete(at: index) }
  }

  /// Renames the pet at an index, or shows why the name is rejected. An index out of range has no effect.
  public func rename(at index: Int, to name: String) {
    guard let row = untracked({ list.row(at: index) }) else { return }
    edits.perform(name, as: .petName) { .rename(row.id, $0) }
  }

  // MARK: Changing

  /// Shows what can be changed about a pet.
  public func edit(_ row: PetRowViewModel) { question.ask(.change, of: row) }
  /// Shows what can be changed about the pet with an identity. An unknown identity has no effect.
  public func edit(pet id: String) {
    if let row = untracked({ rows }).first(where: { $0.id == id }) { edit(row) }
  }

  /// Shows what can be changed about the pet at an index. An index out of range has no effect.
  public func edit(at index: Int) { if let row = untracked({ list.row(at: index) }) { edit(row) } }
  /// Shows the prompt for another name of the pet in question.
  public func askForName() {
    typedName = nil
    ask(.name)
  }

  /// Shows the page for another picture of the pet in question.
  public func askForPicture() {
    guard let pet = untracked({ question.subject }) else { return }
    pictureEditor = PictureViewModel(pet.digest, edits: edits) { [weak self] in self?.close(.picture) }
    ask(.picture)
  }

  /// Renames the pet in question, or shows why the name is rejected.
  public func rename(to name: String) {
    guard let row = untracked({ question.subject }) else { return }
    edits.perform(name, as: .petName, again: "name", about: row.id) {
      .rename(row.id, $0)
    }
  }

  private func askAgain(_ rejected: RejectedText) {
    guard let row = untracked({ rows }).first(where: { $0.id == rejected.pet }) else { return }
    typedName = rejected.text
    question.ask(.name, of: row)
  }

  /// The name to change, or the text that was rejected.
  public var oldName: String { typedName ?? question.subject?.name ?? "" }

  /// Whether the choice of changes is shown.
  public var asksForChange: Bool {
    get { question.asks(.change) }
    set { if !newValue { close(.change) } }
  }

  /// Whether the prompt for another name is shown.
  public var asksForName: Bool {
    get { question.asks(.name) }
    set { if !newValue { close(.name) } }
  }

  /// Whether the page for another picture is shown.
  public var asksForNewPicture: Bool {
    get { question.asks(.picture) }
    set { if !newValue { close(.picture) } }
  }

  private func ask(_ what: Question) {
    if let row = untracked({ question.subject }) { question.ask(what, of: row) }
  }

  /// Asks a question that the window has restored.
  private func ask(_ what: Question, about pet: Pet.ID) {
    guard let row = untracked({ rows }).first(where: { $0.id == pet }) else { return }
    question.ask(what, of: row)
    if what == .picture { askForPicture() }
  }

  /// Closes the given question, unless another one was opened in the meantime.
  private func close(_ what: Question) {
    question.close(what)
    if what == .picture { pictureEditor = nil }
  }

  /// Closes the question about a deleted pet.
  private func forget(_ pet: Pet.ID) {
    if question.forget(pet) { pictureEditor = nil }
  }
}
