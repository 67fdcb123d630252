import Foundation
@testable import PetAdoptionViewModels
import Testing

struct PetViewModelTests {
  private func ageText(born birthday: Date, on day: Date, in calendar: Calendar = .utc) -> String {
    PetViewModel(.pet("Stella", .dog, born: birthday), calendar: calendar, now: day).ageText
  }

  @Test(arguments: [
    (Date.day(2019, 11, 21), "7 years old"), (.day(2019, 11, 22), "6 years old"),
    (.day(2025, 11, 21), "1 year old"),
    (.day(2025, 11, 22), "11 months old"), (.day(2026, 10, 21), "1 month old"),
    (.day(2026, 10, 22), "Less than a month old"), (.day(2026, 11, 21), "Less than a month old"),
    (.day(2030, 1, 1), "Less than a month old"), (.day(1906, 1, 1), "120 years old"),
  ])
  func ageIsWholeGregorianYearsAndMonthsForTheYoung(_ birthday: Date, _ text: String) {
    #expect(ageText(born: birthday, on: .day(2026, 11, 21)) == text)
  }

  @Test func ageCountsFromTheStartsOfDays() {
    // Born late in the evening; the age is computed early in the morning of the birthday.
    #expect(ageText(born: .day(2020, 5, 10, hour: 23), on: .day(2025, 5, 10, hour: 1)) == "5 years old")
  }

  @Test func bornOnALeapDayIsAYearOlderOnTheLastOfFebruary() {
    #expect(ageText(born: .day(2024, 2, 29), on: .day(2025, 2, 27)) == "11 months old")
    #expect(ageText(born: .day(2024, 2, 29), on: .day(2025, 2, 28)) == "1 year old")
  }

  @Test(arguments: [
    (Rarity.common, "$50.00"), (.uncommon, "$75.00"), (.rare, "$150.00"), (.veryRare, "$500.00"),
  ])
  func feeGoesByRarity(_ rarity: Rarity, _ text: String) {
    #expect(PetViewModel(.pet("Stella", .dog, born: .now, rarity)).adoptionFeeText == text)
  }

  @Test func petWithoutAPictureGetsAPlaceholder() {
    let pet = PetViewModel(.pet("Comet", .rodent, born: .now, picture: nil))
    #expect(pet.picture == "placeholder")
    #expect(pet.pictureText == "No picture of Comet yet")
  }

  @Test func pictureHasAnAlternativeText() {
    let pet = PetViewModel(.stella)
    #expect(pet.picture == "stella")
    #expect(pet.pictureText == "Stella, a dog")
  }

  @Test(arguments: ["<script>alert(1)</script>", "שירה", "🐶", String(repeating: "x", count: 10_000)])
  func nameIsTakenAsItIs(_ name: String) {
    #expect(PetViewModel(.pet(name, .dog, born: .now)).name == name)
  }
}
