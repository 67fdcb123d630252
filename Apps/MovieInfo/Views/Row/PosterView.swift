internal import BinderyViews
internal import Foundation
internal import MovieInfoViewModels

/// A poster with an aspect ratio of 2:3, whose space is reserved while it loads.
struct PosterView: View {
  let poster: PosterPicture
  /// The width in points.
  let width: Double

  var body: some View {
    switch poster {
    case .drawing(let name): Image(name, in: .posters).frame(width: width, height: width * 3 / 2)
    case .address(let url): AsyncImage(url: URL(string: url)).frame(width: width, height: width * 3 / 2)
    }
  }
}
