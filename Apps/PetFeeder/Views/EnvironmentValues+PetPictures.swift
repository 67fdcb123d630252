public import BinderyViews

private enum PetPicturesKey: EnvironmentKey {
  static var defaultValue: StoredPictureFolder { StoredPictureFolder(name: "pet-feeder") }
}

extension EnvironmentValues {
  /// The folder of the pets' pictures.
  public var petPictures: StoredPictureFolder {
    get { self[PetPicturesKey.self] }
    set { self[PetPicturesKey.self] = newValue }
  }
}
