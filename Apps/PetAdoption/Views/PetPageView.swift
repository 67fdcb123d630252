internal import Bindery
internal import BinderyViews
internal import PetAdoptionViewModels

/// The page of a pet.
struct PetPageView: View {
  let model: PetPageViewModel

  var body: some View {
    VStack(spacing: 24) {
      if let card = model.card {
        PetPortraitView(pet: card.pet, subtitle: model.subtitle, othersText: model.othersText)
        BookNoticeView(notice: model.notice) { model.readAgain() }
        AdoptionView(model: model, card: card)
        PetStoryView(model: model)
      } else if model.isLoading {
        LoadingView("Loading the pet")
      } else {
        ContentUnavailableView(
          "Pet not found", systemImage: "magnifyingglass",
          description: Text("It may have moved on. The others wait on the shelf."))
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle(model.title)
    .toolbar {
      ToolbarItem {
        if let card = model.card { FavoriteButton(card: card) }
      }
    }
  }
}

/// A large picture of the pet, under its name, and who else looks at it.
struct PetPortraitView: View {
  let pet: PetViewModel
  let subtitle: String
  let othersText: String?

  var body: some View {
    VStack(spacing: 8) {
      Image(pet.picture, in: .pets).frame(width: 220, height: 220).accessibilityLabel(pet.pictureText)
      Text(subtitle).multilineTextAlignment(.center)
      Text("\(pet.ageText) · \(pet.adoptionFeeText)").foregroundStyle(.secondary).monospacedDigit()
      // Always there, so that nothing moves when somebody comes.
      HStack(spacing: 6) {
        if let othersText {
          Image(systemName: "eye")
          Text(othersText)
        } else {
          Text(" ")
        }
      }
      .font(.callout).foregroundStyle(.secondary).accessibilityLiveRegion(.polite)
    }
  }
}

/// The adoption state, and the buttons for the next step.
struct AdoptionView: View {
  let model: PetPageViewModel
  let card: PetCardViewModel
  @SceneStorage private var asksToAdopt: Bool

  init(model: PetPageViewModel, card: PetCardViewModel) {
    self.model = model
    self.card = card
    // Each pet has a question of its own.
    _asksToAdopt = SceneStorage(wrappedValue: false, "adopt.\(card.id)")
  }

  var body: some View {
    GroupBox {
      StatusView(card: card)
      Text(model.statusSentence).accessibilityLiveRegion(.polite)
      if model.canReserve {
        Button("Reserve") { model.reserve() }.buttonStyle(.borderedProminent).disabled(model.isBusy)
      }
      if model.canAdopt {
        Button("Take home for \(card.pet.adoptionFeeText)") { asksToAdopt = true }
          .buttonStyle(.borderedProminent).disabled(model.isBusy)
      }
      if model.canUnreserve {
        Button("Give up the reservation") { model.unreserve() }.buttonStyle(.bordered).disabled(model.isBusy)
      }
      if model.canBringBack {
        Button("Undo “Take home”") { model.bringBack() }.buttonStyle(.bordered).disabled(model.isBusy)
        Text(model.bringBackNote).font(.caption).foregroundStyle(.secondary)
      }
      if let failure = model.failure { Text(failure).foregroundStyle(.critical) }
      if !card.isAdopted { Text(model.sharedNote).font(.caption).foregroundStyle(.secondary) }
    }
    .confirmationDialog("Take \(card.pet.name) home?", isPresented: $asksToAdopt) {
      Button("Take home") { model.adopt() }
      Button("Not yet", role: .cancel) {}
    }
  }
}

/// The details of a pet.
struct PetStoryView: View {
  let model: PetPageViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Story").font(.title2).accessibilityHeading(.h2)
      Text(model.story)
      Text("Health").font(.title2).accessibilityHeading(.h2)
      List {
        ForEach(model.health) { fact in
          HStack {
            Text(fact.title)
            Spacer()
            Text(fact.value).foregroundStyle(.secondary)
          }
        }
      }
      if let note = model.healthNote { Text(note).font(.callout).foregroundStyle(.secondary) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
