import BinderySwiftUI
import BinderyTesting
import Testing

@MainActor
@Suite(.workScope) struct FieldTests {
  @Test func formattedFieldsKeepTypedTextAndWriteParsedValues() {
    struct Screen: View {
      @State private var amount = 2.5
      var body: some View {
        TextField("Amount", value: $amount, format: .number)
        Text("\(amount)")
      }
    }
    let host = TestHost { Screen() }
    #expect(host.find(.field("Amount"))?[.fieldText] == "2.5")
    host.enter("1.", into: .field("Amount"))
    #expect(host.find(.field("Amount"))?[.fieldText] == "1.")
    #expect(host.texts == ["1.0"])
    host.enter("none", into: .field("Amount"))
    #expect(host.texts == ["1.0"])
  }

  @Test func keyboardFollowsTheFieldKindExceptForSecrets() {
    let host = TestHost {
      VStack {
        TextField("Mail", text: .constant("")).keyboardType(.emailAddress)
        SecureField("Secret", text: .constant("")).keyboardType(.numberPad)
        TextField("Price", text: .constant("")).keyboardType(.decimalPad)
      }
    }
    #expect(host.find(.field("Mail"))?[.fieldKind] == .email)
    #expect(host.find(.field("Secret"))?[.fieldKind] == .secure)
    #expect(host.find(.field("Price"))?[.fieldKind] == .number)
  }

  @Test func nearestModifierSetsTheContentTypeOfAField() {
    let host = TestHost {
      VStack {
        TextField("Name", text: .constant("")).keyboardType(.emailAddress).textContentType(.username)
        TextField("Phone", text: .constant("")).textContentType(.telephoneNumber)
        SecureField("Code", text: .constant("")).textContentType(.newPassword)
        TextField("City", text: .constant("")).textContentType(nil)
      }
      .textContentType(.addressCity)
    }
    let name = host.find(.field("Name"))
    #expect(name?[.contentType] == .username && name?[.fieldKind] == .email)
    let phone = host.find(.field("Phone"))
    #expect(phone?[.contentType] == .telephoneNumber && phone?[.fieldKind] == .phone)
    let code = host.find(.field("Code"))
    #expect(code?[.contentType] == .newPassword && code?[.fieldKind] == .secure)
    #expect(host.find(.field("City"))?[.contentType] == .addressCity)
  }

  @Test func theFocusMovesWithTheStateAndFollowsTyping() {
    enum Field { case mail, name }
    struct Screen: View {
      @FocusState private var focus: Field?
      @State private var mail = ""
      @State private var name = ""
      var body: some View {
        TextField("Mail", text: $mail).focused($focus, equals: .mail).onSubmit { focus = .name }
        TextField("Name", text: $name).focused($focus, equals: .name)
        Text(focus == .mail ? "mail" : focus == .name ? "name" : "none")
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts == ["none"])
    host.enter("a@b.c", into: .field("Mail"))
    #expect(host.texts == ["mail"])
    host.submit(.field("Mail"))
    #expect(host.texts == ["name"])
    #expect(host.find(.field("Name"))?[.autofocus] == true)
    #expect(host.find(.field("Mail"))?[.autofocus] == nil)
    #expect(host.find(.field("Mail"))?[.fieldText] == "a@b.c")
  }

  @Test func theStateFollowsTheFocusIntoFieldsAndOutOfThem() {
    enum Field { case mail, name }
    struct Screen: View {
      @FocusState private var focus: Field?
      @FocusState private var isInNotes: Bool
      var body: some View {
        TextField("Mail", text: .constant("")).focused($focus, equals: .mail)
        TextField("Name", text: .constant("")).focused($focus, equals: .name)
        TextField("Notes", text: .constant("")).focused($isInNotes)
        Text(focus == .mail ? "mail" : focus == .name ? "name" : "none")
        Text(isInNotes ? "notes" : "elsewhere")
      }
    }
    let host = TestHost { Screen() }
    host.focus(.field("Mail"))
    #expect(host.texts == ["mail", "elsewhere"])
    // A host that reports where the focus is needs no message about it.
    #expect(host.changes().allSatisfy { !$0.contains("autofocus") })
    host.focus(.field("Mail"), false)
    host.focus(.field("Name"))
    #expect(host.texts == ["name", "elsewhere"])
    host.focus(.field("Name"), false)
    host.focus(.field("Notes"))
    #expect(host.texts == ["none", "notes"])
    host.focus(.field("Notes"), false)
    #expect(host.texts == ["none", "elsewhere"])
  }

  @Test func aFieldOf2019ReportsItsFocus() {
    var reports: [Bool] = []
    let host = TestHost { TextField("Mail", text: .constant(""), onEditingChanged: { reports.append($0) }) }
    host.focus(.field("Mail"))
    host.focus(.field("Mail"), false)
    #expect(reports == [true, false])
  }

  @Test func returnCommitsAFieldOf2019() {
    struct Screen: View {
      @State private var query = ""
      @State private var commits = 0
      var body: some View {
        TextField("Query", text: $query, onEditingChanged: { _ in }) { commits += 1 }
        Text("\(commits) searches for \(query)")
      }
    }
    let host = TestHost { Screen() }
    host.enter("Oslo", into: .field("Query"))
    host.submit(.field("Query"))
    #expect(host.texts == ["1 searches for Oslo"])
  }

  @Test func aDatePickerWritesADate() {
    struct Screen: View {
      @State private var day = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Text(Calendar(identifier: .gregorian).component(.year, from: day).description)
      }
    }
    let host = TestHost { Screen() }
    host.pick("2026-11-22", in: "Day")
    #expect(host.texts == ["2026"])
  }

  @Test func dateComponentsCanBeListed() {
    #expect([.date, .hourAndMinute] as DatePickerComponents == .dateTime)
    #expect([.hourAndMinute] as DatePickerComponents == .time)
    #expect([.date] as DatePickerComponents == .date)
  }

  private struct TimeView: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    var body: some View {
      DatePicker("Time", selection: $date)
      Text(verbatim: "\(Int(date.timeIntervalSince1970))")
    }
  }

  @Test func datePickersUseTheTimeZoneOfTheirEnvironment() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let host = TestHost { TimeView().environment(\.timeZone, tokyo) }
    #expect(host.find(.role(.datePicker, "Time"))?[.date]?.description == "2023-11-15T07:13")
    host.pick("2023-11-15T08:13", in: "Time")
    #expect(host.texts == ["1700003580"])
  }

  private struct PriceView: View {
    @State private var price = 1234.5
    var body: some View {
      TextField("Price", value: $price, format: .number)
      Text(verbatim: "\(price)")
    }
  }

  @Test func fieldsUseTheLocaleOfTheirEnvironment() {
    let host = TestHost { PriceView().environment(\.locale, Locale(identifier: "de_DE")) }
    #expect(host.find(.field("Price"))?[.fieldText] == "1.234,5")
    host.enter("2,75", into: .field("Price"))
    #expect(host.texts == ["2.75"])
  }

  @Test func fieldsThatRejectTextKeepTheirLocale() {
    let host = TestHost { PriceView().environment(\.locale, Locale(identifier: "de_DE")) }
    host.enter("", into: .field("Price"))
    #expect(host.find(.field("Price"))?[.fieldText] == "1.234,5")
    host.enter("2,75", into: .field("Price"))
    #expect(host.texts == ["2.75"])
    host.enter("none", into: .field("Price"))
    #expect(host.find(.field("Price"))?[.fieldText] == "2,75")
  }

  @Test func optionalFieldsThatRejectTextKeepTheirLocale() {
    struct Screen: View {
      @State private var price: Double? = 1234.5
      var body: some View {
        TextField("Price", value: $price, format: .number)
        Text(verbatim: price.map { "\($0)" } ?? "none")
      }
    }
    let host = TestHost { Screen().environment(\.locale, Locale(identifier: "de_DE")) }
    host.enter("some", into: .field("Price"))
    #expect(host.find(.field("Price"))?[.fieldText] == "1.234,5")
    host.enter("2,75", into: .field("Price"))
    #expect(host.texts == ["2.75"])
    host.enter("", into: .field("Price"))
    #expect(host.texts == ["none"])
  }

  @Test func clearedDatePickersKeepTheirTimeZone() throws {
    let kiritimati = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let host = TestHost { TimeView().environment(\.timeZone, kiritimati) }
    host.pick("", in: "Time")
    #expect(host.find(.role(.datePicker, "Time"))?[.date]?.description == "2023-11-15T12:13")
    host.pick("2023-11-15T13:13", in: "Time")
    #expect(host.texts == ["1700003580"])
  }

  @Test func rejectedDatesAreShownInTheTimeZoneOfTheirField() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
      var body: some View {
        DatePicker("Time", selection: $date, in: Date(timeIntervalSince1970: 1_700_000_000)...)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
    let kiritimati = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let host = TestHost { Screen().environment(\.timeZone, kiritimati) }
    host.pick("2023-11-14T12:13", in: "Time")
    #expect(host.texts.contains("1700000000"))
    #expect(host.find(.role(.datePicker, "Time"))?[.date]?.description == "2023-11-15T12:13")
    host.pick("2023-11-15T13:13", in: "Time")
    #expect(host.texts == ["1700003580"])
  }

  @Test func phoneKeyboardsSetTheFieldKind() {
    let host = TestHost {
      TextField("Phone", text: .constant("")).keyboardType(.phonePad)
      TextField("Mobile", text: .constant("")).textContentType(.telephoneNumber)
      TextField("Nickname", text: .constant("")).keyboardType(.twitter)
    }
    #expect(host.find(.field("Phone"))?[.fieldKind] == .phone)
    #expect(host.find(.field("Mobile"))?[.fieldKind] == .phone)
    #expect(host.find(.field("Nickname"))?[.fieldKind] == nil)
  }
}
