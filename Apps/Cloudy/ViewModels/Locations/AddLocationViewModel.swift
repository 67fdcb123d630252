public import Bindery
public import BinderyViewModels
internal import Foundation
internal import Places

/// The search for a location to add to the favorites. It searches while the user types.
@MainActor
public final class AddLocationViewModel {
  /// `Add Location`
  public let title = "Add Location"
  /// `Enter a City`: the placeholder of the field.
  public let placeholder = "Enter a City"

  /// The credits for the sources of places.
  public let credits: [Credit]

  /// The text of the field.
  @Box public var query = ""
  /// The results.
  @Box public private(set) var locations: [LocationViewModel] = []
  /// The reason why nothing was found or a favorite couldn't be saved, as a sentence.
  @Box public private(set) var message: String?
  /// Whether ``retry()`` may help.
  @Box public private(set) var canRetry = false

  /// Called when a location was added.
  var onAdd: @MainActor () -> Void = {}

  private var places: [Place] = []
  /// The last query, so that the same one is not sent twice in a row.
  private var asked: Question?
  private let numbers: NumberText
  private let typed = Relay<String>()
  private let search: Command<Question, Answer>
  private let add: Command<Place, Void>
  private let bag = DisposeBag()

  init(
    geocoding: any Geocoder, favorites: SharedFavorites, credits: [Credit], context: DisplayContext
  ) {
    self.credits = credits
    numbers = NumberText(locale: context.locale)
    search = Command(.latest) { question in
      let places =
        question.isSubmitted
        ? try await geocoding.places(named: question.text)
        : try await geocoding.suggestions(for: question.text)
      return Answer(question: question, places: places)
    }
    add = Command { place in try await favorites.add(place) }

    $query.bind { [weak self] _ in self?.queryChanged() }.disposed(by: bag)
    typed.signal.throttle(for: .seconds(0.5), clock: context.clock)
      .bind { [weak self] _ in self?.askWhatIsTyped() }.disposed(by: bag)
    search.results.bind { [weak self] in self?.show($0) }.disposed(by: bag)
    search.errors.bind { [weak self] in self?.fail($0) }.disposed(by: bag)
    add.results.bind { [weak self] in self?.onAdd() }.disposed(by: bag)
    add.errors.bind { [weak self] in self?.message = $0.localizedDescription }.disposed(by: bag)
  }

  /// Whether a search is running.
  public var isSearching: Bool { search.isExecuting }

  /// Clears the field and the results.
  public func clear() { query = "" }

  /// Searches at once for the text of the field, also with services that forbid search while typing.
  public func submit() {
    guard !trimmedQuery.isEmpty else { return }
    ask(Question(text: trimmedQuery, isSubmitted: true))
  }

  /// Repeats the search after a failure.
  public func retry() {
    if canRetry { submit() }
  }

  /// Adds a location to the favorites and returns to them.
  public func choose(_ row: LocationViewModel) {
    guard let place = places.first(where: { $0.id == row.id.place }) else { return }
    add.execute(place)
  }

  /// The search term: the text without surrounding spaces, limited to the length of a name.
  private var trimmedQuery: String {
    String(query.prefix(1000).trimmingCharacters(in: .whitespacesAndNewlines).prefix(100))
  }

  private func queryChanged() {
    let text = trimmedQuery
    if text.isEmpty { forget() } else { typed.accept(text) }
  }

  /// Searches for the text of the field at the end of the pause; it may be shorter than at the beginning.
  private func askWhatIsTyped() {
    let text = trimmedQuery
    guard !text.isEmpty, text != asked?.text else { return }
    ask(Question(text: text, isSubmitted: false))
  }

  private func ask(_ question: Question) {
    asked = question
    search.execute(question)
  }

  private func forget() {
    asked = nil
    search.cancel()
    show([], message: nil, canRetry: false)
  }

  private func show(_ answer: Answer) {
    show(
      answer.places.uniqued(),
      message: answer.places.isEmpty ? "No places found for “\(answer.question.text)”." : nil, canRetry: false
    )
  }

  private func fail(_ error: any Error) {
    asked = nil
    show([], message: error.localizedDescription, canRetry: true)
  }

  private func show(_ places: [Place], message: String?, canRetry: Bool) {
    batch {
      self.places = places
      locations = places.map { LocationViewModel($0, numbers: numbers, canBeDeleted: false) }
      self.message = message
      self.canRetry = canRetry
    }
  }

  private struct Question: Sendable, Equatable {
    let text: String
    let isSubmitted: Bool
  }

  private struct Answer: Sendable {
    let question: Question
    let places: [Place]
  }
}
