import BinderyViews
import Foundation
@testable import MovieInfoViewModels
import MovieInfo
import Testing

struct PostersTests {
  @Test func everySampleMovieThatHasAPosterIsDrawnInLessThanFourKilobytes() async throws {
    var names = ["no-poster"]
    let service = MovieServices.sample(now: { Date() })
    for page in 1...3 {
      for movie in try await service.movies(in: .popular, page: page).movies {
        if case .drawing(let name) = movie.poster { names.append(name) }
      }
    }
    #expect(names.count > 40)
    for name in names {
      let file = URL(filePath: PictureCatalog.posters.folder).appending(path: "\(name).svg")
      let size = try Data(contentsOf: file).count
      #expect((200..<4096).contains(size), "\(name)")
    }
  }
}
