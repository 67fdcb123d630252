internal import Bindery
internal import BinderyViews
@testable internal import TestSupport
internal import Testing

extension Toolkit {
  /// The places of views above and below another one.
  @Suite(.timeLimit(.minutes(10)))
  struct OverlayTests {
    @Test(arguments: ["overlay", "underlay"])
    func aViewAboveOrBelowAPaddedOneCoversItsPadding(layer: String) async throws {
      try await withPage(of: { WindowGroup("Ring") { RingView() } }) { page in
        try await page.wait(for: "Rings")
        let sides = try await page.evaluate(
          """
          (() => {
            const ring = document.querySelector('.\(layer) > .shape');
            const [outer, inner] = [ring, ring.closest('.box')].map((one) => one.getBoundingClientRect());
            return ['left', 'top', 'right', 'bottom'].map((side) => outer[side] - inner[side]).join();
          })()
          """)
        #expect(sides.string == "0,0,0,0")
      }
    }
  }
}

private struct RingView: View {
  var body: some View {
    VStack {
      Text("Rings")
      Circle().fill(.blue).frame(width: 24, height: 24).padding(4).overlay {
        Circle().strokeBorder(.blue, lineWidth: 2)
      }
      Circle().fill(.blue).frame(width: 24, height: 24).padding(4).background {
        Circle().strokeBorder(.blue, lineWidth: 2)
      }
    }
  }
}
