public import BinderyViews
public import Foundation

extension PhotosPickerItem {
  /// Returns the file of the photo, which the host has already received.
  public func loadTransferable(type: Data.Type) async throws -> Data? { Data(data) }

  /// Returns the photo as a view; nil if the file is no picture, or exceeds the limits of ``UIImage``.
  public func loadTransferable(type: Image.Type) async throws -> Image? {
    UIImage(data: Data(data)).map { Image(uiImage: $0) }
  }
}
