extension SampleMovies {
  /// Older movies with fixed release dates.
  static let classics = [
    SampleMovie(
      "the-long-blue-letter", "The Long Blue Letter", date: "1994-05-13", minutes: 142,
      [.drama, .romance], votes: (8.7, 5120), popularity: 74,
      overview: """
        A postman keeps one undeliverable letter for thirty years. On his last round he decides to read \
        it to the street.
        """,
      cast: [
        ("Osric Bellwater", "Mr. Ames"),
        ("Adaeze Thornbury", "Clara"),
      ]),
    SampleMovie(
      "dust-and-daffodils", "Dust and Daffodils", date: "1978-08-25", minutes: 126,
      [.western, .romance], votes: (7.5, 612), popularity: 28,
      tagline: "She planted. He stayed.",
      overview: """
        A drifter who has never stopped anywhere is hired to dig one well, and the water takes its time.
        """,
      cast: [
        ("Alasdair Umber", "Cole"),
        ("Wendeline Amsker", "Ruth"),
      ]),
    SampleMovie(
      "the-moon-has-a-basement", "The Moon Has a Basement", date: "1987-07-03", minutes: 98,
      [.scienceFiction, .comedy], votes: (7.9, 2210), popularity: 59,
      tagline: "Mind your head.",
      overview: """
        Two janitors of the first moon base discover a staircase that is on no plan, and a landlord at \
        the bottom of it.
        """,
      cast: [
        ("Ravi Coppersmythe", "Sal"),
        ("Jonah Quillfeather", "Buck"),
      ]),
    SampleMovie(
      "seven-umbrellas", "Seven Umbrellas", date: "1966-03-18", minutes: 110,
      [.music, .romance], votes: (8.2, 1433), popularity: 35,
      tagline: "Sing louder. It's pouring.",
      overview: """
        In the rainiest town of the coast a seller of umbrellas falls for a woman who likes to get wet.
        """,
      cast: [
        ("Saoirse Blomgate", "Odette"),
        ("Cosimo Drey", "Marcel"),
      ]),
    SampleMovie(
      "the-wolf-who-read-weather", "The Wolf Who Read Weather", date: "2004-11-19", minutes: 82,
      [.animation, .family, .fantasy], votes: (8.5, 3688), popularity: 65,
      overview: """
        A wolf too short-sighted to hunt learns to read the clouds, and becomes the one animal whom the \
        whole forest needs.
        """,
      cast: [
        ("Emeka Stroud-Lind", "Grey"),
        ("Juniper Szalay", "Owlet"),
      ]),
    SampleMovie(
      "harbor-of-bells", "Harbor of Bells", date: "1959-10-02", minutes: 151,
      [.history, .drama], votes: (7.8, 290), popularity: 14,
      tagline: "A city that would not be silent.",
      overview: """
        When the bells of a besieged port are to be melted for cannon, the bell ringers hide them one by \
        one in the sea.
        """,
      cast: [
        ("Lorcan Vasquine", "Master Auber"),
        ("Gwenllian Ashdrake", "Sister Maud"),
      ]),
    SampleMovie(
      "velocity-of-snow", "Velocity of Snow", date: "2012-01-27", minutes: 104,
      [.thriller], votes: (6.3, 987), popularity: 33,
      tagline: "Faster than a rumor.",
      overview: """
        A courier on the steepest road of the Alps has ninety minutes, no brakes, and a parcel that is \
        counting, too.
        """,
      cast: [
        ("Priya Sandoval-Rook", "Vega"),
        ("Dmitri Hallowfen", "Kess"),
      ]),
    SampleMovie(
      "the-octopus-waltz", "The Octopus Waltz", date: "1971-06-11", minutes: 94,
      [.music, .comedy], votes: (7.0, 341), popularity: 18,
      tagline: "Eight left feet.",
      overview: """
        A dance hall by the sea has lost its band and its guests. Then the new pianist moves in, into \
        the aquarium.
        """,
      cast: [
        ("Tilda Marrowby", "Miss Coral"),
        ("Bartholomew Kisk", "Mr. Finn"),
      ]),
    SampleMovie(
      "cathedral-of-wires", "Cathedral of Wires", date: "2017-09-08", minutes: 133,
      [.scienceFiction, .drama], votes: (8.1, 2764), popularity: 62,
      tagline: "Switch on. Kneel.",
      overview: """
        Monks look after the last computer of the old world. A novice asks it a question that it has \
        waited centuries to be asked.
        """,
      cast: [
        ("Fatou Winterbourne", "Sister Volta"),
        ("Kenji Hollowell", "Brother Ohm"),
      ]),
    SampleMovie(
      "mrs-plumtree-investigates", "Mrs. Plumtree Investigates", date: "1983-12-09", minutes: 100,
      [.mystery, .comedy, .crime], votes: (7.4, 803), popularity: 40,
      tagline: "Tea first. Then murder.",
      overview: """
        A widow who has read every detective novel in the library solves the one crime of her village, \
        three times, with three different murderers.
        """,
      cast: [
        ("Ottilie Vantersea", "Mrs. Plumtree"),
        ("Alasdair Umber", "Constable Briggs"),
      ]),
    SampleMovie(
      "a-small-museum-of-storms", "A Small Museum of Storms", date: "2021-02-12", minutes: 74,
      [.documentary], votes: (0.8, 6), popularity: 9,
      overview: """
        A collector keeps jars of air from every storm of his life, labeled by hand. He has decided to \
        open one.
        """,
      cast: [
        ("Walter Inkpen", "Himself")
      ]),
    SampleMovie(
      "tango-for-astronauts", "Tango for Astronauts", date: "2009-04-24", minutes: 116,
      [.romance, .scienceFiction], votes: (7.6, 1895), popularity: 51,
      tagline: "Weightless, but not careless.",
      overview: """
        The first dance teacher in orbit has one pupil, no floor, and six weeks until the captain's \
        wedding.
        """,
      cast: [
        ("Zora Pellegrine", "Ines Vidal"),
        ("Kenji Hollowell", "Captain Sato"),
      ]),
    SampleMovie(
      "the-hour-of-foxes", "The Hour of Foxes", date: "1998-10-30", minutes: 107,
      [.fantasy], votes: (7.7, 1), popularity: 25, hasPoster: false,
      overview: """
        Between the last bus and the first one a city belongs to its foxes, and tonight they hold an \
        election.
        """,
      cast: [
        ("Saoirse Blomgate", "The vixen"),
        ("Emeka Stroud-Lind", "The night bus driver"),
      ]),
    SampleMovie(
      "untold-acres", "Untold Acres", date: "1962-09-14", minutes: nil,
      [.drama, .history], votes: nil, popularity: 5, hasPoster: false,
      overview: ""),
  ]
}
