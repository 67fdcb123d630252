internal import Foundation
internal import PetAdoptionModels

/// How old a pet is, from the start of the day of its birth to the start of today.
struct Age: Hashable {
  /// Whole years; never negative.
  let years: Int
  /// Whole months beyond the years; never negative.
  let months: Int

  init(of pet: Pet, calendar: Calendar, now: Date) {
    let parts = calendar.dateComponents(
      [.year, .month], from: calendar.startOfDay(for: pet.birthday), to: calendar.startOfDay(for: now))
    years = max(0, parts.year ?? 0)
    months = max(0, parts.month ?? 0)
  }

  /// `7 years old`; months for those under a year.
  var text: String {
    switch (years, months) {
    case (1, _): "1 year old"
    case (2..., _): "\(years) years old"
    case (_, 0): "Less than a month old"
    case (_, 1): "1 month old"
    default: "\(months) months old"
    }
  }
}
