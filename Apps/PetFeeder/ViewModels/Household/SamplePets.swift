internal import Foundation

/// A few sample pets with the entries of a week.
@MainActor
struct SamplePets {
  private let feeder: Feeder
  private let now: Date

  init(_ feeder: Feeder) {
    self.feeder = feeder
    now = feeder.time.moment
  }

  /// The edit that adds the sample pets.
  var edit: FeederEdit {
    .all(
      pet(
        "Miso", drawing: "cat", meals: [(7 * 60 + 30, "Dry, 20g"), (18 * 60, "Wet, 85g")],
        grams: [4310, 4250, 4220], medicine: "Flea drops, 1 pipette")
        + pet(
          "Rufus", drawing: "dog", meals: [(8 * 60, "Dry, 140g"), (17 * 60 + 30, "Dry, 140g")],
          grams: [12_900, 13_100, 13_200], medicine: "Dewormer, 1 tablet")
        + pet("Pip", drawing: "bird", meals: [(9 * 60, "Seeds, 15g")], grams: [36, 35], medicine: nil))
  }

  private func pet(
    _ name: String, drawing: String, meals: [(minute: Int, meal: String)], grams: [Double], medicine: String?
  ) -> [FeederEdit] {
    let pet = Pet(name: name, drawing: drawing, addedAt: now, isSample: true)
    var edits: [FeederEdit] = [.addPet(pet)]
    for meal in meals {
      edits.append(.save(.mealTime(MealTime(pet: pet.id, minute: meal.minute, meal: meal.meal))))
    }
    for day in (0...7).reversed() {
      for (index, meal) in meals.enumerated() {
        // Vary the times by some minutes, and skip a meal once a week.
        let late = Double((day * 7 + index * 13 + drawing.count * 5) % 25) * 60
        let at = feeder.times.date(minute: meal.minute, on: self.day(-day)).addingTimeInterval(late)
        guard at < now, (day + index) % 7 != 5 else { continue }
        edits.append(.save(.feeding(Feeding(pet: pet.id, meal: meal.meal, at: at))))
      }
    }
    for (index, grams) in grams.enumerated() {
      edits.append(.save(.weighing(Weighing(pet: pet.id, grams: grams, at: day(-14 * (index + 1))))))
    }
    if let medicine { edits.append(.save(.dose(Dose(pet: pet.id, medicine: medicine, at: day(-9))))) }
    return edits
  }

  private func day(_ offset: Int) -> Date {
    feeder.times.calendar.date(byAdding: .day, value: offset, to: now) ?? now
  }
}
