internal import Bindery
internal import BinderyViewModels
internal import BinderyViews
internal import CoffeeQuestViewModels

/// The page of a cafe.
struct CafeScreen: View {
  let model: CafePageViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      if let card = model.card {
        if let notice = model.notice { Text(notice).font(.callout).foregroundStyle(.secondary) }
        CafeHeader(model: model, card: card)
        CafeContact(model: model)
        CafeHours(model: model)
        if let credit = model.credit { Link(credit.text, destination: credit.url).font(.caption) }
      } else if model.isLoading {
        LoadingView("Loading the cafe")
      } else {
        ContentUnavailableView(
          "Cafe not found", systemImage: "magnifyingglass",
          description: Text("Search around it again to find it."))
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle(model.title)
    .toolbar {
      ToolbarItem {
        if let card = model.card { FavoriteButton(cafe: card) }
      }
    }
  }
}

/// Rating, state and price.
private struct CafeHeader: View {
  let model: CafePageViewModel
  let card: CafeViewModel

  var body: some View {
    GroupBox {
      HStack(spacing: 16) {
        Image(card.pin.picture, in: .cafePins).frame(width: 54, height: 66)
          .accessibilityLabel(card.pin.spokenText)
        VStack(alignment: .leading, spacing: 4) {
          Text(card.ratingText).font(.title2).monospacedDigit()
          Text(card.openText ?? "Hours unknown").foregroundColor(card.isOpen == true ? .positive : .secondary)
          if let price = model.priceText { Text(price).foregroundStyle(.secondary) }
          if let distance = card.distanceText { Text("\(distance) away").foregroundStyle(.secondary) }
        }
      }
      if let failure = card.failure { Text(failure).foregroundStyle(.critical) }
    }
  }
}

/// The address, contacts and features of a cafe.
private struct CafeContact: View {
  let model: CafePageViewModel

  var body: some View {
    List {
      if let address = model.addressText { Label(address, systemImage: "location") }
      if let text = model.phoneText {
        if let link = model.phoneLink {
          Link(text, destination: link).foregroundStyle(.tint)
        } else {
          Text(text)
        }
      }
      if let text = model.siteText, let link = model.siteLink {
        Link(text, destination: link).foregroundStyle(.tint)
      }
      if let link = model.pageLink { Link(model.pageText, destination: link).foregroundStyle(.tint) }
      ForEach(model.features) { feature in
        Label(feature.text, systemImage: feature.isThere ? "checkmark" : "xmark")
          .foregroundStyle(feature.isThere ? .primary : .secondary)
      }
    }
  }
}

/// The hours of the week.
private struct CafeHours: View {
  let model: CafePageViewModel

  var body: some View {
    if !model.week.isEmpty {
      VStack(alignment: .leading, spacing: 8) {
        Text("Hours").font(.title2).accessibilityHeading(.h2)
        List {
          ForEach(model.week) { line in
            HStack {
              Text(line.isToday ? "\(line.day) (today)" : line.day).fontWeight(
                line.isToday ? .semibold : .regular)
              Spacer()
              Text(line.text).foregroundStyle(.secondary).monospacedDigit()
            }
          }
        }
        if let zone = model.zoneText { Text(zone).font(.caption).foregroundStyle(.secondary) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
