import Bindery
import BinderySwiftUI
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@MainActor
private final class Model {
  @Box var shown = UIImage()
}

@MainActor
@Suite(.workScope) struct UIImageTests {
  /// A PNG of 12 by 8 pixels.
  private let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAIBAMAAAA/ygPCAAAAGFBMVEX/AADaACS2AEiRAG1tAJFIALYkANoAAP/uZVV5"
        + "AAAAI0lEQVQI12NggABBMGBQAgMGYzBgcAEDhlAwYEgDA4ZyMAAAw3QLKYd8o6cAAAAASUVORK5CYII=") ?? Data()

  /// The reports during `body`.
  private func reports(_ body: () -> Void) -> [String] {
    let usual = MissingResources.handler
    defer { MissingResources.handler = usual }
    var reports: [String] = []
    MissingResources.handler = { _, sentence in reports.append(sentence) }
    body()
    return reports
  }

  @Test func aPictureHasTheSizeOfItsHeaderInPoints() {
    #expect(UIImage(data: png)?.size == CGSize(width: 12, height: 8))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 6, height: 4))
  }

  @Test func damagedDataIsNoPicture() {
    for count in 0..<png.count { #expect(UIImage(data: png.prefix(count)) == nil) }
    #expect(UIImage(data: Data("<svg onload=\"alert(1)\"/>".utf8)) == nil)
  }

  @Test func tooLargeDataIsReportedWithTheLimit() {
    let reports = reports { #expect(UIImage(data: Data(count: 10_000_001)) == nil) }
    #expect(
      reports == [
        "UIImage(data:) returned nil. The picture has 10.1 MB; the limit is 10 MB. Choose a smaller one."
      ])
  }

  @Test func onlyTheFormatOfTheFileIsReturned() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.pngData().flatMap { UIImage(data: $0) } == image)
    let reports = reports { #expect(image.jpegData(compressionQuality: 0.8) == nil) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("no JPEG") == true)
  }

  @Test func anImageOfDataHasItsOwnSizeUnlessItIsResizable() throws {
    let image = try #require(UIImage(data: png))
    let host = TestHost {
      Image(uiImage: image).accessibilityLabel("own")
      Image(uiImage: image).resizable().accessibilityLabel("resizable")
      Image(uiImage: image).frame(height: 40).accessibilityLabel("framed")
    }
    let frames = ["own", "resizable", "framed"].map { host.find(.role(.image, $0))?[.frame] }
    #expect(frames == [FrameSize(width: 12), FrameSize(maxWidth: .infinity), FrameSize(height: 40)])
  }

  @Test func anImageFollowsItsState() throws {
    let image = try #require(UIImage(data: png))
    let model = Model()
    let host = TestHost { Image(uiImage: model.shown).accessibilityLabel("photo") }
    #expect(host.find(.role(.image, "photo"))?[.picture] == .remote(nil))
    model.shown = image
    guard case .data(let data)? = host.find(.role(.image, "photo"))?[.picture] else {
      Issue.record("The picture is not shown.")
      return
    }
    #expect(data.mediaType == "image/png")
  }

  @Test func aNameWithoutAssetIsNoPicture() {
    #expect(UIImage(named: "No such picture") == nil)
  }

  @Test func aChosenPhotoIsLoadedAsDataOrAsImage() async throws {
    let photo = PhotosPickerItem(data: Array(png))
    #expect(try await photo.loadTransferable(type: Data.self) == png)
    #expect(try await photo.loadTransferable(type: Image.self) != nil)
    #expect(try await PhotosPickerItem(data: [1, 2]).loadTransferable(type: Image.self) == nil)
  }
}
