import SwiftData
import SwiftUI

struct TripListView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Trip.start) private var trips: [Trip]
  @Query(filter: #Predicate<Trip> { $0.isFavorite }) private var favorites: [Trip]
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(trips) { trip in
          NavigationLink {
            TripDetailView(trip: trip)
          } label: {
            TripRow(trip: trip)
          }
        }
        .onDelete(perform: delete)

        if !favorites.isEmpty {
          Text("\(favorites.count) favorites")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .overlay {
        if trips.isEmpty {
          ContentUnavailableView(
            "No Trips", systemImage: "suitcase", description: Text("Add one to plan it."))
        }
      }
      .navigationTitle("Trips")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add Trip", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        AddTripView()
      }
    }
  }

  private func delete(at offsets: IndexSet) {
    for index in offsets {
      modelContext.delete(trips[index])
    }
  }
}

private struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(trip.name).font(.headline)
        Text(trip.start, format: .dateTime.day().month().year())
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if trip.isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
      }
    }
  }
}

private struct AddTripView: View {
  @Environment(\.modelContext) private var modelContext
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var start = Date()

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        DatePicker("Start", selection: $start, displayedComponents: .date)
      }
      .navigationTitle("New Trip")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            modelContext.insert(Trip(name: name, start: start))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

#Preview {
  TripListView()
    .modelContainer(for: Trip.self, inMemory: true)
}
