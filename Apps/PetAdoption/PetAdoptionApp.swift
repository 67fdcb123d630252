public import BinderyApp
public import BinderyViews
internal import PetAdoptionViewModels

/// Pet adoption: a shelf of pets that can be adopted.
public struct PetAdoptionApp: App {
  private let shelter: Shelter

  /// Creates the app of a program.
  public init(_ launch: LaunchContext) {
    shelter = Shelter(catalog: SamplePets(), store: launch.store, context: launch.display)
  }

  public var body: some Scene {
    WindowGroup("Pet Adoption") {
      PetAdoptionView(model: PetAdoptionViewModel(shelter: shelter, scene: .current))
    }
    .summary("A shelf of pets: what one window reserves, all the others see at once.")
    .pictures(.pets)
  }
}
