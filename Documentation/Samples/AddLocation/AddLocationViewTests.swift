import BinderyTesting
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct AddLocationViewTests {
  let clock = TestClock()
  let find: Stub<String, [String]>
  let model: AddLocationViewModel

  init() {
    find = Stub("find", clock: clock)
    model = AddLocationViewModel(geocoder: StubGeocoder(find: find), clock: clock)
  }

  @Test func typingFindsPlaces() async {
    find.always { ["\($0)is"] }
    let host = TestHost { AddLocationView(model: model) }
    host.type("Par", into: "Enter a City")
    await clock.advance(by: .seconds(0.5))
    #expect(find.calls == ["P", "Par"])
    #expect(host.shows(.row("Paris")))
  }

  @Test func theScreenReadsLikeThis() async {
    find.willReturn(["Paris", "Parma"])
    let host = TestHost { AddLocationView(model: model) }
    host.enter("Par", into: "Enter a City")
    await settle()
    host.expectSnapshot(
      """
      window
        textField "Enter a City" value="Par"
        list
          row "Paris"
          row "Parma"
      """)
    host.expectAccessible()
  }

  @Test func viewShowsTheTextsOfTheViewModel() async {
    find.willReturn(["Paris", "Parma"])
    find.willFail(Offline())
    let host = TestHost { AddLocationView(model: model) }
    model.query = "Par"
    await settle()
    #expect(host.texts == model.places)
    model.query = "Pari"
    await clock.advance(by: .seconds(0.5))
    #expect(host.texts == [model.message])
  }

  @Test func onlyWhatChangedIsSent() async {
    find.willReturn(["Paris", "Parma"])
    let host = TestHost { AddLocationView(model: model) }
    model.query = "Par"
    await settle()
    host.forgetChanges()

    model.query = "Parm"
    await clock.advance(by: .seconds(0.5))
    host.expectChanges(
      #"insert progress "Searching" in window before list"#,
      #"textField "Enter a City": fieldText = "Parm""#)

    find.answer(1, with: ["Parma"])
    await settle()
    host.expectChanges(
      #"remove progress "Searching" from window"#,
      #"remove row "Paris" from list"#)
  }
}
