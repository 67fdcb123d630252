import Bindery
import BinderyStore
import BinderyViewModels
import Foundation

/// A meal in a diary.
struct Meal: Record, Equatable {
  static let collection = "diary.meal"
  static let byDay = RecordField("day", \Meal.day)

  let id: UUID
  var day: String
  var grams: Int
}

/// One window of a diary: the meals of a day, which all windows share.
@MainActor
final class DiaryViewModel {
  let meals: SharedRecords<Meal>
  let notice = UndoNotice()

  init(store: Store, day: String) {
    meals = SharedRecords(store) { try await $0.records(by: Meal.byDay, from: day, through: day) }
    WorkScope.start("read the diary") { [meals] in await meals.load() }
  }

  func add(_ meal: Meal) {
    notice.perform("\(meal.grams) g were added.") { [meals] in try await meals.save(meal) }
  }

  func double(_ meal: Meal) {
    notice.perform("\(meal.grams) g were doubled.") { [meals] in
      try await meals.update(meal.id) { $0.grams *= 2 }
    }
  }

  func remove(_ meal: Meal) {
    notice.perform("\(meal.grams) g were removed.") { [meals] in try await meals.remove(meal.id) }
  }

  func put(_ meal: Meal, before next: Meal?) {
    notice.perform("\(meal.grams) g were moved.") { [meals] in
      try await meals.move(meal.id, before: next?.id)
    }
  }
}

/// What the first version of the diary stored.
struct MealWithWeight: RecordForm {
  let id: UUID
  var day: String
  var kilograms: Double
}

/// A meal of the second version.
struct WeighedMeal: Record {
  typealias Earlier = MealWithWeight
  static let collection = "diary.weighed-meal"

  let id: UUID
  var day: String
  var grams: Int

  init(migrating earlier: MealWithWeight) {
    (id, day) = (earlier.id, earlier.day)
    grams = Int((earlier.kilograms * 1000).rounded())
  }
}

/// Reads a diary of any size.
struct DiaryPages {
  let store: Store

  func november() async throws -> [Meal] {
    try await store.records(by: Meal.byDay, from: "2026-11-01", through: "2026-11-30", limit: 1000)
  }

  func newest(before last: Meal? = nil) async throws -> [Meal] {
    try await store.records(by: Meal.byDay, order: .descending, after: last, limit: 20)
  }

  func total(of days: [String]) async throws -> Int {
    try await store.read { transaction in
      try transaction.all(Meal.self).filter { days.contains($0.day) }.map(\.grams).reduce(0, +)
    }
  }

  func move(_ meal: Meal, to day: String) async throws {
    try await store.write { transaction in
      guard var meal = try transaction.record(Meal.self, id: meal.id) else { return }
      meal.day = day
      try transaction.save(meal)
    }
  }
}
