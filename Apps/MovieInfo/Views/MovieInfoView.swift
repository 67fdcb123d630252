internal import Bindery
public import BinderyViews
public import MovieInfoViewModels

/// A window: two tabs, and the screens over them.
public struct MovieInfoView: View {
  @Bindable var model: MovieInfoViewModel

  /// Creates a view of the given view model.
  public init(model: MovieInfoViewModel) { self.model = model }

  private var credit: CreditView { CreditView(statement: model.sourceStatement, credit: model.credit) }

  public var body: some View {
    NavigationStack(path: $model.path) {
      TabView(selection: $model.tab) {
        Tab(MovieTab.list.title, systemImage: "list.bullet", value: MovieTab.list) {
          MovieListView(model: model.list, credit: credit)
        }
        Tab(MovieTab.search.title, systemImage: "magnifyingglass", value: MovieTab.search) {
          MovieSearchView(model: model.search, credit: credit)
        }
      }
      .navigationTitle(model.title)
      .toolbar { ToolbarItem { NavigationLink("Watchlist", value: MovieRoute.watchlist) } }
      .navigationDestination(for: MovieRoute.self) { route in
        switch route {
        case .watchlist: WatchlistView(model: model.watchlist, notice: model.notice)
        case .movie(let id):
          MoviePageView(model: model.page(of: id), notice: model.notice, credit: credit) { model.showAll() }
        }
      }
    }
  }
}
