/// One change of what is kept.
public indirect enum FeederEdit: Sendable, Hashable {
  /// A new pet, behind all others.
  case addPet(Pet)
  /// A pet goes, with all that was noted about it.
  case removePet(Pet.ID)
  /// A pet gets another name.
  case rename(Pet.ID, String)
  /// A pet gets another picture, or none.
  case setPicture(Pet.ID, String?)
  /// Something new is noted.
  case save(Entry)
  /// Something that was noted is noted otherwise.
  case change(Entry)
  /// Something that was noted goes.
  case remove(Entry.Key)
  /// Several changes, all or none.
  case all([FeederEdit])
  /// All that is kept gives way to something else.
  case replace(FeederData)

  /// An entry of any kind.
  public enum Entry: Sendable, Hashable {
    case feeding(Feeding)
    case mealTime(MealTime)
    case weighing(Weighing)
    case dose(Dose)

    /// Which one it is.
    public enum Key: Sendable, Hashable {
      case feeding(Feeding.ID)
      case mealTime(MealTime.ID)
      case weighing(Weighing.ID)
      case dose(Dose.ID)
    }
  }
}
