extension SampleCafes {
  /// Cafes around Alexanderplatz.
  static let berlin: [Entry] = [
    Entry(
      id: "morgenlicht", name: "Morgenlicht", street: "Rosenthaler Straße 31", point: (52.5269, 13.4023),
      rating: 4.85, price: .moderate, hours: "Mo-Fr 07:30-18:00; Sa,Su 09:00-18:00",
      phone: "+49 30 5550 0101", wifi: true, outdoors: true),
    Entry(
      id: "kiez-und-korn", name: "Kiez & Korn", street: "Torstraße 88", point: (52.5293, 13.4069),
      rating: 4.4, price: .moderate, hours: "Mo-Su 08:00-19:00", phone: "+49 30 5550 0102", wifi: true,
      outdoors: false),
    Entry(
      id: "stille-stunde", name: "Stille Stunde", street: "Linienstraße 54", point: (52.5277, 13.4085),
      rating: 4.6, price: .moderate, hours: "Tu-Sa 09:00-17:00", wifi: false, outdoors: true),
    Entry(
      id: "fernsehturm-bohne", name: "Turmbohne", street: "Karl-Liebknecht-Straße 7",
      point: (52.5211, 13.4074), rating: 3.1, price: .cheap, hours: "Mo-Su 06:00-22:00", hasSite: false,
      wifi: true, outdoors: false),
    Entry(
      id: "alte-muenze", name: "Zur alten Münze", street: "Münzstraße 12", point: (52.525, 13.4064),
      rating: 3.7, price: .moderate, hours: "Mo-Sa 08:00-18:00", phone: "+49 30 5550 0105", wifi: false,
      outdoors: false),
    Entry(
      id: "papierboot", name: "Papierboot", street: "Auguststraße 60", point: (52.5264, 13.3964), rating: 4.9,
      price: .expensive, hours: "We-Su 10:00-18:00; PH 10:00-16:00", phone: "+49 30 5550 0106", wifi: false,
      outdoors: true),
    Entry(
      id: "zweite-tasse", name: "Zweite Tasse", street: "Rosa-Luxemburg-Straße 24", point: (52.526, 13.4108),
      rating: 4.0, price: .cheap, hours: "Mo-Fr 07:00-17:00", wifi: true, outdoors: false),
    Entry(
      id: "volksbuehne-kaffee", name: "Kaffee am Platz", street: "Linienstraße 227", point: (52.5271, 13.412),
      rating: 4.2, price: .moderate, hours: "Mo-Su 09:00-20:00", wifi: true, outdoors: true),
    Entry(
      id: "hinterhof", name: "Hinterhof Rösterei", street: "Schönhauser Allee 9", point: (52.5296, 13.4126),
      rating: 4.78, price: .expensive, hours: "Mo-Fr 08:00-16:00; Sa 10:00-16:00", phone: "+49 30 5550 0109",
      wifi: false, outdoors: true),
    Entry(
      id: "nachtzug", name: "Nachtzug", street: "Oranienburger Straße 18", point: (52.5249, 13.3972),
      rating: 3.9, price: .moderate, hours: "Th-Sa 19:00-03:00", phone: "+49 30 5550 0110", wifi: true,
      outdoors: false),
    Entry(
      id: "drei-stufen", name: "Drei Stufen", street: "Alte Schönhauser Straße 40", point: (52.5262, 13.4082),
      rating: 4.5, price: .moderate, hours: "Mo-Sa 08:30-18:30", wifi: false, outdoors: false),
    Entry(
      id: "eckstein", name: "Eckstein", street: "Prenzlauer Allee 12", point: (52.5288, 13.4179), rating: 3.6,
      price: .cheap, hours: "Mo-Fr 07:00-16:00", hasSite: false, wifi: false, outdoors: true),
    Entry(
      id: "alleekaffee", name: "Alleekaffee", street: "Karl-Marx-Allee 33", point: (52.5208, 13.4196),
      rating: 2.8, price: .cheap, hours: "24/7", hasSite: false, wifi: false, outdoors: false),
    Entry(
      id: "wolkenbruch", name: "Wolkenbruch", street: "Greifswalder Straße 8", point: (52.5281, 13.4238),
      rating: nil, price: .cheap, hours: "Mo-Su 08:00-18:00", wifi: true, outdoors: false),
    Entry(
      id: "sophie", name: "Bei den Sophien", street: "Sophienstraße 21", point: (52.5258, 13.4006),
      rating: 4.3, price: .moderate, hours: "Mo-Su 09:00-19:00", phone: "+49 30 5550 0115", wifi: false,
      outdoors: true),
    Entry(
      id: "weinberg", name: "Am Weinberg", street: "Weinbergsweg 5", point: (52.5305, 13.4014), rating: nil,
      price: .moderate, hours: "nach Vereinbarung", hasSite: false, outdoors: true),
    Entry(
      id: "spreeblick", name: "Spreeblick", street: "Spandauer Straße 2", point: (52.5223, 13.4023),
      rating: 3.4, price: .moderate, hours: "Apr-Oct: Mo-Su 10:00-20:00", phone: "+49 30 5550 0117",
      wifi: true, outdoors: true),
    Entry(
      id: "kupferkessel", name: nil, brand: "Kupferkessel", street: "Alexanderplatz 3",
      point: (52.5219, 13.4133), rating: 3.5, price: .cheap, hours: "Mo-Su 05:00-23:00", wifi: true,
      outdoors: false),
    Entry(
      id: "wanderkaffee", name: "Wanderkaffee", street: "unterwegs", point: nil, rating: 4.6, price: .cheap,
      hours: nil, hasSite: false, outdoors: true),
  ]
}
