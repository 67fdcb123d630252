import BinderySwiftUI
import BinderyTesting
import Foundation
import Testing

extension ImageResource {
  fileprivate static let logo = ImageResource(name: "No such picture", bundle: .main)
}

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "No such color", bundle: .main)
}

@MainActor
@Suite(.workScope) struct AssetResourceTests {
  @Test func aResourceIsThePictureOfItsName() {
    let host = TestHost { Image(.logo) }
    #expect(host.shows(.role(.image, "No such picture")))
  }

  @Test func aResourceIsTheColorOfItsName() {
    #expect(Color(.brand) == Color("No such color", bundle: .main))
  }
}
