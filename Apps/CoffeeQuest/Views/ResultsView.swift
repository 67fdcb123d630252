internal import Bindery
internal import BinderyViews
internal import CoffeeQuestViewModels

/// What was found, or why nothing was.
struct ResultsView: View {
  let model: CafeMapViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let failure = model.failure {
        ContentUnavailableView("The search failed", icon: .warning, description: failure) {
          Button("Try again") { model.tryAgain() }.buttonStyle(.borderedProminent)
        }
      } else if model.isEmpty {
        ContentUnavailableView("No cafes here", icon: .search, description: model.emptyText)
      } else if model.placeNotice == nil {
        if model.isLoading {
          HStack {
            ProgressView(model.loadingText)
            Text(model.loadingText).foregroundStyle(.secondary)
          }
        } else {
          Text(model.countText).font(.headline).accessibilityHeading(2).accessibilityLiveRegion(.polite)
          FilterView(model: model, filter: model.filter)
          if model.isFilteredEmpty {
            ContentUnavailableView(
              "No cafe matches", icon: .search,
              description: "None of those found is known to be as you want it."
            ) {
              Button("Clear filters") { model.filter.clear() }.buttonStyle(.borderedProminent)
            }
          }
        }
        List { ForEach(model.cafes) { cafe in CafeRow(cafe: cafe) } }
      }
    }
  }
}

/// What a person wants of a cafe, as far as anybody tells of it.
struct FilterView: View {
  let model: CafeMapViewModel
  @Bindable var filter: CafeFilter

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 170))], spacing: 16) {
      if model.knowsHours { Toggle("Open now", isOn: $filter.isOpenNow) }
      if model.knowsWifi { Toggle("Wi-Fi", isOn: $filter.hasWifi) }
      if model.knowsOutdoorSeating { Toggle("Outdoor seats", isOn: $filter.hasOutdoorSeating) }
      if model.knowsPrices {
        Picker("Price", selection: $filter.price) {
          ForEach(PriceChoice.allCases) { choice in Text(choice.title).tag(choice) }
        }
      }
    }
  }
}

/// A cafe in a list: pressed, it shows itself on the map.
struct CafeRow: View {
  let cafe: CafeViewModel

  var body: some View {
    HStack(spacing: 12) {
      Button {
        cafe.isSelected = !cafe.isSelected
      } label: {
        HStack(spacing: 12) {
          Image(cafe.pin.picture, in: .cafePins).frame(width: 28, height: 34)
            .accessibilityLabel(cafe.pin.spokenText)
          VStack(alignment: .leading, spacing: 0) {
            Text(cafe.name).lineLimit(2)
            Text(cafe.summaryText).font(.caption).foregroundStyle(.secondary).monospacedDigit()
            Text(cafe.openText).font(.caption).foregroundStyle(cafe.isOpen == true ? .positive : .secondary)
          }
        }
      }
      .checkmark(cafe.isSelected)
      Spacer()
      FavoriteButton(cafe: cafe)
      NavigationLink(value: cafe.route) {
        Image(icon: .chevronRight).accessibilityLabel("Details of \(cafe.name)")
      }
    }
  }
}

/// The heart of a cafe.
struct FavoriteButton: View {
  let cafe: CafeViewModel

  var body: some View {
    Button(cafe.favoriteActionText, icon: cafe.isFavorite ? .heartFilled : .heart) { cafe.toggleFavorite() }
  }
}
