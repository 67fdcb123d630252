extension SamplePets {
  /// Cats.
  static let cats: [Entry] = [
    Entry(
      id: "olive", name: "Olive", species: .cat, breed: "Tabby", birthday: (2017, 7, 19), rarity: .common,
      picture: "olive",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 4300,
        note: ""),
      story: """
        Olive managed a bookshop for six years and knows which chair is the best in any room. \
        She likes quiet talk and the sound of pages.
        """),
    Entry(
      id: "ginger", name: "Ginger", species: .cat, breed: "Tabby", birthday: (2024, 8, 2), rarity: .common,
      picture: "ginger",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 5100,
        note: ""),
      story: """
        Ginger makes friends with postmen. He comes when he is called, also when somebody else \
        is called. A flat with a balcony would do, a garden would be heaven.
        """),
    Entry(
      id: "midnight", name: "Midnight", species: .cat, breed: "Bombay", birthday: (2022, 10, 31),
      rarity: .uncommon,
      picture: "midnight",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 4600,
        note: "Sneezes in dusty rooms."),
      story: """
        Midnight sits on top of the wardrobe and purrs so that the doors hum. She needs a week \
        to get to know you and then stays for good.
        """),
    Entry(
      id: "duchess", name: "Duchess", species: .cat, breed: "Siamese", birthday: (2020, 3, 11),
      rarity: .veryRare,
      picture: "duchess",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 3900,
        note: "A weak stomach: no milk."),
      story: """
        Duchess has opinions and delivers them at five in the morning. She walks on a lead, \
        rides in a basket and wants company all day.
        """),
    Entry(
      id: "patches", name: "Patches", species: .cat, breed: "Calico", birthday: (2016, 12, 5),
      rarity: .uncommon,
      picture: "patches",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 4200,
        note: "One tooth is missing; she has not noticed."),
      story: """
        Patches raised three litters that were not hers. She is gentle with children and firm \
        with dogs, and she asks for nothing but a sunny sill.
        """),
    Entry(
      id: "oreo", name: "Oreo", species: .cat, breed: "Tuxedo", birthday: (2026, 4, 20), rarity: .uncommon,
      picture: "oreo",
      health: Health(
        isVaccinated: true, isNeutered: false, isChipped: true, weight: 2100,
        note: "To be neutered in winter."),
      story: """
        Oreo was born under a theatre and still makes an entrance. He chases light, string and \
        his own tail, and catches two of these.
        """),
    Entry(
      id: "smokey", name: "Smokey", species: .cat, breed: "Chartreux", birthday: (2011, 5, 16), rarity: .rare,
      picture: "smokey",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 5600,
        note: "Kidneys are checked twice a year; eats a special diet."),
      story: """
        Smokey is old enough to have seen everything and kind enough not to mention it. His last \
        person moved to a home where cats may only visit.
        """),
  ]
}
