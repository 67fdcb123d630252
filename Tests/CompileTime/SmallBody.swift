// Compiled by Scripts/check-compile-time only, as the baseline for DeepBody.swift.
import BinderyViews

struct SmallBody: View {
  var body: some View {
    Text("One")
  }
}
