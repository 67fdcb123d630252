import SwiftUI

struct BooksView: View {
  @State private var library = Library.sample
  @SceneStorage("tab") private var tab = "library"

  var body: some View {
    TabView(selection: $tab) {
      LibraryView()
        .tabItem {
          Label("Library", systemImage: "books.vertical")
        }
        .tag("library")
      WishListView()
        .tabItem {
          Label("Wish List", systemImage: "star")
        }
        .badge(library.wishes.count)
        .tag("wishes")
      StatisticsView()
        .tabItem {
          Label("Statistics", systemImage: "chart.bar")
        }
        .tag("statistics")
    }
    .environment(library)
  }
}

private struct LibraryView: View {
  @Environment(Library.self) private var library
  @State private var query = ""
  @State private var path: [Book] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Book.Status.allCases, id: \.self) { status in
          let books = library.books(with: status, matching: query)
          if !books.isEmpty {
            Section(status.rawValue) {
              ForEach(books) { book in
                NavigationLink(value: book) {
                  BookRow(book: book)
                }
                .swipeActions {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    library.books.removeAll { $0 == book }
                  }
                }
              }
            }
          }
        }
      }
      .searchable(text: $query, prompt: "Title or author")
      .navigationTitle("Library")
      .navigationDestination(for: Book.self) { BookView(book: $0) }
    }
  }
}

private struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      UnevenRoundedRectangle(bottomTrailingRadius: 4, topTrailingRadius: 4)
        .fill(.brown.gradient)
        .frame(width: 34, height: 48)
        .overlay(alignment: .leading) {
          Rectangle()
            .fill(.black.opacity(0.25))
            .frame(width: 4)
        }
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
          .font(.headline)
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if book.status == .reading {
          ProgressView(value: book.progress)
            .accessibilityLabel("Read")
        }
      }
    }
  }
}

private struct BookView: View {
  @Bindable var book: Book

  var body: some View {
    Form {
      Section("Book") {
        TextField("Title", text: $book.title)
        TextField("Author", text: $book.author)
      }
      Section {
        Stepper("Page \(book.page) of \(book.pages)", value: $book.page, in: 0...book.pages, step: 10)
        Button("Finished") { book.page = book.pages }
          .disabled(book.status == .finished)
      } header: {
        Text("Progress")
      } footer: {
        Text("\(book.progress.formatted(.percent.precision(.fractionLength(0)))) read")
      }
      Section("Rating") {
        Slider(value: $book.rating, in: 1...5, step: 1) {
          Text("Stars")
        }
      }
      Section("Notes") {
        TextEditor(text: $book.notes)
          .frame(minHeight: 120)
      }
    }
    .navigationTitle(book.title)
  }
}

private struct WishListView: View {
  @Environment(Library.self) private var library
  @State private var isAsking = false
  @State private var title = ""

  var body: some View {
    NavigationStack {
      Group {
        if library.wishes.isEmpty {
          ContentUnavailableView(
            "No Wishes", systemImage: "star", description: Text("Books you want to read appear here."))
        } else {
          List {
            ForEach(library.wishes, id: \.self) { wish in
              HStack {
                Text(wish)
                Spacer()
                Button("Buy") { library.buy(wish) }
                  .buttonStyle(.bordered)
              }
            }
            .onDelete { library.wishes.remove(atOffsets: $0) }
          }
        }
      }
      .navigationTitle("Wish List")
      .toolbar {
        Button("Add", systemImage: "plus") { isAsking = true }
      }
      .alert("New Wish", isPresented: $isAsking) {
        TextField("Title", text: $title)
        Button("Add") {
          library.wishes.append(title)
          title = ""
        }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

private struct StatisticsView: View {
  @Environment(Library.self) private var library

  var body: some View {
    NavigationStack {
      ScrollView {
        Image("Shelf")
          .resizable()
          .scaledToFit()
          .frame(maxWidth: 400)
          .padding()
          .accessibilityHidden(true)
        Text("\(library.books.count) books")
          .font(.title2)
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
          ForEach(Book.Status.allCases, id: \.self) { status in
            GridRow {
              Text(status.rawValue)
              Text("\(library.books(with: status, matching: "").count)")
                .monospacedDigit()
            }
          }
          Divider()
          GridRow {
            Text("Pages read").bold()
            Text(library.pagesRead, format: .number)
              .bold()
              .monospacedDigit()
          }
        }
        .padding()
      }
      .navigationTitle("Statistics")
    }
  }
}

#Preview {
  BooksView()
}
