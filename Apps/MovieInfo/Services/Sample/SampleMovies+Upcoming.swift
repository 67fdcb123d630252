extension SampleMovies {
  /// Movies that are not released yet: they have no votes, and some values are unknown.
  static let upcoming = [
    SampleMovie(
      "the-clockmakers-war", "The Clockmaker's War", date: "2026-12-18", minutes: 138,
      [.fantasy, .adventure], votes: nil, popularity: 84,
      tagline: "Time takes sides.",
      overview: """
        Two cities at war agree on nothing, not even the hour. A clockmaker's apprentice is sent to set \
        both right.
        """,
      cast: [
        ("Marlo Pettifrey", "Tam"),
        ("Wendeline Amsker", "The Hourwright"),
      ]),
    SampleMovie(
      "blue-hour-express", "Blue Hour Express", date: "2026-12-11", minutes: 113,
      [.mystery], votes: nil, popularity: 75,
      tagline: "All change, please.",
      overview: """
        A night train arrives with one passenger more than it left with, and each of them has a ticket \
        for the same seat.
        """,
      cast: [
        ("Lucinda Farrowgate", "The conductor"),
        ("Cosimo Drey", "Seat 12"),
        ("Noor Castellane", "Seat 12"),
      ]),
    SampleMovie(
      "nine-ways-to-leave-a-moon", "Nine Ways to Leave a Moon", date: "2027-02-26", minutes: nil,
      [.scienceFiction, .comedy], votes: nil, popularity: 68,
      tagline: "Eight of them hurt.",
      overview: """
        The crew of a bankrupt moon hotel has one week, one rocket and eleven guests who refuse to check \
        out.
        """,
      cast: [
        ("Tilda Marrowby", "The manager"),
        ("Ravi Coppersmythe", "Room service"),
      ]),
    SampleMovie(
      "untitled-tide-project", "Untitled Tide Project", date: "", minutes: nil,
      [.drama], votes: nil, popularity: 12, hasPoster: false,
      overview: "",
      cast: [
        ("Mirela Osterhaus", "")
      ]),
    SampleMovie(
      "cactus-season", "Cactus Season", date: "2027-03-19", minutes: 102,
      [.western, .comedy], votes: nil, popularity: 41,
      tagline: "High noon. Low battery.",
      overview: """
        A town of retired outlaws is chosen for a reality show, and the only honest man in it is hired \
        to play the villain.
        """,
      cast: [
        ("Bartholomew Kisk", "Sheriff Dunn"),
        ("Saoirse Blomgate", "Dolly Vane"),
      ]),
    SampleMovie(
      "the-velvet-equation", "The Velvet Equation", date: "2027-01-15", minutes: 117,
      [.thriller], votes: nil, popularity: 55,
      tagline: "Solve for who.",
      overview: """
        A tailor hides numbers in the linings of his suits. When a customer is found dead, the jacket is \
        missing and so is the proof.
        """,
      cast: [
        ("Yevgenia Plum", "Irina Sable"),
        ("Emeka Stroud-Lind", "The tailor"),
      ]),
    SampleMovie(
      "hollow-heights", "Hollow Heights", date: "2027-01-29", minutes: nil,
      [.crime, .drama], votes: nil, popularity: 36, hasPoster: false,
      overview: """
        The tallest tower of the city has no thirteenth floor. Somebody has been paying rent for it \
        since the day it opened.
        """,
      cast: [
        ("Kenji Hollowell", "Arlo Finch")
      ]),
    SampleMovie(
      "river-of-paper-boats", "River of Paper Boats", date: "2027-04-02", minutes: 99,
      [.family, .drama], votes: nil, popularity: 49,
      tagline: "Send it downstream.",
      overview: """
        Children on both sides of a border write to each other in boats that float only one way, and so \
        somebody has to walk back.
        """,
      cast: [
        ("Juniper Szalay", "Mei"),
        ("Ottilie Vantersea", "The ferrywoman"),
      ]),
    SampleMovie(
      "static-bloom", "Static Bloom", date: "", minutes: 95,
      [.horror, .scienceFiction], votes: nil, popularity: 57,
      tagline: "It grows between the channels.",
      overview: """
        A repairman of old televisions finds a flower on every screen, a little further open each night.
        """,
      cast: [
        ("Dmitri Hallowfen", "Gus"),
        ("Zora Pellegrine", "The voice"),
      ]),
    SampleMovie(
      "the-great-biscuit-heist", "The Great Biscuit Heist", date: "2026-12-04", minutes: 86,
      [.animation, .comedy, .family], votes: nil, popularity: 81,
      tagline: "Take one. Take all.",
      overview: """
        Five mice, one jar on the top shelf, and a plan with so many steps that the mice who made it \
        have grandchildren.
        """,
      cast: [
        ("Hideo Brambleton", "Crumb"),
        ("Tilda Marrowby", "Mrs. Whisk"),
        ("Marlo Pettifrey", "Little Nib"),
      ]),
  ]
}
