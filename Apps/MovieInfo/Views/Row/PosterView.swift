internal import BinderyViews
internal import MovieInfoViewModels

/// A poster, two wide and three high: its place is kept before it has come.
struct PosterView: View {
  let poster: PosterPicture
  /// In points.
  let width: Int

  var body: some View {
    switch poster {
    case .drawing(let name): Image(name, in: .posters).frame(width: width, height: width * 3 / 2)
    case .address(let url): AsyncImage(url: url).frame(width: width, height: width * 3 / 2)
    }
  }
}
