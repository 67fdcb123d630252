internal import Bindery
public import BinderyViewModels
internal import Foundation

/// The page of a cafe: its address, hours and contacts.
@MainActor
public final class CafePageViewModel {
  private let id: String
  private let guide: CafeGuide
  private let map: CafeMapViewModel
  private lazy var shown = makeShown()

  init(_ id: String, guide: CafeGuide, map: CafeMapViewModel) {
    self.id = id
    self.guide = guide
    self.map = map
  }

  /// The cafe's name, or a message if it is loading or unknown.
  public var title: String { card?.name ?? (isLoading ? "Loading..." : "Cafe not found") }

  /// The cafe; nil while it is loading, or if it is unknown.
  public var card: CafeViewModel? { shown.value }

  /// Whether the favorites are loading, which may contain the cafe.
  public var isLoading: Bool { card == nil && guide.state.isLoading }

  /// `Moderate, $$`; nil if unknown.
  public var priceText: String? { cafe?.price.map(CafeText(locale: guide.locale).spokenPrice) }

  /// The address in one line; nil if unknown.
  public var addressText: String? {
    guard let lines = cafe?.address, !lines.isEmpty else { return nil }
    return lines.joined(separator: ", ")
  }

  /// The telephone number.
  public var phoneText: String? { cafe?.phone }

  /// The link that dials the number: `tel:+14155550101`; nil if it is not a valid number.
  public var phoneLink: String? {
    guard let phone = cafe?.phone else { return nil }
    let digits = phone.unicodeScalars.filter { (0x30...0x39).contains($0.value) }
    guard (5...20).contains(digits.count) else { return nil }
    return "tel:" + (phone.hasPrefix("+") ? "+" : "") + String(String.UnicodeScalarView(digits))
  }

  /// The address of the web site.
  public var siteLink: String? { cafe?.site }

  /// The site's host without `www.`: `example.com`.
  public var siteText: String? {
    guard let site = cafe?.site, let host = URLComponents(string: site)?.host else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// The address of the cafe's page at the source.
  public var pageLink: String? { cafe?.page }

  /// `See it on Yelp`
  public var pageText: String { cafe?.source == .yelp ? "See it on Yelp" : "See it on OpenStreetMap" }

  /// The known features: `Wi-Fi`, `No outdoor seating`.
  public var features: [CafeFeature] {
    [
      cafe?.hasWifi.map { CafeFeature(text: $0 ? "Wi-Fi" : "No Wi-Fi", isThere: $0) },
      cafe?.hasOutdoorSeating.map {
        CafeFeature(text: $0 ? "Outdoor seating" : "No outdoor seating", isThere: $0)
      },
    ].compactMap(\.self)
  }

  /// The hours of each day, Monday first; empty if unknown.
  public var week: [HoursLine] { card?.hours?.week ?? [] }

  /// The time zone of the hours: `Hours are in the time of Los Angeles.`; nil if the hours are unknown.
  public var zoneText: String? {
    guard let zone = card?.hours?.timeZone.identifier else { return nil }
    let city = zone.split(separator: "/").last.map(String.init) ?? zone
    return "Hours are in the time of \(city.replacing("_", with: " "))."
  }

  /// A notice that the cafe is sample data; nil if it is not.
  public var notice: String? {
    cafe?.source == .sample ? "Sample data: this cafe is made up." : nil
  }

  /// The source of its data.
  public var credit: Credit? { cafe.flatMap { Credit($0.source) } }

  private var cafe: Cafe? { card?.cafe }

  private func makeShown() -> Computed<CafeViewModel?> {
    Computed(self, "card", isEqual: ===) { page in
      page.map.card(of: page.id) ?? page.guide.cafe(page.id).map { CafeViewModel($0, guide: page.guide) }
    }
  }
}

/// A feature that a cafe has or lacks.
public struct CafeFeature: Sendable, Hashable, Identifiable {
  /// `Wi-Fi`, `No Wi-Fi`.
  public let text: String
  /// Whether the cafe has the feature.
  public let isThere: Bool

  /// The text.
  public var id: String { text }
}
