extension SampleMovies {
  /// Movies with release dates in late autumn.
  static let autumn = [
    SampleMovie(
      "glass-harbor", "Glass Harbor", date: "2026-11-06", minutes: 118,
      [.mystery, .thriller], votes: (7.8, 2140), popularity: 98,
      tagline: "The tide keeps every secret but one.",
      overview: """
        A ferry pilot finds a letter in a bottle that was thrown into the sea tomorrow. To learn who \
        wrote it she must cross a harbor where nobody casts a reflection.
        """,
      cast: [
        ("Mirela Osterhaus", "Runa Dahl"),
        ("Lorcan Vasquine", "The harbor master"),
        ("Noor Castellane", "Inspector Amadi"),
      ]),
    SampleMovie(
      "the-lantern-keepers", "The Lantern Keepers", date: "2026-10-23", minutes: 104,
      [.fantasy, .family], votes: (8.3, 3875), popularity: 95,
      tagline: "Somebody has to mind the dark.",
      overview: """
        Every night three siblings carry lanterns up the hill so that the stars can find their places. \
        One night a lantern goes out, and a piece of the sky does not come back.
        """,
      cast: [
        ("Juniper Szalay", "Pim"),
        ("Ottilie Vantersea", "Grandmother Wick"),
        ("Emeka Stroud-Lind", "The Dusk"),
      ]),
    SampleMovie(
      "orbit-of-two", "Orbit of Two", date: "2026-10-30", minutes: 127,
      [.scienceFiction, .romance], votes: (7.4, 1688), popularity: 90,
      tagline: "Ninety minutes a day, they share a window.",
      overview: """
        Two engineers on stations that circle in opposite directions pass each other sixteen times a \
        day. They begin to write on the glass.
        """,
      cast: [
        ("Kenji Hollowell", "Ilya Roan"),
        ("Zora Pellegrine", "Mara Teague"),
      ]),
    SampleMovie(
      "midnight-at-the-aviary", "Midnight at the Aviary", date: "2026-11-13", minutes: 109,
      [.mystery, .crime], votes: (6.9, 512), popularity: 72,
      tagline: "Not every witness sings.",
      overview: """
        A zoo's night watchman is framed for the theft of a bird that is said to be extinct. His only \
        witness is a parrot that repeats half of what it hears.
        """,
      cast: [
        ("Cosimo Drey", "Anton Feld"),
        ("Gwenllian Ashdrake", "Dr. Lisle"),
        ("Bartholomew Kisk", "Captain, the parrot"),
      ]),
    SampleMovie(
      "copper-rain", "Copper Rain", date: "2026-11-20", minutes: 123,
      [.crime, .thriller], votes: (6.4, 207), popularity: 83,
      tagline: "The city pays in small change.",
      overview: """
        It rains coins over one street, once. The detective who has to explain it is the only one who \
        did not bend down.
        """,
      cast: [
        ("Emeka Stroud-Lind", "Detective Oyelaran"),
        ("Lucinda Farrowgate", "The mayor"),
      ]),
    SampleMovie(
      "the-understudys-ghost", "The Understudy's Ghost", date: "2026-10-16", minutes: 101,
      [.comedy, .horror], votes: (6.8, 876), popularity: 66,
      tagline: "He died waiting for his cue.",
      overview: """
        An understudy who never once went on stage haunts a provincial theater and finally gets his \
        chance when the whole cast catches a cold.
        """,
      cast: [
        ("Bartholomew Kisk", "Edgar"),
        ("Tilda Marrowby", "Madame Prill"),
        ("Jonah Quillfeather", "The prompter"),
      ]),
    SampleMovie(
      "signal-nine", "Signal Nine", date: "2026-11-13", minutes: 115,
      [.scienceFiction, .thriller], votes: (7.0, 1544), popularity: 88,
      tagline: "It is not from space. It is from the cellar.",
      overview: """
        A radio astronomer proves that the message she has studied for ten years was sent from under her \
        own telescope.
        """,
      cast: [
        ("Noor Castellane", "Dr. Sefa Lind"),
        ("Kenji Hollowell", "Marsh"),
        ("Yevgenia Plum", "The caretaker"),
      ]),
    SampleMovie(
      "the-cartographers-daughter", "The Cartographer's Daughter", date: "2026-10-23", minutes: 134,
      [.adventure, .history], votes: (7.6, 1021), popularity: 77,
      tagline: "Where the map ends, she begins.",
      overview: """
        She draws the coastlines that her father signs. When he vanishes at sea, she sails into the one \
        white space that she left on purpose.
        """,
      cast: [
        ("Zora Pellegrine", "Ysabel Crane"),
        ("Alasdair Umber", "Captain Holm"),
        ("Fatou Winterbourne", "The pilot"),
      ]),
    SampleMovie(
      "snowline", "Snowline", date: "2026-11-20", minutes: 106,
      [.adventure, .thriller], votes: (6.7, 98), popularity: 58,
      tagline: "Everyone sleeps above the snow.",
      overview: """
        A rescue team answers a call from a mountain hut that burned down thirty winters ago.
        """,
      cast: [
        ("Lorcan Vasquine", "Jory"),
        ("Mirela Osterhaus", "Anneke"),
      ]),
    SampleMovie(
      "tin-whale", "Tin Whale", date: "2026-10-30", minutes: 84,
      [.animation, .scienceFiction, .family], votes: (8.4, 2977), popularity: 86,
      tagline: "Big heart. Small leak.",
      overview: """
        A rusty submarine dreams of being a whale, and the only one who believes it is a boy who cannot \
        swim.
        """,
      cast: [
        ("Hideo Brambleton", "Bolt"),
        ("Juniper Szalay", "Teo"),
      ]),
    SampleMovie(
      "ember-and-ink", "Ember and Ink", date: "2026-11-06", minutes: 121,
      [.fantasy, .romance], votes: (7.1, 1190), popularity: 79,
      tagline: "What she writes, burns. What he burns, lives.",
      overview: """
        A scribe whose words catch fire is apprenticed to a burner of forbidden books. Neither of them \
        wants to finish the last page.
        """,
      cast: [
        ("Saoirse Blomgate", "Wren"),
        ("Jonah Quillfeather", "Ash"),
      ]),
    SampleMovie(
      "the-last-lighthouse-on-mars", "The Last Lighthouse on Mars", date: "2026-10-16", minutes: 130,
      [.scienceFiction, .adventure], votes: (8.0, 3340), popularity: 91,
      tagline: "The sea left. The light stayed.",
      overview: """
        On a shore without water a keeper lights her lamp each night, until something answers from the \
        bottom of the dry ocean.
        """,
      cast: [
        ("Adaeze Thornbury", "Keeper Iyo"),
        ("Hideo Brambleton", "Unit 4"),
        ("Alasdair Umber", "The inspector"),
      ]),
  ]
}
