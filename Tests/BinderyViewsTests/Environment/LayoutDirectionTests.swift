import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
@Suite("Direction and text size of a part of the screen", .workScope)
struct LayoutDirectionTests {
  private struct Reader: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(direction == .rightToLeft ? "right" : "left") \(size.rawValue)") }
  }

  @Test func viewsInsideReadTheDirectionAndHostsShowIt() {
    let host = TestHost {
      VStack {
        Reader().environment(\.layoutDirection, .rightToLeft)
        Reader()
      }
    }
    #expect(host.texts == ["right 3", "left 3"])
    #expect(host.find(.role(.text, "right 3"))?[.layoutDirection] == .rightToLeft)
    #expect(host.find(.role(.text, "left 3"))?[.layoutDirection] == nil)
  }

  @Test func aTextSizeIsReadAndShown() {
    let host = TestHost { VStack { Reader() }.dynamicTypeSize(.xxLarge) }
    #expect(host.texts == ["left 5"])
    #expect(host.find(.role(.stack))?[.dynamicTypeSize] == .xxLarge)
  }

  @Test func aRangeLimitsTheSizeAroundIt() {
    let host = TestHost {
      VStack {
        Reader().dynamicTypeSize(.xLarge...(.accessibility1))
        Reader().dynamicTypeSize(...DynamicTypeSize.medium)
        Reader().dynamicTypeSize(...DynamicTypeSize.xxLarge)
        Reader().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility5)
      }
    }
    #expect(host.texts == ["left 4", "left 2", "left 3", "left 4"])
  }

  @Test func aLimitedTextIsStillTheLabelOfAControl() {
    let host = TestHost {
      Button(action: {}) { Text("Save").dynamicTypeSize(...DynamicTypeSize.xLarge) }
      Toggle(isOn: .constant(true)) { Text("Sound").dynamicTypeSize(...DynamicTypeSize.xLarge) }
    }
    #expect(host.shows(.button("Save")))
    #expect(host.shows(.role(.toggle, "Sound")))
  }
}
