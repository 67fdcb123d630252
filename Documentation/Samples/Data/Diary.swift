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

/// The meals of a day. All windows share them.
@MainActor
final class Diary {
  let today: SharedValue<[Meal]>
  private let store: Store

  init(store: Store, day: String) {
    self.store = store
    today = SharedValue([], changes: store.changes(of: Meal.self)) {
      try await store.records(by: Meal.byDay, from: day, through: day)
    }
  }

  func add(_ meal: Meal) async throws -> Changeset {
    try await today.change { [store] in
      try await store.recordedWrite { try $0.save(meal) }.changes
    }
  }

  func undo(_ changes: Changeset) async throws {
    _ = try await today.change { [store] in try await store.revert(changes) }
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

  func put(_ meal: Meal, before next: Meal?) async throws {
    try await store.write { transaction in
      let others = try transaction.all(Meal.self).filter { $0.id != meal.id }
      let index = others.firstIndex { $0.id == next?.id } ?? others.count
      try transaction.move(Meal.self, id: meal.id, to: index)
    }
  }
}
