@testable import CoffeeQuestViewModels
import Testing

struct CafePinFactoryTests {
  private let factory = CafePinFactory()

  @Test(arguments: [
    (-1, CafePin.bad), (0, .bad), (3.49, .bad), (3.5, .meh), (3.99, .meh), (4, .good), (4.74, .good),
    (4.75, .great), (5, .great), (5.01, .bad), (.infinity, .bad), (.nan, .bad),
  ])
  func aRatingHasItsPin(_ rating: Double, _ pin: CafePin) {
    #expect(factory.pin(for: rating) == pin)
  }

  @Test func noRatingHasANeutralPin() { #expect(factory.pin(for: nil) == .unrated) }
}
