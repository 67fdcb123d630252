internal import Foundation

extension FeederData {
  /// Checks each value by the rules of the screens, which the file format does not cover.
  ///
  /// - Parameter now: The current time.
  /// - Throws: ``FeederError`` for the first invalid value.
  func check(asOf now: Date) throws {
    let known = Set(pets.map(\.id))
    for pet in pets { try FeederCheck(kind: "pet", id: pet.id, now: now).check(pet) }
    for entry in feedings {
      let check = try FeederCheck(entry, "feeding", of: known, now: now)
      try check.text(entry.meal, "meal", .meal)
      if let by = entry.by { try check.text(by, "by", .person) }
      try check.moment(entry.at, "at")
    }
    for entry in mealTimes {
      try FeederCheck(entry, "meal time", of: known, now: now).text(entry.meal, "meal", .meal)
    }
    for entry in weighings {
      let check = try FeederCheck(entry, "weighing", of: known, now: now)
      try check.weight(entry.grams, "grams")
      try check.moment(entry.at, "at")
    }
    for entry in doses {
      let check = try FeederCheck(entry, "dose of medicine", of: known, now: now)
      try check.text(entry.medicine, "medicine", .medicine)
      if let by = entry.by { try check.text(by, "by", .person) }
      try check.moment(entry.at, "at")
    }
  }
}

/// Checks the values of one thing in a file.
private struct FeederCheck {
  let kind: String
  let id: String
  let now: Date

  init(kind: String, id: String, now: Date) throws {
    guard Pet.isID(id) else { throw FeederError.badIdentity(kind: kind, id) }
    (self.kind, self.id, self.now) = (kind, id, now)
  }

  init(_ entry: some PetEntry, _ kind: String, of pets: Set<Pet.ID>, now: Date) throws {
    try self.init(kind: kind, id: entry.id, now: now)
    guard pets.contains(entry.pet) else { throw FeederError.strayEntry(kind: kind, pet: entry.pet) }
  }

  func check(_ pet: Pet) throws {
    try text(pet.name, "name", .petName)
    try moment(pet.addedAt, "addedAt")
    if let picture = pet.picture, !Pet.isPicture(picture) {
      throw fault("picture", picture, "A picture is named as it was exported, without a folder.")
    }
    if let drawing = pet.drawing, !Pet.drawings.contains(drawing) {
      throw fault("drawing", drawing, "There are \(Pet.drawings.sorted().joined(separator: ", ")).")
    }
  }

  func text(_ text: String, _ field: String, _ rules: EntryText) throws {
    switch rules.kept(text) {
    case .failure(let refusal): throw fault(field, text, refusal.message)
    case .success(let kept):
      // Unicode can write the same character in several ways; the form in the file is preserved.
      guard kept.unicodeScalars.elementsEqual(text.unicodeScalars) else {
        throw fault(field, text, "It has characters that cannot be seen, or needless spaces.")
      }
    }
  }

  func weight(_ grams: Double, _ field: String) throws {
    guard Weighing.possibleGrams.contains(grams) else {
      let (least, most) = (Weighing.possibleGrams.lowerBound, Weighing.possibleGrams.upperBound)
      throw fault(field, "\(grams)", "A weight is \(Int(least)) to \(Int(most)) grams.")
    }
  }

  func moment(_ date: Date, _ field: String) throws {
    let seconds = date.timeIntervalSinceReferenceDate
    guard date >= Moment.earliest else {
      throw fault(field, "\(seconds)", "It is in seconds since 2001, and from 1900 on.")
    }
    // The clock of the exporting computer may have been ahead.
    guard date <= now.addingTimeInterval(86_400) else {
      throw fault(field, "\(seconds)", "It is in seconds since 2001, and that time is yet to come.")
    }
  }

  private func fault(_ field: String, _ value: String, _ reason: String) -> FeederError {
    .badValue(kind: kind, id: id, field: field, value: value, reason: reason)
  }
}
