// Compiled by Scripts/check-compile-time only: what DeepBody.swift is compared with.
import BinderyViews

struct SmallBody: View {
  var body: some View {
    Text("One")
  }
}
