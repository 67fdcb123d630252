import SwiftUI

struct MovieDetailView: View {
  let movie: Movie
  @Environment(MovieListModel.self) private var model
  @State private var isShowingCast = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack(alignment: .bottom, spacing: 16) {
          Poster(movie: movie)
            .frame(width: 120, height: 180)
          VStack(alignment: .leading, spacing: 8) {
            Text(movie.title)
              .font(.title)
              .bold()
            Text("\(String(movie.year)) · \(movie.minutes) min")
              .foregroundStyle(.secondary)
            RatingView(rating: movie.rating)
          }
        }

        Text(movie.overview)
          .lineSpacing(4)

        DisclosureGroup("Cast", isExpanded: $isShowingCast) {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(movie.cast, id: \.self) { name in
              Label(name, systemImage: "person.crop.circle")
            }
          }
          .padding(.top, 8)
        }

        Button {
          model.toggleFavorite(movie)
        } label: {
          Label(
            model.isFavorite(movie) ? "In Favorites" : "Add to Favorites",
            systemImage: model.isFavorite(movie) ? "heart.fill" : "heart"
          )
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .tint(.pink)
      }
      .padding()
    }
    .navigationTitle(movie.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct RatingView: View {
  let rating: Double

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { index in
        Image(systemName: index < Int((rating / 2).rounded()) ? "star.fill" : "star")
          .foregroundStyle(.yellow)
      }
      Text(rating, format: .number.precision(.fractionLength(1)))
        .font(.footnote)
        .monospacedDigit()
        .padding(.leading, 4)
    }
    .accessibilityLabel("Rating of 10")
  }
}
