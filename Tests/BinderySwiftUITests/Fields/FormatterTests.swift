import BinderySwiftUI
import BinderyTesting
import Foundation
import Testing

@MainActor
@Suite(.workScope) struct FormatterTests {
  @Test func textUsesItsDateFormatter() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    let host = TestHost { Text(Date(timeIntervalSince1970: 86_400), formatter: formatter) }
    #expect(host.texts == ["1970-01-02"])
  }

  @Test func integerFieldsRejectOtherText() {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        TextField("Count", value: $count, formatter: NumberFormatter())
        Text("\(count)")
      }
    }
    let host = TestHost { Screen() }
    host.enter("12", into: .field("Count"))
    #expect(host.texts == ["12"])
    host.enter("many", into: .field("Count"))
    #expect(host.texts == ["12"])
  }

  @Test func fieldsAreNamedByTheirLabelText() {
    let host = TestHost {
      TextField(text: .constant(""), prompt: Text("Ana")) { Label("Name", systemImage: "person") }
      SecureField("Password", text: .constant(""), prompt: Text("8 letters"))
    }
    #expect(host.find(.field("Name"))?[.placeholder] == "Ana")
    #expect(host.find(.field("Password"))?[.placeholder] == "8 letters")
    #expect(host.find(.field("Password"))?[.fieldKind] == .secure)
  }
}
