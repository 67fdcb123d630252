import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// A change that requires another kind of box produces the same content as a new screen.
@MainActor
@Suite struct ReplacedBoxTests {
  private static let catalog = PictureCatalog(name: "pets", folder: "/pets")

  @MainActor
  final class Model {
    @Box var isIcon: Bool
    @Box var choice = 1
    init(isIcon: Bool) { self.isIcon = isIcon }
  }

  private func driver(_ model: Model) -> ScreenDriver {
    ScreenDriver(options: ScreenOptions(pictures: .halfBlocks)) {
      VStack(alignment: .leading, spacing: 0) {
        (model.isIcon ? Image(icon: .wind) : Image("cat", in: Self.catalog))
          .frame(width: 64, height: 64).accessibilityLabel("A cat")
        Text("Below")
      }
    }
  }

  @Test(arguments: [true, false]) func anImageBecomesAnIconOrAPicture(isIcon: Bool) {
    let model = Model(isIcon: isIcon)
    let driver = driver(model)
    _ = driver.screen.takeWantedPictures()
    model.isIcon.toggle()
    driver.show()
    #expect(driver.text == self.driver(Model(isIcon: !isIcon)).text)
    #expect(driver.screen.takeWantedPictures().isEmpty == !isIcon)
  }

  private struct Style: PickerStyle {
    let appearance: PickerAppearance?
  }

  @Test func aPickerChangesItsStyle() {
    func driver(_ model: Model) -> ScreenDriver {
      ScreenDriver {
        Picker("Size", selection: Bindable(model).choice) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(Style(appearance: model.isIcon ? .inline : .menu))
        Button("Next") {}
      }
    }
    let model = Model(isIcon: false)
    let changed = driver(model)
    for isInline in [true, false] {
      model.isIcon = isInline
      changed.show()
      #expect(changed.text == driver(Model(isIcon: isInline)).text)
    }
  }
}
