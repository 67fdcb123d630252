public import BinderyViews
public import Foundation

extension Text {
  /// Shows a date as a formatter writes it. The date is tracked.
  public init(_ date: @autoclosure @escaping @MainActor () -> Date, formatter: DateFormatter) {
    self.init(verbatim: formatter.string(from: date()))
  }

  /// Shows a number as a formatter writes it. The number is tracked.
  public init(_ number: @autoclosure @escaping @MainActor () -> NSNumber, formatter: NumberFormatter) {
    self.init(verbatim: formatter.string(from: number()) ?? "")
  }
}
