public struct NoPictures: PetPictures {
  public init() {}
  public func keep(_ bytes: [UInt8]) async throws -> String { throw FeederError.petIsGone }
  public func keepOnly(_ names: Set<String>) async throws {}
}
