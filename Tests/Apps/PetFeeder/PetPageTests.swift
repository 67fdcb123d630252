import BinderyTesting
import BinderyViewModels
import Foundation
@testable import PetFeederViewModels
import Testing

@Suite(.workScope) @MainActor
struct PetPageTests {
  private let test: TestFeeder
  private let window: PetFeederViewModel
  private let content: PetPageViewModel.Content

  init() async throws {
    test = try TestFeeder()
    window = await test.window("Selina")
    content = try #require(window.page(at: 0).content)
  }

  private func plan(_ times: (String, String)...) async {
    for (time, meal) in times {
      content.schedule.askForTime()
      content.schedule.time = test.date("2026-11-21T\(time)")
      content.schedule.meal = meal
      content.schedule.add()
    }
    await settle()
  }

  // MARK: History

  @Test func feedingsAreListedNewestFirst() async {
    for meal in ["First", "Second", "Third"] {
      await window.feed(0, meal)
      await test.clock.advance(by: .seconds(1))
    }
    #expect(content.history.rows.map(\.meal) == ["Third", "Second", "First"])
    #expect(content.history.days.map { content.history.title(of: $0) } == ["Today"])
    let restarted = await (try? TestFeeder(store: test.store))?.window()
    #expect(restarted?.page(at: 0).content?.history.rows.count == 3)
  }

  @Test func changingAFeedingIsOneUpdateAtItsIndex() async throws {
    await window.feed(0, "First")
    await test.clock.advance(by: .seconds(60))
    await window.feed(0, "Second")
    let updated = Recorder(content.history.updatedAt)
    let inserted = Recorder(content.history.insertedAt)
    content.history.edit(at: 1)
    let editor = try #require(content.history.editor)
    #expect(editor.meal == "First")
    #expect(editor.date == test.date("2026-11-21T12:00"))
    editor.meal = "Dry, 20g"
    editor.by = "Ada"
    editor.save()
    await settle()
    #expect(content.history.editor == nil)
    #expect(content.history.rows.map(\.meal) == ["Second", "Dry, 20g"])
    #expect(content.history.rows[1].by == "by Ada")
    #expect(updated.values == [1])
    #expect(inserted.values.isEmpty)
    window.notice.undo()
    await settle()
    #expect(content.history.rows.map(\.meal) == ["Second", "First"])
  }

  @Test func anotherTimeMovesAFeedingToItsPlace() async throws {
    await window.feed(0, "First")
    await test.clock.advance(by: .seconds(60))
    await window.feed(0, "Second")
    content.history.edit(at: 0)
    let editor = try #require(content.history.editor)
    editor.date = test.date("2026-11-19T07:30")
    editor.save()
    await settle()
    #expect(content.history.rows.map(\.meal) == ["First", "Second"])
    #expect(content.history.rows.map(\.time) == ["12:00 PM", "7:30 AM"])
    #expect(content.history.days.map { content.history.title(of: $0) } == ["Today", "Thursday, Nov 19"])
  }

  @Test(arguments: [
    ("", "2026-11-21T11:00", "You didn't enter meal description."), ("Dry", "", "Choose a day and a time."),
    ("Dry", "0001-01-01T00:00", "Choose a day and a time."),
    ("Dry", "2026-11-21T12:30", "That time is in the future. Choose a time in the past."),
  ])
  func invalidFeedingChangesHaveReadableErrors(_ meal: String, _ date: String, _ words: String) async throws {
    await window.feed(0, "First")
    content.history.edit(at: 0)
    let editor = try #require(content.history.editor)
    editor.meal = meal
    editor.date = test.date(date)
    editor.save()
    await settle()
    #expect(editor.validation[meal.isEmpty ? .meal : .date] == words)
    #expect(content.history.isEditing)
    #expect(content.history.rows.map(\.meal) == ["First"])
  }

  @Test func deletedFeedingCanBeBroughtBack() async {
    await window.feed(0, "First")
    let removed = Recorder(content.history.removedAt)
    content.history.delete(at: 0)
    await settle()
    #expect(removed.values == [0])
    #expect(content.history.days.isEmpty)
    window.notice.undo()
    await settle()
    #expect(content.history.rows.map(\.meal) == ["First"])
  }

  // MARK: Schedule

  @Test func mealsAreUpcomingDueOverdueAndDone() async {
    await plan(("08:00", "Dry, 20g"), ("18:00", "Wet, 85 g"), ("12:00", "Fish"))
    #expect(content.schedule.rows.map(\.time) == ["8:00 AM", "12:00 PM", "6:00 PM"])
    #expect(content.schedule.rows.map(\.duty.text) == ["Overdue by 4 hours", "Due now", "Later today"])
    #expect(window.list.rows[0].duty?.text == "Overdue since 8:00 AM")
    content.schedule.rows[0].give()
    await settle()
    #expect(content.schedule.rows.map(\.duty.text) == ["Done at 12:00 PM", "Due now", "Later today"])
    #expect(window.list.rows[0].duty?.text == "Due since 12:00 PM")
    await test.clock.advance(by: .seconds(31 * 60))
    #expect(content.schedule.rows[1].duty.text == "Overdue by 31 minutes")
    content.schedule.rows[1].give()
    await settle()
    #expect(window.list.rows[0].duty?.text == "Next at 6:00 PM")
    await test.clock.advance(by: .seconds(4.5 * 3600))
    content.schedule.rows[2].give()
    await settle()
    #expect(window.list.rows[0].duty?.text == "All meals of today are done")
    #expect(content.schedule.rows.allSatisfy { !$0.isOpen })
  }

  @Test func mealTimeIsCheckedDeletedAndBroughtBack() async {
    let inserted = Recorder(content.schedule.insertedAt)
    content.schedule.askForTime()
    content.schedule.time = nil
    content.schedule.add()
    #expect(content.schedule.validation[.time] == "Choose a time of the day.")
    content.schedule.time = test.date("2026-11-21T07:00")
    content.schedule.add()
    #expect(content.schedule.validation[.time] == nil)
    #expect(content.schedule.validation[.meal] == "You didn't enter meal description.")
    await plan(("07:00", "Dry"))
    #expect(!content.schedule.isAdding)
    #expect(inserted.values == [0])
    content.schedule.delete(at: 0)
    await settle()
    #expect(content.schedule.rows.isEmpty)
    window.notice.undo()
    await settle()
    #expect(content.schedule.rows.map(\.meal) == ["Dry"])
  }

  // MARK: Amounts

  @Test func amountsPerDayAreReadFromTheMeals() async {
    for meal in ["Dry, 20g", "Wet, 1.5 kg", "A biscuit"] { await window.feed(0, meal) }
    await test.clock.advance(by: .seconds(86_400))
    await window.feed(0, "2 x 85 g")
    #expect(content.amounts.areGrams)
    #expect(content.amounts.unit == " g")
    #expect(content.amounts.days.map(\.label) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(content.amounts.days.map(\.value) == [0, 0, 0, 0, 0, 1520, 170])
  }

  @Test func mealsWithoutAmountsAreCounted() async {
    #expect(content.amounts.isEmpty)
    await window.feed(0, "Dry")
    await window.feed(0, "Wet")
    #expect(content.amounts.title == "Meals of the last seven days")
    #expect(content.amounts.days.last?.value == 2)
  }

  // MARK: Health

  @Test(arguments: [("9.3 lb", "9.3 lb"), ("9.3", "9.3 lb"), ("4,2 kg", "9.3 lb"), ("4200g", "9.3 lb")])
  func weightIsReadInAnyUnit(_ typed: String, _ shown: String) async {
    content.health.addWeight(typed)
    await settle()
    #expect(content.health.weighings.map(\.weight) == [shown])
    #expect(content.health.weighings.map(\.moment) == ["Today, 12:00 PM"])
  }

  @Test(arguments: ["", "heavy", "-", "0", "1e9 kg", "90 kg 90 kg", "99999999999999999999999 lb"])
  func invalidWeightsAreRejected(_ typed: String) async {
    content.health.addWeight(typed)
    await settle()
    #expect(window.alert?.message == "That is not a weight. Enter one such as 9.3 lb.")
    #expect(content.health.weighings.isEmpty)
  }

  @Test func weightsMakeACurveAndCanBeDeleted() async {
    content.health.addWeight("9 lb")
    await settle()
    #expect(!content.health.hasCurve)
    await test.clock.advance(by: .seconds(86_400))
    content.health.addWeight("10 lb")
    await settle()
    #expect(content.health.weightPoints.map(\.label) == ["Nov 21", "Nov 22"])
    #expect(content.health.weightPoints.map { ($0.value * 10).rounded() } == [90, 100])
    content.health.delete(content.health.weighings[0])
    await settle()
    #expect(content.health.weighings.map(\.weight) == ["9.0 lb"])
    window.notice.undo()
    await settle()
    #expect(content.health.weighings.map(\.weight) == ["10.0 lb", "9.0 lb"])
  }

  @Test func medicineIsRecordedWithItsGiver() async {
    window.people.add("Ada")
    content.health.addMedicine(" Dewormer, 1 tablet ")
    await settle()
    #expect(content.health.doses.map(\.medicine) == ["Dewormer, 1 tablet"])
    #expect(content.health.doses.map(\.moment) == ["Today, 12:00 PM · by Ada"])
    content.health.addMedicine("")
    #expect(window.alert?.message == "You didn't enter a medicine.")
    content.health.delete(content.health.doses[0])
    await settle()
    #expect(content.health.doses.isEmpty)
  }
}
