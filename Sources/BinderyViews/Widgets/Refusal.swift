internal import Foundation

/// The reason why a control refuses a value that a person entered.
enum Refusal {
  /// A text is longer than the field allows, in UTF-16 code units.
  case textTooLong(limit: Int)
  /// A number is outside of the control's range, or no number.
  case numberOutside(ClosedRange<Double>)
  /// A number is between the control's steps.
  case numberBetween(steps: Double)
  /// A date has other components than the picker asks for.
  case otherComponents(DatePickerComponents)
}

extension Refusal {
  /// The remedy as a sentence, in the language of the place for which it is evaluated.
  @MainActor
  var words: String { sentence.words }

  private var sentence: LocalizedStringKey {
    switch self {
    case .textTooLong(let limit):
      limit == 1 ? "Enter at most 1 character." : "Enter at most \(limit) characters."
    case .numberOutside(let range): Self.sentence(range)
    case .numberBetween(let step): "Choose a number in steps of \(step, format: .number)."
    case .otherComponents(.date): "Choose a day."
    case .otherComponents(.time): "Choose a time."
    case .otherComponents(.dateTime): "Choose a day and a time."
    }
  }

  private static func sentence(_ range: ClosedRange<Double>) -> LocalizedStringKey {
    let (minimum, maximum) = (range.lowerBound, range.upperBound)
    return switch (minimum.isFinite, maximum.isFinite) {
    case (true, true): "Choose a number from \(minimum, format: .number) to \(maximum, format: .number)."
    case (true, false): "Choose a number that is at least \(minimum, format: .number)."
    case (false, true): "Choose a number that is at most \(maximum, format: .number)."
    case (false, false): "Choose a number."
    }
  }
}
