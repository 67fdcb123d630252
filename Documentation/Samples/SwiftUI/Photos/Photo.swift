import SwiftUI

struct Photo: Identifiable, Equatable {
  let id: Int
  var title: String
  let symbol: String
  let colors: [Color]
  var isFavorite = false
}

extension Photo {
  static let samples = [
    Photo(id: 1, title: "Sunrise", symbol: "sunrise.fill", colors: [.orange, .pink]),
    Photo(id: 2, title: "Forest", symbol: "leaf.fill", colors: [.green, .teal], isFavorite: true),
    Photo(id: 3, title: "Harbor", symbol: "airplane", colors: [.blue, .indigo]),
    Photo(id: 4, title: "Campfire", symbol: "flame.fill", colors: [.red, .orange]),
    Photo(id: 5, title: "First snow", symbol: "snowflake", colors: [.cyan, .blue]),
    Photo(id: 6, title: "Night walk", symbol: "moon.stars.fill", colors: [.indigo, .black]),
    Photo(id: 7, title: "Lisbon", symbol: "tram.fill", colors: [.yellow, .orange]),
    Photo(id: 8, title: "Concert", symbol: "music.note", colors: [.purple, .pink], isFavorite: true),
  ]
}
