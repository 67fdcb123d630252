import Bindery
import Testing

/// Bindings to the values of optional ones, and to values as optional ones.
@MainActor
@Suite struct OptionalBindingTests {
  @Test func anOptionalWithAValueHasABindingToIt() throws {
    @SharedBox var name: String? = "Ana"
    let optional = Binding(get: { name }, set: { name = $0 })
    let binding = try #require(Binding(optional))
    #expect(binding.wrappedValue == "Ana")
    binding.wrappedValue = "Ben"
    #expect(name == "Ben")
  }

  @Test func nilHasNoBinding() {
    #expect(Binding<String>(Binding<String?>.constant(nil)) == nil)
  }

  @Test func theLastValueStaysWhileAViewIsRemoved() throws {
    @SharedBox var name: String? = "Ana"
    let binding = try #require(Binding(Binding(get: { name }, set: { name = $0 })))
    name = "Ben"
    #expect(binding.wrappedValue == "Ben")
    name = nil
    #expect(binding.wrappedValue == "Ben")
  }

  @Test func aValueIsAnOptionalOne() {
    @SharedBox var name = "Ana"
    let binding = Binding<String?>(Binding(get: { name }, set: { name = $0 }))
    #expect(binding.wrappedValue == "Ana")
    binding.wrappedValue = nil
    #expect(name == "Ana")
    binding.wrappedValue = "Ben"
    #expect(name == "Ben")
  }
}
