import BinderyViewModels
import Testing

struct ValidationTests {
  private enum Field: Hashable, Sendable { case name, email }

  @Test func aFormWithoutFaultsIsValid() {
    let validation: Validation<Field> = [.name: nil, .email: nil]
    #expect(validation.isValid)
    #expect(validation[.name] == nil)
  }

  @Test func theFirstBrokenRuleOfAFieldCounts() {
    let validation: Validation<Field> = [
      .name: nil, .name: "Enter a shorter name.", .name: "Enter another name.",
    ]
    #expect(!validation.isValid)
    #expect(validation[.name] == "Enter a shorter name.")
    #expect(validation[.email] == nil)
  }

  @Test func faultsOfFieldsInALoopAreSetOneByOne() {
    var validation: Validation<String> = [:]
    for (field, text) in [("first", ""), ("second", "Tea")] where text.isEmpty {
      validation[field] = "Enter a name."
    }
    #expect(validation == ["first": "Enter a name."])
    validation["first"] = nil
    #expect(validation.isValid)
  }
}
