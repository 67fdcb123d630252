internal import Foundation

/// A pet's age, from the start of its birthday to the start of today.
struct Age: Hashable {
  /// The whole years; never negative.
  let years: Int
  /// The whole months beyond the years; never negative.
  let months: Int

  init(of pet: Pet, calendar: Calendar, now: Date) {
    let parts = calendar.dateComponents(
      [.year, .month], from: calendar.startOfDay(for: pet.birthday), to: calendar.startOfDay(for: now))
    years = max(0, parts.year ?? 0)
    months = max(0, parts.month ?? 0)
  }

  /// `7 years old`; in months below one year.
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
