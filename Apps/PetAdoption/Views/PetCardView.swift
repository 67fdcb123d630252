public import BinderyViews
public import PetAdoptionViewModels

/// A pet in four lines: picture, name, age and fee.
public struct PetCardView: View {
  let pet: PetViewModel

  /// Creates a view of the given view model.
  public init(pet: PetViewModel) { self.pet = pet }

  public var body: some View {
    VStack(spacing: 4) {
      Image(pet.picture, in: .pets).frame(width: 132, height: 132).accessibilityLabel(pet.pictureText)
      Text(pet.name).font(.headline).multilineTextAlignment(.center)
      Text(pet.ageText).font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Text(pet.adoptionFeeText).font(.callout).monospacedDigit()
    }
  }
}
