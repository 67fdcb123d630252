import Bindery
import BinderyTesting
import BinderyViews
import Testing

@Suite("Views that may fit", .workScope) @MainActor
struct ViewThatFitsTests {
  @Test func allViewsAreMountedAndTheFirstOneIsRead() {
    let host = TestHost {
      ViewThatFits(in: .horizontal) {
        Text("long")
        Text("short")
      }
    }
    let layers = host.all(.role(.layers))
    #expect(layers.map { $0[.fits] } == [.horizontal])
    #expect(layers.first?.children.count == 2)
    #expect(host.texts == ["long"])
  }

  @Test func aViewTakesTheSpaceThatOneOfTheViewsTakes() {
    let host = TestHost {
      ViewThatFits {
        HStack {
          Text("long")
          Spacer()
        }
        Text("short")
      }
    }
    #expect(host.all(.role(.layers)).first?.growth == .horizontal)
    #expect(host.all(.role(.layers)).first?[.fits] == [.horizontal, .vertical])
  }
}
