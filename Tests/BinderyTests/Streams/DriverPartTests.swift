import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct DriverPartTests {
  private struct User: Equatable {
    var name = "Ana"
    var age = 30
    var address = Address()
  }

  private struct Address: Equatable { var city = "Rome" }

  @Test func aKeyPathMakesADriverOfAPart() {
    @SharedBox var user = User()
    let names = Recorder($user.name, .exhaustive)
    let cities = Recorder($user.address.city, .exhaustive)
    user.age = 31
    user.name = "Ben"
    user.address.city = "Paris"
    names.expect("Ana", "Ben")
    cities.expect("Rome", "Paris")
  }

  @Test func thePartsOfAListAreDrivers() {
    @SharedBox var names = ["Ana"]
    let counts = Recorder($names.count, .exhaustive)
    names.append("Ben")
    counts.expect(1, 2)
  }
}
