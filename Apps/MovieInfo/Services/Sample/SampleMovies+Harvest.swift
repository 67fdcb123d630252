extension SampleMovies {
  /// Movies with release dates in early autumn.
  static let harvest = [
    SampleMovie(
      "salt-road", "Salt Road", date: "2026-09-18", minutes: 141,
      [.western, .drama], votes: (8.6, 941), popularity: 61,
      overview: """
        A widow drives the last mule train across a dry lake to deliver a town's winter salt. Behind her \
        rides the man who sold it twice.
        """,
      cast: [
        ("Adaeze Thornbury", "Constance Reed"),
        ("Alasdair Umber", "Silas Crane"),
        ("Osric Bellwater", "Old Penny"),
      ]),
    SampleMovie(
      "paper-kingdom", "Paper Kingdom", date: "2026-09-25", minutes: 88,
      [.animation, .family, .adventure], votes: (8.1, 4206), popularity: 93,
      tagline: "Fold first. Ask later.",
      overview: """
        A crumpled prince made of newspaper sets out to find the drawing he was torn from, with a \
        stapler for a sword and a fear of rain.
        """,
      cast: [
        ("Marlo Pettifrey", "Prince Column"),
        ("Yevgenia Plum", "Queen Origami"),
        ("Hideo Brambleton", "The Stapler"),
      ]),
    SampleMovie(
      "the-ninth-orchard", "The Ninth Orchard", date: "2026-10-09", minutes: 97,
      [.horror], votes: (5.7, 1320), popularity: 70,
      tagline: "Do not count the trees.",
      overview: """
        Eight orchards are on the deed of the farm she inherits. After the first frost there are nine, \
        and the ninth is in blossom.
        """,
      cast: [
        ("Wendeline Amsker", "Hester Voll"),
        ("Dmitri Hallowfen", "The tenant"),
      ]),
    SampleMovie(
      "low-tide-radio", "Low Tide Radio", date: "2026-10-02", minutes: 112,
      [.music, .drama], votes: (7.2, 388), popularity: 44,
      tagline: "Broadcasting to whoever is left.",
      overview: """
        A lighthouse that lost its lamp becomes a pirate station for fishermen. When the signal is heard \
        inland, four friends have one summer to become a band.
        """,
      cast: [
        ("Priya Sandoval-Rook", "Dee"),
        ("Ravi Coppersmythe", "Anchor"),
        ("Fatou Winterbourne", "Lune"),
      ]),
    SampleMovie(
      "a-year-of-moths", "A Year of Moths", date: "2026-09-04", minutes: 79,
      [.documentary], votes: (7.9, 143), popularity: 20,
      overview: """
        Twelve months at one kitchen window in the north: the lamp, the moths, and the retired bus \
        driver who knows all of them by name.
        """,
      cast: [
        ("Osric Bellwater", "Himself")
      ]),
    SampleMovie(
      "marmalade-weather", "Marmalade Weather", date: "2026-09-11", minutes: 96,
      [.romance, .comedy], votes: (6.2, 655), popularity: 52,
      tagline: "Two recipes. One lemon tree.",
      overview: """
        A failed weatherman and a stubborn jam maker share a garden wall and disagree about everything \
        that falls from the sky.
        """,
      cast: [
        ("Ravi Coppersmythe", "Felix Orme"),
        ("Saoirse Blomgate", "Bea Marrow"),
      ]),
    SampleMovie(
      "quiet-engines", "Quiet Engines", date: "2026-09-18", minutes: 119,
      [.drama], votes: (7.7, 264), popularity: 31,
      overview: """
        After forty years in the loudest factory of the valley, a foreman goes home to a house where \
        nobody has learned to talk.
        """,
      cast: [
        ("Osric Bellwater", "Walter Kemp"),
        ("Lucinda Farrowgate", "Edie Kemp"),
        ("Priya Sandoval-Rook", "Nell"),
      ]),
    SampleMovie(
      "the-sixth-bell", "The Sixth Bell", date: "2026-10-09", minutes: 93,
      [.horror, .mystery], votes: (5.9, 731), popularity: 63,
      tagline: "Five bells. Six ringers.",
      overview: """
        The village church has five bells. On the eve of the harvest somebody in the tower rings a \
        sixth.
        """,
      cast: [
        ("Gwenllian Ashdrake", "Reverend Mott"),
        ("Dmitri Hallowfen", "The sexton"),
      ]),
    SampleMovie(
      "saffron-street", "Saffron Street", date: "2026-09-25", minutes: 108,
      [.comedy, .drama], votes: (7.3, 589), popularity: 47,
      tagline: "Dinner is served. Eventually.",
      overview: """
        Three generations run two rival restaurants with one kitchen door between them, and a critic who \
        has booked at both.
        """,
      cast: [
        ("Fatou Winterbourne", "Amara"),
        ("Cosimo Drey", "Luca"),
        ("Tilda Marrowby", "The critic"),
      ]),
    SampleMovie(
      "pigeon-post", "Pigeon Post", date: "2026-09-04", minutes: 91,
      [.comedy, .family], votes: (6.6, 402), popularity: 39,
      tagline: "Neither rain nor cats.",
      overview: """
        When the network fails on a small island, a retired postmistress calls up her old staff: \
        nineteen pigeons and a bad-tempered gull.
        """,
      cast: [
        ("Ottilie Vantersea", "Miss Penhale"),
        ("Marlo Pettifrey", "The mayor's son"),
      ]),
  ]
}
