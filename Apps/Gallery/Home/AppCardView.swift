internal import BinderyViews

/// A card that links to an app, with its lesson and links to its code below.
struct AppCardView: View {
  let card: AppCard

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Link(destination: card.address) {
        VStack(alignment: .leading, spacing: 0) {
          Image(card.path, in: .gallery).aspectRatio(2, contentMode: .fit).frame(maxWidth: .infinity)
          VStack(alignment: .leading, spacing: 4) {
            Text(card.title).font(.headline)
            Text(card.summary).font(.callout)
          }
          .padding(16)
        }
      }
      .accessibilityIdentifier("app-\(card.path)")
      if let lesson = card.lesson {
        Divider()
        VStack(alignment: .leading, spacing: 4) {
          Text(lesson.teaches).font(.callout).foregroundStyle(.secondary)
          HStack(spacing: 16) {
            Link("Source", destination: card.sourceAddress)
              .accessibilityLabel("Source of \(card.title)")
            Link("Tests", destination: card.testsAddress)
              .accessibilityLabel("Tests of \(card.title)")
          }
          .font(.callout)
        }
        .padding(16)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.surface)
    .clipShape(.rect(cornerRadius: 14))
  }
}
