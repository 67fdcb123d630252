internal import Bindery
internal import CoffeeQuestModels

/// The cafes that are liked.
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

  /// The cafes, in the order in which they were added.
  public var cafes: [CafeViewModel] { all.value }

  /// Whether there are none.
  public var isEmpty: Bool { !guide.isLoading && guide.failure == nil && cafes.isEmpty }

  /// Whether they are loading.
  public var isLoading: Bool { guide.isLoading }

  /// Why they cannot be read, as a sentence.
  public var failure: String? { guide.failure }

  /// Reads them again after a failure.
  public func tryAgain() { loading.execute() }

  private func makeAll() -> Computed<[CafeViewModel]> {
    Computed(self, "favorites", isEqual: { $0.elementsEqual($1, by: ===) }) { $0.updatedModels() }
  }

  /// The models of all favorites. A cafe that is as it was keeps its model.
  private func updatedModels() -> [CafeViewModel] {
    let models = guide.favorites.map { cafe in
      known[cafe.id].flatMap { $0.cafe == cafe ? $0 : nil } ?? CafeViewModel(cafe, guide: guide)
    }
    known = Dictionary(models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return models
  }
}
