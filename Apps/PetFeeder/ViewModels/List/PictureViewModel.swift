public import Bindery
internal import Foundation

/// A page that changes a pet's picture.
@MainActor
public final class PictureViewModel {
  /// The reason why the last picture was rejected, as a sentence.
  @Box public private(set) var failure: String?

  private let digest: PetDigest
  private let edits: EditQueue
  private let close: @MainActor () -> Void
  private let keeping: Command<[UInt8], Void>
  private let bag = DisposeBag()

  init(_ digest: PetDigest, edits: EditQueue, close: @escaping @MainActor () -> Void) {
    self.digest = digest
    self.edits = edits
    self.close = close
    let id = digest.log.id
    keeping = Command(.latest) { [feeder = edits.feeder] bytes in
      try await feeder.pictures.keep(bytes) { name in _ = try await feeder.perform(.setPicture(id, name)) }
      feeder.pictures.release()
    }
    keeping.results.bind { close() }.disposed(by: bag)
    keeping.errors.bind(with: self) { $0.failure = $1.localizedDescription }.disposed(by: bag)
  }

  /// `Selina`
  public var name: String { digest.name }
  /// The pet's present picture.
  public var picture: PetPicture { digest.picture }
  /// The alternative text of the picture.
  public var pictureText: String { digest.pictureText }
  /// Whether the pet has an uploaded picture to remove.
  public var canRemove: Bool { digest.log.pet.picture != nil }
  /// Whether a picture is being stored.
  public var isBusy: Bool { keeping.isExecuting }

  /// Stores a picture and assigns it to the pet.
  public func choose(_ bytes: [UInt8]) {
    failure = nil
    keeping.execute(bytes)
  }

  /// Removes the picture.
  public func remove() {
    keeping.cancel()
    edits.perform(.setPicture(digest.log.id, nil), offering: "The picture of “\(name)” was removed.")
    close()
  }

  /// Closes the page without a change, also while a new picture is being stored.
  public func cancel() {
    keeping.cancel()
    close()
  }
}
