import BinderyStore
import BinderyTesting
import BinderyViewModels
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct DiaryTests {
  private let store: Store

  init() throws { store = try Store.inMemory() }

  private func meal(_ day: String, _ grams: Int) -> Meal { Meal(id: UUID(), day: day, grams: grams) }

  @Test func windowsShareTheMealsOfADay() async throws {
    let one = DiaryViewModel(store: store, day: "2026-11-02")
    let other = DiaryViewModel(store: store, day: "2026-11-02")
    await settle()
    let oats = meal("2026-11-02", 60)
    one.add(oats)
    await settle()
    one.add(meal("2026-11-03", 70))
    await settle()
    #expect(one.meals.all == [oats])
    #expect(other.meals.all == [oats])
    one.double(oats)
    await settle()
    #expect(other.meals.all.map(\.grams) == [120])
    other.remove(oats)
    await settle()
    #expect(one.meals.all == [])
    other.notice.undo()
    await settle()
    #expect(one.meals.all.map(\.grams) == [120])
  }

  @Test func pagesOfADiaryFollowEachOther() async throws {
    let pages = DiaryPages(store: store)
    for day in 1...30 {
      try await store.save(meal("2026-11-\(day < 10 ? "0" : "")\(day)", day))
    }
    #expect(try await pages.november().map(\.grams) == Array(1...30))
    let first = try await pages.newest()
    #expect(first.map(\.grams) == Array((11...30).reversed()))
    #expect(try await pages.newest(before: first.last).map(\.grams) == Array((1...10).reversed()))
    try await pages.move(first[0], to: "2026-12-01")
    #expect(try await pages.total(of: ["2026-11-29", "2026-12-01"]) == 59)
  }

  @Test func aMealIsPutBeforeAnotherOne() async throws {
    let diary = DiaryViewModel(store: store, day: "2026-11-02")
    let meals = (1...3).map { meal("2026-11-02", $0) }
    for meal in meals { try await store.save(meal) }
    diary.put(meals[0], before: meals[2])
    await settle()
    #expect(try await store.all(Meal.self).map(\.grams) == [2, 1, 3])
    diary.put(meals[1], before: nil)
    await settle()
    #expect(try await store.all(Meal.self).map(\.grams) == [1, 3, 2])
    diary.notice.undo()
    await settle()
    #expect(try await store.all(Meal.self).map(\.grams) == [2, 1, 3])
  }

  @Test func mealsOfTheFirstVersionAreConverted() throws {
    let earlier = MealWithWeight(id: UUID(), day: "2026-11-02", kilograms: 0.06)
    #expect(WeighedMeal(migrating: earlier).grams == 60)
  }
}
