internal import BinderyStore
public import Foundation

extension StoredFeederBook {
  public func export() async throws -> String { try await store.export(FeederData.records) }

  public func contents(of file: String, asOf now: Date) async throws -> FeederData {
    let file = try RecordFile(file, of: FeederData.records)
    let data = FeederData(
      pets: file.records(Pet.self), feedings: file.records(Feeding.self),
      mealTimes: file.records(MealTime.self), weighings: file.records(Weighing.self),
      doses: file.records(Dose.self))
    try data.check(asOf: now)
    return data
  }
}
