public import Bindery
internal import Foundation
internal import PetFeederModels

/// A page that changes a pet's picture.
@MainActor
public final class PictureViewModel {
  /// Why a picture cannot be taken, as a sentence.
  @Box public private(set) var failure: String?

  private let digest: PetDigest
  private let desk: EditDesk
  private let close: @MainActor () -> Void
  private let keeping: Command<[UInt8], Void>
  private let bag = DisposeBag()

  init(_ digest: PetDigest, desk: EditDesk, close: @escaping @MainActor () -> Void) {
    self.digest = digest
    self.desk = desk
    self.close = close
    let id = digest.log.id
    keeping = Command(.latest) { [feeder = desk.feeder] bytes in
      try await feeder.pictures.keep(bytes) { name in _ = try await feeder.perform(.setPicture(id, name)) }
      feeder.pictures.release()
    }
    keeping.results.bind { close() }.disposed(by: bag)
    keeping.errors.bind(with: self) { $0.failure = $1.localizedDescription }.disposed(by: bag)
  }

  /// `Selina`
  public var name: String { digest.name }
  /// What the pet looks like now.
  public var picture: PetPicture { digest.picture }
  /// What the picture shows.
  public var pictureText: String { digest.pictureText }
  /// Whether there is an uploaded picture that can be taken away.
  public var canRemove: Bool { digest.log.pet.picture != nil }
  /// Whether a picture is being kept.
  public var isBusy: Bool { keeping.isExecuting }

  /// Gives the pet a picture.
  public func choose(_ bytes: [UInt8]) {
    failure = nil
    keeping.execute(bytes)
  }

  /// Takes the picture away.
  public func remove() {
    keeping.cancel()
    desk.perform(.setPicture(digest.log.id, nil), offering: "The picture of “\(name)” was removed.")
    close()
  }

  /// Leaves it as it is, also while a new one is being kept.
  public func cancel() {
    keeping.cancel()
    close()
  }
}
