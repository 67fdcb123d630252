import SwiftUI

struct PhotoGridView: View {
  @StateObject private var viewModel = PhotoGridViewModel()

  private let columns = [GridItem(.adaptive(minimum: 140), spacing: 12)]

  var body: some View {
    NavigationView {
      ScrollView {
        Toggle("Favorites only", isOn: $viewModel.showsFavoritesOnly)
          .padding(.horizontal)

        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(viewModel.shownPhotos) { photo in
            PhotoCell(photo: photo)
              .onTapGesture { viewModel.selected = photo }
              .contextMenu {
                Button(action: { viewModel.toggleFavorite(photo) }) {
                  Label(
                    photo.isFavorite ? "Remove from Favorites" : "Add to Favorites",
                    systemImage: photo.isFavorite ? "heart.fill" : "heart")
                }
                Button(action: { viewModel.duplicate(photo) }) {
                  Label("Duplicate", systemImage: "doc.on.doc")
                }
                Button(role: .destructive, action: { viewModel.photoToDelete = photo }) {
                  Label("Delete", systemImage: "trash")
                }
              }
          }
        }
        .padding(.horizontal)
      }
      .navigationBarTitle("Photos")
      .sheet(item: $viewModel.selected) { photo in
        PhotoView(photo: photo)
      }
      .alert(item: $viewModel.photoToDelete) { photo in
        Alert(
          title: Text("Delete “\(photo.title)”?"),
          message: Text("This cannot be undone."),
          primaryButton: .destructive(Text("Delete")) { viewModel.delete(photo) },
          secondaryButton: .cancel())
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct PhotoCell: View {
  let photo: Photo

  var body: some View {
    PhotoImage(photo: photo)
      .aspectRatio(1, contentMode: .fit)
      .overlay(alignment: .bottomLeading) {
        Text(photo.title)
          .font(.caption.bold())
          .foregroundColor(.white)
          .padding(8)
      }
      .overlay(alignment: .bottomTrailing) {
        if photo.isFavorite {
          Image(systemName: "heart.fill")
            .foregroundColor(.white)
            .padding(8)
            .accessibilityLabel("Favorite")
        }
      }
      .cornerRadius(12)
      .shadow(radius: 3)
      .accessibilityLabel(photo.title)
  }
}

private struct PhotoImage: View {
  let photo: Photo

  var body: some View {
    ZStack {
      LinearGradient(colors: photo.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      Image(systemName: photo.symbol)
        .font(.system(size: 40))
        .foregroundColor(.white.opacity(0.9))
    }
  }
}

private struct PhotoView: View {
  let photo: Photo
  @Environment(\.presentationMode) var presentationMode
  @State private var isTurned = false

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        PhotoImage(photo: photo)
          .frame(height: 280)
          .clipShape(RoundedRectangle(cornerRadius: 16))
          .rotationEffect(.degrees(isTurned ? 180 : 0))
        Text(photo.title)
          .font(.title2)
        Button("Turn") {
          withAnimation { isTurned.toggle() }
        }
      }
      .padding()
      .navigationBarTitle(Text(photo.title), displayMode: .inline)
      .navigationBarItems(
        trailing: Button("Done") { presentationMode.wrappedValue.dismiss() })
    }
  }
}

struct PhotoGridView_Previews: PreviewProvider {
  static var previews: some View {
    PhotoGridView()
  }
}
