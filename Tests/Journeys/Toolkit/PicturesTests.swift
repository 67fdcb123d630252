@testable internal import TestSupport
internal import Bindery
internal import BinderyTesting
internal import BinderyViews
internal import Foundation
import Testing

extension Toolkit {
  /// Pictures from other servers.
  @Suite(.timeLimit(.minutes(10)))
  struct PicturesTests {
    private static let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="30"><rect width="20" height="30"/></svg>
      """

    @Test func failedPicturesShowANeutralBackground() async throws {
      try await withTestServer { service in
        let svg = [(name: "Content-Type", value: "image/svg+xml")]
        service.reply(to: "/good.svg", with: StubReply(headers: svg, body: Array(Self.drawing.utf8)))
        service.reply(to: "/bad.svg", with: StubReply(headers: svg, body: Array("no drawing".utf8)))
        let origin = service.address
        try await withPage(
          of: {
            WindowGroup("Wall") { WallView(model: WallViewModel(), origin: origin) }.pictureOrigins([origin])
          }
        ) { page in
          try await page.wait(until: "document.images[0]?.naturalWidth === 20")
          try await page.wait(until: "document.images[1]?.matches('[data-failed]')")
          #expect(try await page.evaluate("document.images[0].matches('[data-failed]')") == false)
          #expect(try await page.evaluate("document.images[1].alt") == "The second picture")
          #expect(try await page.evaluate("document.images[1].clientHeight") == 120)
          try await page.wait(until: "document.images[2]?.naturalWidth === 12")
          #expect(
            try await page.evaluate(
              "[document.images[2].clientWidth, document.images[2].clientHeight].join()")
              == "12,8")
          try await page.screenshot("pictures-desktop-light")
          try await page.show(on: .phone.dark)
          try await page.screenshot("pictures-phone-dark")
          try await page.button("Swap").click()
          try await page.wait(until: "document.images[0]?.matches('[data-failed]')")
          try await page.wait(until: "!document.images[1]?.matches('[data-failed]')")
        }
      }
    }
  }
}

/// A PNG of 12 by 8 pixels.
private let flag = PictureData(
  format: "png",
  bytes: Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAIBAMAAAA/ygPCAAAAGFBMVEX/AADaACS2AEiRAG1tAJFIALYkANoAAP/uZVV5"
      + "AAAAI0lEQVQI12NggABBMGBQAgMGYzBgcAEDhlAwYEgDA4ZyMAAAw3QLKYd8o6cAAAAASUVORK5CYII="
  ).map { Array($0) } ?? [], width: 12, height: 8)

@MainActor
private final class WallViewModel {
  @Box private(set) var names = ["good", "bad"]
  func swap() { names.reverse() }
}

private struct WallView: View {
  let model: WallViewModel
  let origin: String

  var body: some View {
    VStack(spacing: 12) {
      AsyncImage(url: URL(string: "\(origin)/\(model.names[0]).svg")).frame(width: 80, height: 120)
        .accessibilityLabel("The first picture")
      AsyncImage(url: URL(string: "\(origin)/\(model.names[1]).svg")).frame(width: 80, height: 120)
        .accessibilityLabel("The second picture")
      Image(picture: { .data(flag) }).accessibilityLabel("A picture in memory")
      Button("Swap") { model.swap() }
    }
  }
}
