extension SamplePets {
  /// Rabbits and birds.
  static let rabbitsAndBirds: [Entry] = [
    Entry(
      id: "clover", name: "Clover", species: .rabbit, breed: "White dwarf", birthday: (2025, 3, 20),
      rarity: .common,
      picture: "clover",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: nil, weight: 1300,
        note: ""),
      story: """
        Clover binkies, which is a jump with a twist, whenever parsley is near. She lives with \
        Hazel and should not be parted from him.
        """),
    Entry(
      id: "hazel", name: "Hazel", species: .rabbit, breed: "Lop", birthday: (2024, 5, 9), rarity: .uncommon,
      picture: "hazel",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: nil, weight: 2200,
        note: "Ears are looked at every month."),
      story: """
        Hazel looks asleep and hears everything. He digs, so a garden will change. He lives with \
        Clover and should not be parted from her.
        """),
    Entry(
      id: "thistle", name: "Thistle", species: .rabbit, breed: "Dutch", birthday: (2023, 9, 27),
      rarity: .common,
      picture: "thistle",
      health: Health(
        isVaccinated: true, isNeutered: false, isChipped: nil, weight: 2000,
        note: ""),
      story: """
        Thistle keeps her house in order: hay to the left, toys to the right. She likes to be \
        stroked on the forehead and nowhere else.
        """),
    Entry(
      id: "pepper", name: "Pepper", species: .rabbit, breed: "Chinchilla rabbit", birthday: (2021, 8, 15),
      rarity: .rare,
      picture: "pepper",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: nil, weight: 2600,
        note: "Teeth are checked every half year."),
      story: """
        Pepper sleeps with his feet in the air, which frightens visitors. He is well, he is \
        always well.
        """),
    Entry(
      id: "kiwi", name: "Kiwi", species: .bird, breed: "Budgerigar", birthday: (2024, 2, 6), rarity: .common,
      picture: "kiwi",
      health: Health(
        isVaccinated: nil, isNeutered: nil, isChipped: nil, weight: 38,
        note: ""),
      story: """
        Kiwi says good morning at all hours. He flies two rounds before breakfast and shares a \
        branch with Sky, if she lets him.
        """),
    Entry(
      id: "sky", name: "Sky", species: .bird, breed: "Budgerigar", birthday: (2023, 4, 18), rarity: .uncommon,
      picture: "sky",
      health: Health(
        isVaccinated: nil, isNeutered: nil, isChipped: nil, weight: 36,
        note: ""),
      story: """
        Sky whistles the first half of a march and leaves the rest to you. She wants other birds \
        around and a room to fly in.
        """),
    Entry(
      id: "mango", name: "Mango", species: .bird, breed: "Cockatiel", birthday: (2015, 6, 30), rarity: .rare,
      picture: "mango",
      health: Health(
        isVaccinated: nil, isNeutered: nil, isChipped: nil, weight: 92,
        note: "Sensitive to smoke and to fumes of pans."),
      story: """
        Mango dances when the kettle boils. She was hatched by hand, so she thinks that people \
        are odd, large birds.
        """),
  ]
}
