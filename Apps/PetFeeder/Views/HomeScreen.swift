internal import Bindery
internal import BinderyViews
internal import PetFeederViewModels

/// The first screen: a card for feeding, and the list of all pets.
struct HomeScreen: View {
  let model: PetFeederViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      NoticesView(model: model)
      // The grid is always shown, so that the layout does not move when the pets arrive.
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 320))], spacing: 24) {
        LoadedContent(
          model.state, loading: "Loading the pets", failure: "Couldn’t load the pets", retry: model.tryAgain
        ) {
          CardsView(model: model.cards, people: model.people)
          PetListView(model: model.list)
        } empty: {
          WelcomeView(model: model)
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle("Pet Feeder")
    .toolbar {
      ToolbarItem {
        NavigationLink(value: FeederRoute.data) { Image(systemName: "square.and.arrow.up") }
          .accessibilityLabel("Your data")
      }
      ToolbarItem { Button("Add Pet", icon: .add) { model.list.askForPet() } }
      UndoBanner(model.notice)
    }
  }
}

/// The first screen without pets: the purpose of the app, and the two ways to begin.
struct WelcomeView: View {
  let model: PetFeederViewModel

  var body: some View {
    ContentUnavailableView {
      Label("Who was fed?", systemImage: "heart")
    } description: {
      Text(
        "Add your pets, and note each meal with one tap. Everybody in the house sees at once who was fed, with what and when."
      )
    } actions: {
      Button("Add Pet") { model.list.askForPet() }.buttonStyle(.borderedProminent)
      Button("Try with sample pets") { model.list.addSamplePets() }.buttonStyle(.bordered)
    }
  }
}

/// Notices about the data.
struct NoticesView: View {
  let model: PetFeederViewModel

  var body: some View {
    if let notice = model.storeNotice {
      Label(notice, systemImage: "exclamationmark.triangle").foregroundStyle(.warning)
    }
    if let notice = model.sampleNotice {
      HStack(spacing: 8) {
        Text(notice).font(.callout).foregroundStyle(.secondary)
        Button("Delete") { model.removeSamplePets() }.accessibilityLabel("Delete the sample pets")
      }
    }
  }
}
