internal import Bindery
internal import BinderyViews
internal import PetAdoptionViewModels

/// The shelf: filters, and a card for each pet that matches.
struct ShelfView: View {
  @Bindable var model: ShelfViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      FilterView(model: model)
      if let notice = model.notice { Text(notice).font(.callout).foregroundStyle(.secondary) }
      BookNoticeView(notice: model.bookNotice) { model.readAgain() }
      LoadedContent(
        model.state, loading: "Loading the pets", failure: "Couldn’t load the pets", retry: model.tryAgain
      ) {
        Text(model.countText).font(.callout).foregroundStyle(.secondary).accessibilityLiveRegion(.polite)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 156))]) {
          ForEach(model.cards) { card in ShelfCardView(card: card) }
        }
      } empty: {
        ContentUnavailableView {
          Label("No pet matches", systemImage: "magnifyingglass")
        } description: {
          Text("Somebody else may be just right: look wider.")
        } actions: {
          Button("Show all pets") { model.clearFilters() }.buttonStyle(.borderedProminent)
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle("Adopt a pet")
  }
}

/// The filters of the shelf.
struct FilterView: View {
  @Bindable var model: ShelfViewModel

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 250))], spacing: 16) {
      Picker("Animal", selection: $model.species) {
        ForEach(SpeciesChoice.allCases) { choice in Text(choice.title).tag(choice) }
      }
      Picker("Age", selection: $model.age) {
        ForEach(AgeChoice.allCases) { choice in Text(choice.title).tag(choice) }
      }
      Picker("Fee", selection: $model.fee) {
        ForEach(FeeChoice.allCases) { choice in Text(choice.title).tag(choice) }
      }
      Toggle("Favorites only", isOn: $model.showsFavoritesOnly)
    }
  }
}

/// A card on the shelf. The picture and text link to the pet's page.
struct ShelfCardView: View {
  let card: PetCardViewModel

  var body: some View {
    GroupBox {
      NavigationLink(value: card.route) { PetCardView(pet: card.pet) }
      HStack(spacing: 0) {
        StatusView(card: card)
        Spacer()
        FavoriteButton(card: card)
      }
      if let failure = card.failure { Text(failure).font(.caption).foregroundStyle(.critical) }
    }
  }
}
