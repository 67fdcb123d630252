internal import Bindery

/// The favorites.
@MainActor
public final class FavoritesViewModel {
  private let guide: CafeGuide
  private let loading: Command<Void, Void>
  private var known: [String: CafeViewModel] = [:]
  private lazy var all = makeAll()

  init(guide: CafeGuide) {
    self.guide = guide
    loading = Command { await guide.load() }
    loading.execute()
  }

  /// The favorites, in the order in which they were added.
  public var cafes: [CafeViewModel] { all.value }

  /// Whether there are no favorites.
  public var isEmpty: Bool { !guide.isLoading && guide.failure == nil && cafes.isEmpty }

  /// Whether the favorites are loading.
  public var isLoading: Bool { guide.isLoading }

  /// The reason why the favorites couldn't be read, as a sentence.
  public var failure: String? { guide.failure }

  /// Reads the favorites again after a failure.
  public func tryAgain() { loading.execute() }

  private func makeAll() -> Computed<[CafeViewModel]> {
    Computed(self, "favorites", isEqual: { $0.elementsEqual($1, by: ===) }) { $0.updatedModels() }
  }

  /// Returns the models of all favorites. An unchanged cafe keeps its model.
  private func updatedModels() -> [CafeViewModel] {
    let models = guide.favorites.map { cafe in
      known[cafe.id].flatMap { $0.cafe == cafe ? $0 : nil } ?? CafeViewModel(cafe, guide: guide)
    }
    known = Dictionary(models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return models
  }
}
