internal import BinderyViews
internal import PetAdoptionViewModels

/// A pet's adoption state as an icon and text, so that it doesn't depend on color alone.
struct StatusView: View {
  let card: PetCardViewModel

  var body: some View {
    Label {
      Text(card.statusText)
    } icon: {
      Image(icon: icon)
    }.font(.caption).fontWeight(.medium).foregroundStyle(tone)
  }

  private var icon: Icon { card.isAvailable ? .check : card.isReserved ? .clock : .home }
  private var tone: Color { card.isAvailable ? .positive : card.isReserved ? .warning : .secondary }
}

/// The button that adds a pet to the favorites.
struct FavoriteButton: View {
  let card: PetCardViewModel

  var body: some View {
    Button(card.favoriteActionText, icon: card.isFavorite ? .heartFilled : .heart) { card.toggleFavorite() }
  }
}
