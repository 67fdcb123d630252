public import Bindery

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

  /// The favorites, with the state of reading them.
  public var state: Loadable<[CafeViewModel]> { guide.state.map { _ in cafes } }

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
