internal import BinderyHTML
internal import Testing

struct PageAddressTests {
  @Test func anAddressHasTheRoutesAndTheQuery() {
    #expect(PageAddress.text(of: [], base: "/cloudy", query: "") == "/cloudy")
    #expect(PageAddress.text(of: [], base: "/", query: "q=1") == "/?q=1")
    #expect(
      PageAddress.text(of: ["locations", "São"], base: "/cloudy", query: "q=1")
        == "/cloudy/locations/S%C3%A3o?q=1")
  }

  @Test(arguments: [
    ["", "evil.example"], ["", "", "evil.example"], ["/evil.example"], ["\\evil.example"],
  ])
  func addressesNeverLeaveTheServer(path: [String]) {
    let address = PageAddress.text(of: path, base: "/", query: "")
    #expect(address.hasPrefix("/"))
    #expect(!address.hasPrefix("//"))
    #expect(!address.contains("\\"))
  }
}
