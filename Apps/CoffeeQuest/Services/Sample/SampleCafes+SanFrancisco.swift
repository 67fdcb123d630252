extension SampleCafes {
  /// Cafes around the Civic Center.
  static let sanFrancisco: [Entry] = [
    Entry(
      id: "fog-lantern", name: "Fog Lantern Coffee", street: "142 Hayes St", point: (37.77735, -122.42035),
      rating: 4.8, price: .moderate, hours: "Mo-Fr 06:30-18:00; Sa,Su 07:30-18:00", phone: "+1 415 555 0101",
      wifi: true, outdoors: true),
    Entry(
      id: "second-bell", name: "Second Bell", street: "388 Grove St", point: (37.7781, -122.4227),
      rating: 4.5, price: .moderate, hours: "Mo-Fr 07:00-17:00; Sa,Su 08:00-16:00", phone: "+1 415 555 0102",
      wifi: true, outdoors: false),
    Entry(
      id: "octavia-roasters", name: "Octavia Street Roasters", street: "511 Octavia St",
      point: (37.7765, -122.4244), rating: 4.9, price: .expensive, hours: "Mo-Su 07:00-19:00",
      phone: "+1 415 555 0103", wifi: false, outdoors: true),
    Entry(
      id: "paper-crane", name: "Paper Crane", street: "60 Page St", point: (37.7743, -122.4229), rating: 4.2,
      price: .cheap, hours: "Tu-Su 08:00-15:00; Mo off", wifi: true, outdoors: false),
    Entry(
      id: "night-owl", name: "Night Owl Espresso", street: "1390 Market St", point: (37.7769, -122.4177),
      rating: 3.8, price: .cheap, hours: "24/7", phone: "+1 415 555 0105", wifi: true, outdoors: false),
    Entry(
      id: "cable-cup", name: "The Cable Cup", street: "75 9th St", point: (37.776, -122.4148), rating: 3.3,
      price: .cheap, hours: "Mo-Fr 06:00-14:00", hasSite: false, wifi: false, outdoors: false),
    Entry(
      id: "mission-mug", name: "Mission Mug", street: "1501 Mission St", point: (37.7738, -122.4164),
      rating: 3.6, price: .cheap, hours: "Mo-Sa 07:00-16:00", phone: "+1 415 555 0107", wifi: true,
      outdoors: false),
    Entry(
      id: "little-kiln", name: "Little Kiln", street: "210 Gough St", point: (37.7748, -122.42235),
      rating: 4.75, price: .expensive, hours: "We-Su 09:00-17:00", phone: "+1 415 555 0108", wifi: false,
      outdoors: true),
    Entry(
      id: "harbor-bean", name: "Harbor & Bean", street: "1122 Folsom St", point: (37.7742, -122.4098),
      rating: 4.0, price: .moderate, hours: "Mo-Fr 07:00-18:00; Sa 08:00-14:00", phone: "+1 415 555 0109",
      wifi: true, outdoors: true),
    Entry(
      id: "civic-grind", name: "Civic Grind", street: "45 Larkin St", point: (37.7786, -122.4168),
      rating: 2.9, price: .cheap, hours: "Mo-Fr 06:00-17:00; PH off", hasSite: false, wifi: false,
      outdoors: false),
    Entry(
      id: "blue-door", name: "Blue Door Coffee Bar", street: "602 Haight St", point: (37.772, -122.4312),
      rating: 4.4, price: .moderate, hours: "Mo-Su 07:30-18:30", phone: "+1 415 555 0111", wifi: true,
      outdoors: true),
    Entry(
      id: "valencia-post", name: "Valencia Post", street: "180 Valencia St", point: (37.7701, -122.4224),
      rating: 4.1, price: .moderate, hours: "Mo-Fr 07:00-12:00,13:00-18:00; Sa 09:00-15:00", wifi: true,
      outdoors: false),
    Entry(
      id: "quiet-corner", name: "Quiet Corner", street: "901 Golden Gate Ave", point: (37.7802, -122.4268),
      rating: nil, price: .cheap, hours: "Mo-Sa 08:00-17:00", hasSite: false, wifi: true, outdoors: false),
    Entry(
      id: "tenderleaf", name: "Tenderleaf", street: "540 Turk St", point: (37.782, -122.416), rating: nil,
      price: .moderate, hours: nil, phone: "+1 415 555 0114"),
    Entry(
      id: "page-turner", name: "Page Turner Cafe", street: "333 Laguna St", point: (37.7752, -122.426),
      rating: 3.9, price: .moderate, hours: "Mo-Su 08:00-20:00", phone: "+1 415 555 0115", wifi: true,
      outdoors: false),
    Entry(
      id: "polk-press", name: "Polk Press", street: "701 Polk St", point: (37.7829, -122.4193), rating: 4.6,
      price: .moderate, hours: "Mo-Fr 06:30-17:30; Sa,Su 08:00-17:00", phone: "+1 415 555 0116", wifi: false,
      outdoors: true),
    Entry(
      id: "three-sugars", name: "Three Sugars", street: "1260 Harrison St", point: (37.7728, -122.4096),
      rating: 3.45, price: .cheap, hours: "Mo-Fr 07:00-15:00", wifi: false, outdoors: true),
    Entry(
      id: "copper-kettle", name: nil, brand: "Copper Kettle Coffee", street: "1005 Market St",
      point: (37.7809, -122.4118), rating: 3.5, price: .cheap, hours: "Mo-Su 05:30-21:00", wifi: true,
      outdoors: false),
    Entry(
      id: "late-shift", name: "Late Shift", street: "1582 Folsom St", point: (37.7709, -122.4145),
      rating: 4.3, price: .moderate, hours: "Th-Sa 18:00-02:00; Su 12:00-22:00", phone: "+1 415 555 0119",
      wifi: true, outdoors: true),
    Entry(
      id: "moving-cart", name: "The Moving Cart", street: "Somewhere on Market St", point: nil, rating: 4.7,
      price: .cheap, hours: nil, hasSite: false, outdoors: true),
  ]
}
