extension SamplePets {
  /// Dogs.
  static let dogs: [Entry] = [
    Entry(
      id: "stella", name: "Stella", species: .dog, breed: "Golden retriever", birthday: (2019, 4, 12),
      rarity: .uncommon,
      picture: "stella",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 29400,
        note: "A little stiff on cold mornings; long slow walks help."),
      story: """
        Stella grew up on a farm that was sold. She carries a shoe to everyone who comes through \
        the door, never chews it, and wants it admired. She swims in every weather and sleeps \
        through every storm.
        """),
    Entry(
      id: "bruno", name: "Bruno", species: .dog, breed: "Labrador", birthday: (2014, 9, 3), rarity: .common,
      picture: "bruno",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 33800,
        note: "Eats a diet for older dogs and takes a tablet for his joints."),
      story: """
        Bruno was a guide dog and has retired with honours. He knows more words than most of us \
        use before breakfast. He would like a sofa, a garden and somebody who is at home a lot.
        """),
    Entry(
      id: "pixel", name: "Pixel", species: .dog, breed: "Corgi", birthday: (2023, 6, 21), rarity: .rare,
      picture: "pixel",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 11900,
        note: ""),
      story: """
        Pixel herds whatever moves: children, footballs, the vacuum cleaner. She learned to open \
        the fridge in a week and to close it in a year. She needs a person with humour and a \
        puzzle a day.
        """),
    Entry(
      id: "domino", name: "Domino", species: .dog, breed: "Dalmatian", birthday: (2021, 1, 30),
      rarity: .uncommon,
      picture: "domino",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 26300,
        note: "Needs much water and food with little purine."),
      story: """
        Domino runs ten kilometres and asks what is next. His last family had more stairs than \
        time. With enough running he is the calmest dog of the house.
        """),
    Entry(
      id: "waffles", name: "Waffles", species: .dog, breed: "Beagle", birthday: (2018, 11, 8),
      rarity: .common,
      picture: "waffles",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 13200,
        note: "Puts on weight easily: treats are to be counted."),
      story: """
        Waffles follows her nose and, sometimes, comes back with it. She sings along to violins. \
        A fence is a good idea, a second dog an even better one.
        """),
    Entry(
      id: "nimbus", name: "Nimbus", species: .dog, breed: "Husky", birthday: (2022, 2, 17), rarity: .rare,
      picture: "nimbus",
      health: Health(
        isVaccinated: true, isNeutered: false, isChipped: true, weight: 24100,
        note: ""),
      story: """
        Nimbus talks back, politely and at length. He was found in a national park with a sleigh \
        bell and no explanation. He loves snow, bicycles and people who rise early.
        """),
    Entry(
      id: "moss", name: "Moss", species: .dog, breed: "Sheepdog", birthday: (2020, 5, 25), rarity: .uncommon,
      picture: "moss",
      health: Health(
        isVaccinated: true, isNeutered: true, isChipped: true, weight: 30700,
        note: "Wants to be brushed twice a week."),
      story: """
        Moss walks around his people until all of them sit in one room, and then he lies down at \
        the door. Quiet, watchful, and soft as a rug.
        """),
    Entry(
      id: "biscuit", name: "Biscuit", species: .dog, breed: "Poodle", birthday: (2026, 6, 14),
      rarity: .veryRare,
      picture: "biscuit",
      health: Health(
        isVaccinated: true, isNeutered: false, isChipped: true, weight: 2900,
        note: "Second vaccination is due at four months."),
      story: """
        Biscuit is the smallest of nine and the loudest of ten. She falls asleep in the middle \
        of a game and goes on with it when she wakes.
        """),
  ]
}
