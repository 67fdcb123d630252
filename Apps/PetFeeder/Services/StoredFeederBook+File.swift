internal import BinderyStore
public import Foundation
public import PetFeederModels

extension StoredFeederBook {
  /// A greater file than this is refused: it holds more than a household notes in a lifetime.
  private static let greatestFile = 16 * 1024 * 1024

  public func export() async throws -> String { try await store.export(FeederData.records) }

  public func contents(of file: String, asOf now: Date) async throws -> FeederData {
    let file = try RecordFile(file, of: FeederData.records, maximumBytes: Self.greatestFile)
    let data = FeederData(
      pets: file.records(Pet.self), feedings: file.records(Feeding.self),
      mealTimes: file.records(MealTime.self), weighings: file.records(Weighing.self),
      doses: file.records(Dose.self))
    try data.check(asOf: now)
    return data
  }
}
