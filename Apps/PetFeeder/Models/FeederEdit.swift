/// One change of the stored data.
public indirect enum FeederEdit: Sendable, Hashable {
  /// Adds a pet after all others.
  case addPet(Pet)
  /// Deletes a pet and all its entries.
  case removePet(Pet.ID)
  /// Renames a pet.
  case rename(Pet.ID, String)
  /// Sets or removes a pet's picture.
  case setPicture(Pet.ID, String?)
  /// Adds an entry.
  case save(Entry)
  /// Replaces the entry with the same identity.
  case change(Entry)
  /// Deletes an entry.
  case remove(Entry.Key)
  /// Performs several edits, all or none.
  case all([FeederEdit])
  /// Replaces all stored data.
  case replace(FeederData)

  /// An entry of any kind.
  public enum Entry: Sendable, Hashable {
    case feeding(Feeding)
    case mealTime(MealTime)
    case weighing(Weighing)
    case dose(Dose)

    /// The kind and identity of an entry.
    public enum Key: Sendable, Hashable {
      case feeding(Feeding.ID)
      case mealTime(MealTime.ID)
      case weighing(Weighing.ID)
      case dose(Dose.ID)
    }
  }
}
