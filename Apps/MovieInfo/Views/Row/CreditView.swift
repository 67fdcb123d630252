internal import BinderyViews
internal import MovieInfoViewModels

/// Says whose movies these are.
struct CreditView: View {
  let credit: Credit

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(credit.text).font(.caption).foregroundStyle(.secondary)
      if let text = credit.linkText { Link(text, destination: credit.url).font(.caption) }
    }
  }
}
