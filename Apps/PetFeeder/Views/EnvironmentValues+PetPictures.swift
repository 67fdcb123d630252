public import BinderyViews

private enum PetPicturesKey: EnvironmentKey {
  static var defaultValue: StoredPictureFolder { StoredPictureFolder(name: "pet-feeder", folder: "") }
}

extension EnvironmentValues {
  /// Where the pictures of the pets are.
  public var petPictures: StoredPictureFolder {
    get { self[PetPicturesKey.self] }
    set { self[PetPicturesKey.self] = newValue }
  }
}
