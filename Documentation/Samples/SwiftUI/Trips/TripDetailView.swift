import SwiftData
import SwiftUI

struct TripDetailView: View {
  @Bindable var trip: Trip
  @Environment(\.modelContext) private var modelContext
  @State private var place = ""

  var body: some View {
    Form {
      Section("Trip") {
        TextField("Name", text: $trip.name)
        DatePicker("Start", selection: $trip.start, displayedComponents: .date)
        Toggle("Favorite", isOn: $trip.isFavorite)
      }

      Section("Stops") {
        ForEach(trip.stops) { stop in
          StopRow(stop: stop)
        }
        .onDelete { offsets in
          for stop in offsets.map({ trip.stops[$0] }) { modelContext.delete(stop) }
        }
        HStack {
          TextField("New stop", text: $place)
          Button("Add") {
            trip.stops.append(Stop(place: place))
            place = ""
          }
          .disabled(place.isEmpty)
        }
      }

      Section("Notes") {
        TextEditor(text: $trip.notes)
      }
    }
    .navigationTitle(trip.name)
  }
}

private struct StopRow: View {
  @Bindable var stop: Stop

  var body: some View {
    Toggle(stop.place, isOn: $stop.isDone)
  }
}
