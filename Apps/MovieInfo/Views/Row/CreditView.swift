internal import BinderyViewModels
internal import BinderyViews

/// The statement about the source of the movies, and a link to it.
struct CreditView: View {
  let statement: String
  let credit: Credit?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(statement).font(.caption).foregroundStyle(.secondary)
      if let credit { Link(credit.text, destination: credit.url).font(.caption) }
    }
  }
}
