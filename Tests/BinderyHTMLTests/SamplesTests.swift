internal import BinderyViews
internal import Testing

/// The sample values with which hosts compare what they show.
@MainActor
struct SamplesTests {
  @Test(arguments: Property.allCases) func everyPropertyHasSamples(_ property: Property) {
    let type = Samples.type(of: property)
    #expect(Samples.values(of: property).count > 1, "Add values of the type \(type) to Samples.swift.")
  }
}
