import Combine
import Foundation

class PhotoGridViewModel: ObservableObject {
  @Published private(set) var photos: [Photo]
  @Published var showsFavoritesOnly = false
  @Published var selected: Photo?
  @Published var photoToDelete: Photo?

  init(photos: [Photo] = Photo.samples) {
    self.photos = photos
  }

  var shownPhotos: [Photo] {
    photos.filter { !showsFavoritesOnly || $0.isFavorite }
  }

  func toggleFavorite(_ photo: Photo) {
    guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
    photos[index].isFavorite.toggle()
  }

  func duplicate(_ photo: Photo) {
    guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
    let id = (photos.map(\.id).max() ?? 0) + 1
    photos.insert(
      Photo(id: id, title: "\(photo.title) copy", symbol: photo.symbol, colors: photo.colors), at: index + 1)
  }

  func delete(_ photo: Photo) {
    photos.removeAll { $0.id == photo.id }
  }
}
