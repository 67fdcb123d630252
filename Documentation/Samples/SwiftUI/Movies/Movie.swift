import Foundation

struct Movie: Identifiable, Hashable {
  enum Genre: String, CaseIterable, Identifiable {
    case all = "All"
    case drama = "Drama"
    case comedy = "Comedy"
    case science = "Sci-Fi"

    var id: Self { self }
  }

  let id: Int
  let title: String
  let year: Int
  let genre: Genre
  let minutes: Int
  let rating: Double
  let cast: [String]
  let overview: String
}

protocol MovieCatalog {
  func movies() async throws -> [Movie]
}

/// Movies that nobody made.
struct SampleCatalog: MovieCatalog {
  static let movies = [
    Movie(
      id: 1, title: "The Quiet Harbor", year: 2021, genre: .drama, minutes: 118, rating: 8.4,
      cast: ["Ines Duarte", "Tom Alder"],
      overview: "A lighthouse keeper finds a radio that answers with the news of tomorrow."),
    Movie(
      id: 2, title: "Paper Satellites", year: 2024, genre: .science, minutes: 132, rating: 7.9,
      cast: ["Mei Tanaka", "Jonas Weber", "Amara Okoye"],
      overview: "Three students put a satellite of paper into orbit, and somebody sends it back."),
    Movie(
      id: 3, title: "Two Left Shoes", year: 2019, genre: .comedy, minutes: 94, rating: 6.8,
      cast: ["Paula Ricci", "Sam Holt"],
      overview: "A dance teacher and a plumber take each other's luggage, and each other's job."),
    Movie(
      id: 4, title: "Below the Ice", year: 2023, genre: .science, minutes: 109, rating: 8.1,
      cast: ["Liv Berg", "Amara Okoye"],
      overview: "A drill on Europa reaches water that is warmer than it should be."),
    Movie(
      id: 5, title: "Aunt Carla's Kitchen", year: 2022, genre: .comedy, minutes: 101, rating: 7.2,
      cast: ["Sam Holt", "Ines Duarte"],
      overview: "A restaurant with one table, a cook who hates guests, and a critic who stays."),
  ]

  func movies() async throws -> [Movie] { Self.movies }
}
