/// One change of what is kept. Doing one gives another that undoes it.
///
/// An edit that undoes another says what it expects to find (`over`), so that it never takes away what somebody else did
/// in between: it is refused then, and nothing is changed.
public indirect enum FeederEdit: Sendable, Hashable {
  /// A new pet, behind all others.
  case addPet(Pet)
  /// A pet goes, with all that was noted about it.
  case removePet(Pet.ID)
  /// A pet that went comes back, with all that was noted about it, to its place in the order of creation.
  case restorePet(Pet, PetPlace, FeederData)
  /// A pet gets another name.
  case rename(Pet.ID, String, over: Expectation<String> = .anything)
  /// A pet gets another picture, or none.
  case setPicture(Pet.ID, String?, over: Expectation<String?> = .anything)
  /// Something new is noted.
  case save(Entry)
  /// Something that was noted is noted otherwise.
  case change(Entry, over: Expectation<Entry> = .anything)
  /// Something that was noted goes.
  case remove(Entry.Key, over: Expectation<Entry> = .anything)
  /// Several changes, all or none.
  case all([FeederEdit])
  /// All that is kept gives way to something else.
  case replace(FeederData, over: Expectation<FeederData> = .anything)

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
