import Bindery
import BinderyTesting
import Testing

@testable import BinderyViews

/// A color scheme that an app sets around a view is shown by hosts and read by the views inside.
@MainActor
@Suite struct ColorSchemeTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
  }

  @Test func theEnvironmentSetsTheSchemeOfAPart() {
    let host = TestHost {
      VStack {
        Reader()
        Reader().environment(\.colorScheme, .dark)
      }
    }
    #expect(host.texts == ["light", "dark"])
    #expect(host.find(.role(.text, "dark"))?[.colorScheme] == .dark)
    #expect(host.find(.role(.text, "light"))?[.colorScheme] == nil)
  }

  @Test func theModifierSetsTheEnvironment() {
    let host = TestHost { Reader().colorScheme(.dark) }
    #expect(host.texts == ["dark"])
    #expect(host.find(.role(.text, "dark"))?[.colorScheme] == .dark)
  }

  @Test func aPreferredSchemeIsReadInside() {
    struct Screen: View {
      @State private var isDark = false
      var body: some View {
        VStack {
          Reader()
          Button("Switch") { isDark.toggle() }
        }
        .preferredColorScheme(isDark ? .dark : nil)
      }
    }
    let host = TestHost { Screen() }
    #expect(host.shows("light"))
    host.tap("Switch")
    #expect(host.shows("dark"))
    host.tap("Switch")
    #expect(host.shows("light"))
  }

  @Test func presentedViewsHaveTheSchemeOfTheirPresenter() {
    let host = TestHost {
      Text("Row").sheet(isPresented: .constant(true)) { Reader() }.environment(\.colorScheme, .dark)
    }
    #expect(host.shows("dark"))
    #expect(host.find(.role(.sheet))?[.colorScheme] == .dark)
  }

  @Test func viewsPresentedOutsideAPartHaveNoScheme() {
    let host = TestHost {
      Reader().environment(\.colorScheme, .dark)
      Text("Row").sheet(isPresented: .constant(true)) { Reader() }
    }
    #expect(host.shows("light"))
    #expect(host.find(.role(.sheet))?[.colorScheme] == nil)
  }

  @Test func presentedViewsUseThePreferredScheme() {
    let host = TestHost {
      Text("Row").sheet(isPresented: .constant(true)) { Reader() }
        .preferredColorScheme(.light).environment(\.colorScheme, .dark)
    }
    #expect(host.shows("light"))
    #expect(host.find(.role(.sheet))?[.colorScheme] == nil)
    #expect(host.tree.root[.colorScheme] == .light)
  }

  @Test func anotherValueOfTheTypeChangesNoLook() {
    let host = TestHost { Text("Row").environment(\.second, .dark) }
    #expect(host.find(.role(.text, "Row"))?[.colorScheme] == nil)
  }
}

private enum SecondKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
  fileprivate var second: ColorScheme {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}
