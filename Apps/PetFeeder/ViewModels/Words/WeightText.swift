internal import BinderyViewModels
internal import Foundation

/// Formats weights in the units of the language.
struct WeightText {
  private let locale: Locale

  init(_ context: DisplayContext) { locale = context.locale }

  private var isMetric: Bool { locale.measurementSystem != .us }

  /// The unit of a pet's weight: ` lb` or ` kg`.
  var unit: String { isMetric ? " kg" : " lb" }

  /// An example for a field: `9.3 lb`.
  var hint: String { isMetric ? "4.2 kg" : "9.3 lb" }

  /// Converts grams to the unit.
  func value(_ grams: Double) -> Double { grams / (isMetric ? 1000 : 453.59237) }

  /// `9.3 lb`
  func weight(_ grams: Double) -> String { number(value(grams), decimals: 1) + unit }

  /// `120 g`: food is measured in grams everywhere, as on its packages.
  func food(_ grams: Double) -> String {
    number(grams, decimals: grams < 10 && grams != grams.rounded() ? 1 : 0) + " g"
  }

  /// Parses a typed weight into grams. A number without a unit is in ``unit``. Nil if it is not a plausible weight of
  /// a pet.
  func grams(_ text: String) -> Double? {
    guard let grams = Amount.grams(in: text) ?? Amount.grams(in: text + unit),
      Weighing.possibleGrams.contains(grams)
    else { return nil }
    return grams
  }

  private func number(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value).replacing(".", with: locale.decimalSeparator ?? ".")
  }
}
