import Foundation
import SwiftData

@Model
final class Trip {
  var name: String
  var start: Date
  var notes: String = ""
  var isFavorite = false
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []

  init(name: String, start: Date) {
    self.name = name
    self.start = start
  }
}

@Model
final class Stop {
  var place: String
  var isDone = false
  var trip: Trip?

  init(place: String, trip: Trip? = nil) {
    self.place = place
    self.trip = trip
  }
}
