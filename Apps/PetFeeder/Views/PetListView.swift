internal import Bindery
internal import BinderyViews
internal import PetFeederViewModels

/// The pets in the order in which they were added.
struct PetListView: View {
  let model: PetListViewModel

  var body: some View {
    List {
      Section(model.countText) {
        ForEach(model.rows) { row in
          PetRow(row: row)
            .swipeActions {
              Button("Edit", icon: .edit) { model.edit(row) }.accessibilityLabel("Edit \(row.name)")
              Button("Delete", icon: .trash, role: .destructive) { model.delete(row) }
                .accessibilityLabel("Delete \(row.name)")
            }
        }
      }
      Section {
        Button("Add Pet") { model.askForPet() }
      }
    }
  }
}

/// A pet in the list, with a link to its page.
struct PetRow: View {
  let row: PetRowViewModel

  var body: some View {
    NavigationLink(value: row.route) {
      HStack(spacing: 12) {
        PetPictureView(row.picture, size: 52)
        VStack(alignment: .leading, spacing: 2) {
          Text(row.name).font(.headline).lineLimit(2)
          Text(row.fedTodayText).font(.callout).foregroundStyle(.secondary).monospacedDigit()
          if let duty = row.duty { DutyView(duty) }
        }
      }
    }
  }
}
