internal import Bindery
public import BinderyViewModels
internal import CoffeeQuestModels
internal import Foundation

/// The page of a cafe: where it is, when it is open, how to reach it.
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

  /// The cafe's name, or why there is none.
  public var title: String { card?.name ?? (isLoading ? "Loading..." : "Cafe not found") }

  /// The cafe; nil while it is loading, or where it is not known any more.
  public var card: CafeViewModel? { shown.value }

  /// Whether the favorites are loading, among which it may be.
  public var isLoading: Bool { card == nil && guide.isLoading }

  /// `Moderate, $$`; nil where it is not known.
  public var priceText: String? { cafe?.price.map(CafeText(locale: guide.locale).spokenPrice) }

  /// Its address in one line; nil where it is not known.
  public var addressText: String? {
    guard let lines = cafe?.address, !lines.isEmpty else { return nil }
    return lines.joined(separator: ", ")
  }

  /// Its telephone number.
  public var phoneText: String? { cafe?.phone }

  /// The link that dials it: `tel:+14155550101`; nil for a number that can't be dialled.
  public var phoneLink: String? {
    guard let phone = cafe?.phone else { return nil }
    let digits = phone.unicodeScalars.filter { (0x30...0x39).contains($0.value) }
    guard (5...20).contains(digits.count) else { return nil }
    return "tel:" + (phone.hasPrefix("+") ? "+" : "") + String(String.UnicodeScalarView(digits))
  }

  /// Its own site.
  public var siteLink: String? { cafe?.site }

  /// The site's host without `www.`: `example.com`.
  public var siteText: String? {
    guard let site = cafe?.site, let host = URLComponents(string: site)?.host else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// The page about it at its source.
  public var pageLink: String? { cafe?.page }

  /// `See it on Yelp`
  public var pageText: String { cafe?.source == .yelp ? "See it on Yelp" : "See it on OpenStreetMap" }

  /// What guests find there: `Wi-Fi`, `No outdoor seating`; facts that are not known are left out.
  public var features: [CafeFeature] {
    [
      cafe?.hasWifi.map { CafeFeature(text: $0 ? "Wi-Fi" : "No Wi-Fi", isThere: $0) },
      cafe?.hasOutdoorSeating.map {
        CafeFeature(text: $0 ? "Outdoor seating" : "No outdoor seating", isThere: $0)
      },
    ].compactMap(\.self)
  }

  /// Its hours, Monday first; empty where they are not known.
  public var week: [HoursLine] { card?.hours?.week ?? [] }

  /// The time zone of the hours: `Hours are in the time of Los Angeles.`; nil where they are not known.
  public var zoneText: String? {
    guard let zone = card?.hours?.timeZone.identifier else { return nil }
    let city = zone.split(separator: "/").last.map(String.init) ?? zone
    return "Hours are in the time of \(city.replacing("_", with: " "))."
  }

  /// A sentence for a made-up cafe; nil for a real one.
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

/// Something that guests find at a cafe, or don't.
public struct CafeFeature: Sendable, Hashable, Identifiable {
  /// `Wi-Fi`, `No Wi-Fi`.
  public let text: String
  /// Whether it is there.
  public let isThere: Bool

  /// Its words.
  public var id: String { text }
}
