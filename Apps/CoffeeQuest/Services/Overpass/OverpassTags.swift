internal import BinderyServices

/// OpenStreetMap's tags of a cafe.
struct OverpassTags {
  private let tags: JSONObject?

  init(_ tags: JSONObject?) { self.tags = tags }

  /// Returns the sanitized value of a tag; nil if there is none.
  subscript(key: String) -> String? { PlainText.line(tags?.text(key)) }

  /// The name; if there is none, as for over a quarter of all cafes, the brand.
  var name: String? { self["name"] ?? self["name:en"] ?? self["brand"] }

  /// The street and number in the order of the country, then postcode and town.
  var address: [String] {
    let street = self["addr:street"] ?? self["addr:place"]
    let comesFirst = ["US", "CA", "GB", "IE", "AU", "NZ", "FR", "VN"].contains(
      tags?.text("addr:country") ?? "")
    let number = street == nil ? nil : self["addr:housenumber"]
    let first = (comesFirst ? [number, street] : [street, number]).compactMap(\.self)
    let second = [self["addr:postcode"], self["addr:city"]].compactMap(\.self)
    return [first, second].map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
  }

  var phone: String? {
    let numbers = tags?.text("phone", "contact:phone")
    return PlainText.line(numbers?.split(separator: ";").first.map(String.init), limit: 40)
  }

  var site: String? { SiteAddress.address(tags?.text("website", "contact:website")) }

  var hasWifi: Bool? {
    switch tags?.text("internet_access")?.lowercased() {
    case "wlan", "wifi", "yes": true
    case "no", "wired", "terminal": false
    default: nil
    }
  }

  var hasOutdoorSeating: Bool? {
    switch tags?.text("outdoor_seating")?.lowercased() {
    case nil: nil
    case "no": false
    default: true
    }
  }
}
