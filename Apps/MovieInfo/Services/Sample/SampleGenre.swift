/// The genres of the sample catalog.
enum SampleGenre: Int, CaseIterable {
  case adventure = 1
  case animation, comedy, crime, documentary, drama, family, fantasy, history, horror, music, mystery, romance
  case scienceFiction, thriller, western

  var genre: Genre { Genre(id: rawValue, name: name) }

  private var name: String {
    switch self {
    case .adventure: "Adventure"
    case .animation: "Animation"
    case .comedy: "Comedy"
    case .crime: "Crime"
    case .documentary: "Documentary"
    case .drama: "Drama"
    case .family: "Family"
    case .fantasy: "Fantasy"
    case .history: "History"
    case .horror: "Horror"
    case .music: "Music"
    case .mystery: "Mystery"
    case .romance: "Romance"
    case .scienceFiction: "Science fiction"
    case .thriller: "Thriller"
    case .western: "Western"
    }
  }
}
