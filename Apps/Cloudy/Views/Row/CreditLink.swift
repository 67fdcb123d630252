internal import BinderyViews
internal import CloudyViewModels

/// Says whom data come from, and leads there.
struct CreditLink: View {
  let credit: Credit

  var body: some View { Link(credit.text, destination: credit.url).font(.caption) }
}
