internal import Bindery
internal import BinderyViews
internal import CoffeeQuestViewModels

/// The cafes found, or a message if there are none.
struct ResultsView: View {
  let model: CafeMapViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      LoadedContent(
        model.state, loading: "\(model.loadingText)", failure: "The search failed", retry: model.tryAgain
      ) {
        Text(model.countText).font(.headline).accessibilityHeading(.h2).accessibilityLiveRegion(.polite)
        // Closed, so that a phone shows cafes below the map.
        DisclosureGroup(model.filter.title) { FilterView(model: model, filter: model.filter) }
        if model.isFilteredEmpty {
          ContentUnavailableView {
            Label("No cafe matches", systemImage: "magnifyingglass")
          } description: {
            Text("No cafe found here is known to match your filters.")
          } actions: {
            Button("Clear filters") { model.filter.clear() }.buttonStyle(.borderedProminent)
          }
        }
      } empty: {
        ContentUnavailableView(
          "No cafes here", systemImage: "magnifyingglass", description: Text(model.emptyText))
      }
      List { ForEach(model.cafes) { cafe in CafeRow(cafe: cafe) } }
    }
  }
}

/// The filters and the orders for which the results contain data.
struct FilterView: View {
  @Bindable var model: CafeMapViewModel
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
      if model.knowsRatings {
        Picker("Order", selection: $model.order) {
          ForEach(CafeOrder.allCases) { order in Text(order.title).tag(order) }
        }
      }
    }
  }
}

/// A cafe in a list. Pressing it selects its pin on the map.
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
            Text(cafe.name).foregroundStyle(.primary).lineLimit(2)
            Text(cafe.summaryText).font(.caption).foregroundStyle(.secondary).monospacedDigit()
            if let text = cafe.openText {
              Text(text).font(.caption).foregroundColor(cafe.isOpen == true ? .positive : .secondary)
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .checkmark(cafe.isSelected)
      FavoriteButton(cafe: cafe)
      NavigationLink(value: cafe.route) {
        Image(systemName: "chevron.right").foregroundStyle(.secondary)
          .accessibilityLabel("Details of \(cafe.name)")
      }
    }
  }
}

/// The button that adds a cafe to the favorites.
struct FavoriteButton: View {
  let cafe: CafeViewModel

  var body: some View {
    Button(cafe.favoriteActionText, icon: cafe.isFavorite ? .heartFilled : .heart) { cafe.toggleFavorite() }
  }
}
