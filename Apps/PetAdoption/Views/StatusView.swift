internal import BinderyViews
internal import PetAdoptionViewModels

/// A pet's adoption state as an icon and text, so that it doesn't depend on color alone.
struct StatusView: View {
  let card: PetCardViewModel

  var body: some View {
    Label {
      Text(card.statusText)
    } icon: {
      Image(systemName: symbol)
    }.font(.caption).fontWeight(.medium).foregroundStyle(tone)
  }

  private var symbol: String { card.isAvailable ? "checkmark" : card.isReserved ? "clock" : "house" }
  private var tone: Color { card.isAvailable ? .positive : card.isReserved ? .warning : .secondary }
}

/// The button that adds a pet to the favorites.
struct FavoriteButton: View {
  let card: PetCardViewModel

  var body: some View {
    Button(card.favoriteActionText, icon: card.isFavorite ? .heartFilled : .heart) { card.toggleFavorite() }
  }
}
