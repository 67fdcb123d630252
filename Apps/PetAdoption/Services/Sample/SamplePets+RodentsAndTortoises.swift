extension SamplePets {
  /// Rodents and tortoises.
  static let rodentsAndTortoises: [Entry] = [
    Entry(
      id: "nugget", name: "Nugget", species: .rodent, breed: "Golden hamster", birthday: (2026, 5, 28),
      rarity: .common,
      picture: "nugget",
      health: Health(
        isVaccinated: nil, isNeutered: nil, isChipped: nil, weight: 128,
        note: "Hamsters live two to three years."),
      story: """
        Nugget moves her whole store of seeds every night, from here to there, and the next \
        night back. Best watched after ten in the evening.
        """),
    Entry(
      id: "peanut", name: "Peanut", species: .rodent, breed: "Guinea pig", birthday: (2024, 11, 12),
      rarity: .uncommon,
      picture: "peanut",
      health: Health(
        isVaccinated: nil, isNeutered: true, isChipped: nil, weight: 980,
        note: ""),
      story: """
        Peanut whistles at the sound of a lettuce three rooms away. He is the calm one of his \
        group and should move with Truffle.
        """),
    Entry(
      id: "truffle", name: "Truffle", species: .rodent, breed: "Guinea pig", birthday: (2025, 1, 8),
      rarity: .uncommon,
      picture: "truffle",
      health: Health(
        isVaccinated: nil, isNeutered: false, isChipped: nil, weight: 910,
        note: "Needs fresh greens with vitamin C every day."),
      story: """
        Truffle yawns like a very small hippopotamus. She likes tunnels, peas and Peanut, in \
        that order.
        """),
    Entry(
      id: "comet", name: "Comet", species: .rodent, breed: "Gerbil", birthday: (2026, 10, 30),
      rarity: .common,
      picture: nil,
      health: Health(
        isVaccinated: nil, isNeutered: nil, isChipped: nil, weight: 24,
        note: ""),
      story: """
        Comet has never sat still for a photograph. The whole litter digs tunnels that an \
        engineer would envy.
        """),
    Entry(
      id: "shelly", name: "Shelly", species: .tortoise, breed: "Greek tortoise", birthday: (1984, 7, 1),
      rarity: .veryRare,
      picture: "shelly",
      health: Health(
        isVaccinated: nil, isNeutered: nil, isChipped: true, weight: 2400,
        note: "Papers of origin come with her."),
      story: """
        Shelly has been handed down twice and may outlive you too: please say who comes next. \
        She winters in a fridge and rises in March, hungry.
        """),
    Entry(
      id: "pebble", name: "Pebble", species: .tortoise, breed: "Steppe tortoise", birthday: (2022, 7, 22),
      rarity: .rare,
      picture: "pebble",
      health: Health(
        isVaccinated: nil, isNeutered: nil, isChipped: true, weight: 410,
        note: "Papers of origin come with him."),
      story: """
        Pebble is faster than you think, and further away than you left him. He needs a warm run \
        out of doors and a lamp on grey days.
        """),
  ]
}
