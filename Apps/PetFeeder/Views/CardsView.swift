internal import Bindery
internal import BinderyViews
internal import PetFeederViewModels

/// One card at a time, with buttons for the others.
struct CardsView: View {
  let model: CardsViewModel
  let people: PeopleViewModel

  var body: some View {
    GroupBox {
      VStack(spacing: 12) {
        if let card = model.card { PetCardView(card: card) }
        HStack(spacing: 8) {
          Button("Previous pet", icon: .chevronLeft) { model.previous() }.disabled(!model.hasPrevious)
          Spacer()
          Text(model.dots).accessibilityLabel(model.positionText).foregroundStyle(.secondary)
          Spacer()
          Button("Next pet", icon: .chevronRight) { model.next() }.disabled(!model.hasNext)
        }
        .hidden(model.count < 2)
        Button(people.title) { people.ask() }.font(.callout)
      }
    }
  }
}

/// A large card of one pet.
struct PetCardView: View {
  let card: PetCardViewModel

  var body: some View {
    VStack(spacing: 8) {
      PetPictureView(card.picture, size: 144)
      Text(card.name).font(.title).bold().multilineTextAlignment(.center).accessibilityHeading(.h2)
      LastFedView(card: card)
      Button("Feed") { card.feed() }.buttonStyle(.borderedProminent)
        .accessibilityLabel("Feed \(card.name)")
      OthersFeedingView(card: card)
      NavigationLink("History, schedule and health", value: card.route).font(.callout)
    }
  }
}

/// Who is feeding the pet in another window. Its line is always there, so that no button moves.
struct OthersFeedingView: View {
  let card: PetCardViewModel

  var body: some View {
    HStack(spacing: 6) {
      if let text = card.othersFeedingText {
        Image(systemName: "person.2")
        Text(text)
      } else {
        Text(" ")
      }
    }
    .font(.callout).foregroundStyle(.warning).accessibilityLiveRegion(.polite)
  }
}

/// A pet's last feeding and its next duty.
struct LastFedView: View {
  let card: PetCardViewModel

  var body: some View {
    VStack(spacing: 2) {
      Text(card.lastFedTitle).font(.callout).foregroundStyle(.secondary)
      Text(card.lastFedTime).font(.headline).monospacedDigit()
      if card.hasBeenFed { Text(card.lastMeal).multilineTextAlignment(.center) }
      if let duty = card.duty { DutyView(duty) }
      if card.hasBeenFed {
        Text(card.fedTodayText).font(.callout).foregroundStyle(.secondary).monospacedDigit()
      }
    }
    .accessibilityLiveRegion(.polite)
  }
}
