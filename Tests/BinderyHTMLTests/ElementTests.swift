internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct ElementTests {
  let tree = TreeWriter()
  let weather = PictureCatalog(name: "weather", folder: "")

  @Test func textIsAParagraphAndAHeadingWhereItHasALevel() {
    let plain = tree.node(.text, [.set(.text, "54 °F"), .set(.font, .title)])
    let heading = tree.node(.text, [.set(.text, "Today"), .set(.headingLevel, 2)])
    #expect(HTMLRenderer.html(of: plain) == #"<p id="n1" class="text" data-font="title">54 °F</p>"#)
    #expect(HTMLRenderer.html(of: heading) == #"<h2 id="n2" class="text">Today</h2>"#)
  }

  @Test func aFontGrowsWithTheUsersTextSizeUnlessItsSizeIsFixed() {
    let growing = tree.node(.text, [.set(.text, "a"), .set(.font, .custom("Menlo", size: 12))])
    let fixed = tree.node(.text, [.set(.text, "a"), .set(.font, .custom("Menlo", fixedSize: 12.5))])
    #expect(HTMLRenderer.html(of: growing).contains("font-size:0.75rem;"))
    #expect(HTMLRenderer.html(of: fixed).contains("font-size:12.5px;"))
  }

  @Test func buttonsContainOnlyInlineElements() {
    let label = tree.node(.text, [.set(.text, "Retry")])
    let box = tree.node(.stack, [.set(.axis, .horizontal)], [label])
    let button = tree.node(.button, [.events(.tap), .set(.isDisabled, true)], [box])
    #expect(
      HTMLRenderer.html(of: button)
        == #"<button id="n3" class="button" type="button" data-on="tap" disabled>"#
        + #"<span id="n2" class="stack" data-axis="horizontal"><span id="n1" class="text">Retry</span></span></button>"#
    )
    #expect(HTMLRenderer.html(of: label) == #"<span id="n1" class="text">Retry</span>"#)
  }

  @Test func aLocationButtonIsPressedInTheClient() {
    let button = tree.node(.locationButton, [.events(.location)])
    #expect(
      HTMLRenderer.html(of: button)
        == #"<button id="n1" class="button" type="button" data-act="locate" data-on="location"></button>"#)
  }

  @Test(arguments: [
    (TextContentType.name, "name"), (.namePrefix, "honorific-prefix"), (.givenName, "given-name"),
    (.middleName, "additional-name"), (.familyName, "family-name"), (.nameSuffix, "honorific-suffix"),
    (.nickname, "nickname"), (.username, "username"), (.password, "current-password"),
    (.newPassword, "new-password"), (.oneTimeCode, "one-time-code"), (.emailAddress, "email"),
    (.telephoneNumber, "tel"), (.URL, "url"), (.jobTitle, "organization-title"),
    (.organizationName, "organization"), (.fullStreetAddress, "street-address"),
    (.streetAddressLine1, "address-line1"), (.streetAddressLine2, "address-line2"),
    (.addressCity, "address-level2"), (.addressState, "address-level1"),
    (.addressCityAndState, "address-level2"), (.sublocality, "address-level3"),
    (.countryName, "country-name"), (.postalCode, "postal-code"), (.location, "off"), (.birthdate, "bday"),
    (.birthdateDay, "bday-day"), (.birthdateMonth, "bday-month"), (.birthdateYear, "bday-year"),
    (.dateTime, "off"), (.creditCardNumber, "cc-number"), (.creditCardName, "cc-name"),
    (.creditCardGivenName, "cc-given-name"), (.creditCardMiddleName, "cc-additional-name"),
    (.creditCardFamilyName, "cc-family-name"), (.creditCardSecurityCode, "cc-csc"),
    (.creditCardExpiration, "cc-exp"), (.creditCardExpirationMonth, "cc-exp-month"),
    (.creditCardExpirationYear, "cc-exp-year"), (.creditCardType, "cc-type"), (.flightNumber, "off"),
    (.shipmentTrackingNumber, "off"),
  ])
  func contentTypesSetTheAutocompleteAttribute(type: TextContentType, token: String) {
    let plain = HTMLRenderer.html(of: tree.node(.textField, [.set(.contentType, type)]))
    #expect(plain.contains(" autocomplete=\"\(token)\""))
    #expect(plain.matches(of: /autocomplete/).count == 1)
    let secret = tree.node(.textField, [.set(.fieldKind, .secure), .set(.contentType, type)])
    #expect(HTMLRenderer.html(of: secret).contains(" autocomplete=\"\(token)\""))
  }

  @Test(arguments: FieldKind.allCases) func autocompleteDefaultsToTheFieldKind(kind: FieldKind) {
    let html = HTMLRenderer.html(of: tree.node(.textField, [.set(.fieldKind, kind)]))
    let tokens: [FieldKind: String] = [
      .plain: "off", .secure: "current-password", .search: "off", .email: "email", .number: "off",
      .phone: "tel", .url: "url",
    ]
    #expect(html.firstMatch(of: /autocomplete="(.*?)"/).map { String($0.1) } == tokens[kind])
  }

  @Test func directionAndTextSizeAreAttributesOfTheirPart() {
    let stack = tree.node(
      .stack, [.set(.layoutDirection, .rightToLeft), .set(.dynamicTypeSize, .accessibility2)])
    #expect(
      HTMLRenderer.html(of: stack)
        == #"<div id="n1" class="stack" dir="rtl" data-type-size="accessibility2"></div>"#)
  }

  @Test func statusMessagesHaveTheStatusRole() {
    let words = tree.node(.text, [.set(.text, "Deleted")])
    #expect(
      HTMLRenderer.html(of: tree.node(.status, [], [words]))
        == #"<div id="n2" class="status" role="status"><p id="n1" class="text">Deleted</p></div>"#)
  }

  @Test func aBoxThatCanBePressedIsAButtonForTheKeyboard() {
    let box = tree.node(.stack, [.events(.tap)])
    #expect(
      HTMLRenderer.html(of: box)
        == #"<div id="n1" class="stack" role="button" tabindex="0" data-on="tap"></div>"#)
  }

  /// The tag of a stack with a property.
  private func stack(_ settings: Setting...) -> String {
    let html = HTMLRenderer.html(of: TreeWriter().node(.stack, settings))
    return html.firstMatch(of: /<div [^>]*>/).map { String($0.0) } ?? ""
  }

  @Test func aNamedContainerIsAGroup() {
    #expect(
      stack(.set(.accessibilityLabel, "Rating"))
        == #"<div id="n1" class="stack" role="group" aria-label="Rating">"#)
  }

  @Test func aContainerWithALevelIsAHeading() {
    #expect(stack(.set(.headingLevel, 3)) == #"<div id="n1" class="stack" role="heading" aria-level="3">"#)
    #expect(
      stack(.set(.headingLevel, 3), .set(.accessibilityLabel, "Total"))
        == #"<div id="n1" class="stack" role="heading" aria-level="3" aria-label="Total">"#)
  }

  @Test func aContainerHasTheAttributeOfEachModifierOfTheElement() {
    let attributes: [(Setting, String)] = [
      (.set(.accessibilityHint, "Opens"), #"aria-description="Opens""#),
      (.set(.accessibilityHidden, true), #"aria-hidden="true""#), (.set(.help, "Help"), #"title="Help""#),
      (.set(.liveRegion, .polite), #"aria-live="polite""#), (.set(.identifier, "id"), #"data-test="id""#),
      (.events(.refresh), #"data-on="refresh""#),
    ]
    for (setting, attribute) in attributes {
      #expect(stack(setting) == #"<div id="n1" class="stack" \#(attribute)>"#)
    }
  }

  @Test func aStepperDoesNotRepeatANumberOfItsLabel() {
    func value(_ label: String, _ number: Double) -> String {
      let stepper = tree.node(.stepper, [.set(.label, label), .set(.number, number)])
      let html = HTMLRenderer.html(of: stepper)
      return html.firstMatch(of: /<output.*<\/output>/).map { String($0.0) } ?? ""
    }
    let hidden = #"<output class="stepper-value" data-part="value" hidden></output>"#
    #expect(value("Page 187 of 412", 187) == hidden)
    #expect(value("−5 degrees, -5", -5) == hidden)
    #expect(value("Page 187 of 412", 18) == #"<output class="stepper-value" data-part="value">18</output>"#)
    #expect(value("Adults", 2) == #"<output class="stepper-value" data-part="value">2</output>"#)
  }

  @Test func aStepperWithoutANumberShowsNone() {
    let html = HTMLRenderer.html(of: tree.node(.stepper, [.set(.label, "Words")]))
    #expect(html.contains(#"<output class="stepper-value" data-part="value" hidden></output>"#))
  }

  @Test func rowsWithAClearBackgroundAreMarked() {
    let row = tree.node(.row, [.set(.background, BoxBackground(Color.clear))])
    #expect(HTMLRenderer.html(of: row).contains(#"data-backdrop="clear""#))
  }

  @Test func aFieldIsALabeledInputWithItsKind() {
    let field = tree.node(
      .textField,
      [
        .set(.label, "City"), .set(.placeholder, "Enter a City"), .set(.fieldText, "Ant"),
        .set(.fieldKind, .search), .events(.input),
      ])
    let html = HTMLRenderer.html(of: field)
    #expect(html.hasPrefix(#"<div id="n1" class="field" data-kind="search" data-on="input"><label"#))
    #expect(html.contains(#"<span class="field-label" data-part="label">City</span>"#))
    #expect(html.contains(#"type="search""#))
    #expect(html.contains(#" value="Ant" placeholder="Enter a City">"#))
    #expect(html.contains(#"data-act="clear" aria-label="Clear""#))
  }

  @Test(arguments: [
    (DatePickerComponents.date, #" max="9999-12-31""#), (.dateTime, #" max="9999-12-31T23:59""#),
  ])
  func aYearHasFourDigits(_ components: DatePickerComponents, _ bound: String) {
    let picker = tree.node(.datePicker, [.set(.dateComponents, components)])
    #expect(HTMLRenderer.html(of: picker).contains(bound))
  }

  @Test(arguments: [FieldKind.plain, .secure, .multiline]) func readOnlyFieldsAreMarked(kind: FieldKind) {
    let field = tree.node(.textField, [.set(.fieldKind, kind), .set(.isReadOnly, true)])
    #expect(HTMLRenderer.html(of: field).contains(" readonly "))
    field[.isReadOnly] = nil
    #expect(!HTMLRenderer.html(of: field).contains("readonly"))
    #expect(json(.set(field, .isReadOnly, wasSet: true)) == [#"["a","1.control","readonly",null]"#])
  }

  @Test func aDatePickerHasItsBounds() throws {
    let picker = tree.node(.datePicker, [.set(.dateComponents, .time)])
    #expect(
      !HTMLRenderer.html(of: picker).contains(" min=") && !HTMLRenderer.html(of: picker).contains(" max="))
    picker[.minimumDate] = CalendarDate("08:30")
    picker[.maximumDate] = CalendarDate("17:00")
    #expect(HTMLRenderer.html(of: picker).contains(#" min="08:30" max="17:00""#))
    #expect(json(.set(picker, .minimumDate, wasSet: false)) == [#"["a","1.control","min","08:30"]"#])
    #expect(json(.set(picker, .maximumDate, wasSet: false)) == [#"["a","1.control","max","17:00"]"#])
  }

  @Test func openEndedDatesEndWithTheYear9999() throws {
    let picker = tree.node(.datePicker, [.set(.maximumDate, try #require(CalendarDate("2026-12-24")))])
    #expect(HTMLRenderer.html(of: picker).contains(#" max="2026-12-24""#))
    picker[.maximumDate] = nil
    #expect(json(.set(picker, .maximumDate, wasSet: true)) == [#"["a","1.control","max","9999-12-31"]"#])
  }

  @Test func aSliderHasItsRangeAndStep() {
    let slider = tree.node(.slider, [.set(.minimum, 1), .set(.maximum, 9), .set(.step, 0.5)])
    #expect(HTMLRenderer.html(of: slider).contains(#" min="1" max="9" step="0.5""#))
    let stepper = tree.node(.stepper, [.set(.minimum, 1), .set(.maximum, 9), .set(.step, 0.5)])
    #expect(HTMLRenderer.html(of: stepper).contains(#" data-min="1" data-max="9" data-step="0.5""#))
  }

  @Test(arguments: [Role.textField, .slider, .datePicker, .stepper])
  func rejectedValuesAreExplainedOutsideTheLabel(role: Role) throws {
    let control = tree.node(role, [.set(.label, "Age")])
    let quiet = HTMLRenderer.html(of: control)
    let place = #"<span class="refusal" data-part="refusal" id="e1" role="alert""#
    #expect(quiet.contains(place + " hidden></span></div>"))
    #expect(!quiet.contains("aria-invalid") && !quiet.contains("aria-describedby"))
    control[.refusal] = "Choose a number from 1 to 9."
    let html = HTMLRenderer.html(of: control)
    #expect(html.contains(place + ">Choose a number from 1 to 9.</span></div>"))
    #expect(html.contains(#" aria-describedby="e1""#))
    // A group of buttons cannot be invalid.
    #expect(html.contains(#" aria-invalid="true""#) == (role != .stepper))
    let target = role == .stepper ? "1" : #""1.control""#
    let operations = json(.set(control, .refusal, wasSet: false))
    #expect(operations.contains(#"["a",\#(target),"aria-describedby","e1"]"#))
    #expect(operations.last == #"["t","1.refusal","Choose a number from 1 to 9."]"#)
  }

  @Test(arguments: [Role.toggle, .picker]) func theLabelAroundAnInvalidControlNamesItWithoutTheReason(
    role: Role
  ) {
    let control = tree.node(role, [.set(.label, "Size"), .set(.refusal, "Choose a size.")])
    let html = HTMLRenderer.html(of: control)
    #expect(html.contains(#" id="l1""#))
    #expect(html.contains(#" aria-labelledby="l1" aria-invalid="true" aria-describedby="e1""#))
    #expect(html.contains(#"id="e1" role="alert">Choose a size.</span></label>"#))
    control[.accessibilityLabel] = "Shirt size"
    #expect(!HTMLRenderer.html(of: control).contains("aria-labelledby"))
  }

  @Test func anInvalidChoiceBetweenButtonsIsExplained() {
    let picker = tree.node(.picker, [.set(.pickerStyle, .segmented), .set(.refusal, "Choose a size.")])
    let html = HTMLRenderer.html(of: picker)
    #expect(html.contains(#" aria-invalid="true" aria-describedby="e1""#))
    #expect(html.contains(">Choose a size.</span></fieldset>"))
  }

  @Test func aMissingFileIsExplained() {
    let picker = tree.node(.photosPicker, [.set(.label, "Photo"), .set(.refusal, "Choose a photo.")])
    let html = HTMLRenderer.html(of: picker)
    #expect(html.contains(#" aria-describedby="e1""#) && !html.contains("aria-invalid"))
    #expect(html.contains(">Choose a photo.</span></div>"))
  }

  @Test(arguments: [Role.slider, .datePicker]) func aLabelNamesItsControl(role: Role) {
    let html = HTMLRenderer.html(of: tree.node(role, [.set(.label, "Age")]))
    #expect(html.contains(#"<label class="control-label" data-part="label" for="c1">Age</label><input "#))
    #expect(html.contains(#" id="c1""#))
  }

  @Test func longTextKeepsItsFirstLineFeed() {
    let field = tree.node(.textField, [.set(.fieldKind, .multiline), .set(.fieldText, "\nA")])
    #expect(HTMLRenderer.html(of: field).contains(">\n\nA</textarea>"))
  }

  @Test func phoneFieldsHaveTheirKeyboardAndAutocomplete() {
    let field = tree.node(.textField, [.set(.fieldKind, .phone)])
    let html = HTMLRenderer.html(of: field)
    #expect(html.contains(#"type="tel""#) && html.contains(#"autocomplete="tel""#))
  }

  @Test func aToggleIsASwitch() {
    let toggle = tree.node(.toggle, [.set(.label, "Sound"), .set(.isOn, true)])
    let control = #"type="checkbox" role="switch" autocomplete="off" checked>"#
    #expect(HTMLRenderer.html(of: toggle).contains(control))
  }

  @Test func aMenuIsASelectAndTheOtherPickersAreRadioButtons() {
    let metric = tree.node(.option, [.set(.text, "Metric"), .set(.isSelected, true)])
    let menu = tree.node(.picker, [.set(.label, "Units")], [metric])
    let popular = tree.node(.option, [.set(.text, "Popular"), .set(.isSelected, false)])
    let segments = tree.node(.picker, [.set(.pickerStyle, .segmented)], [popular])
    #expect(
      HTMLRenderer.html(of: menu).contains(#"<option id="n1" value="1" selected>Metric</option></select>"#))
    let html = HTMLRenderer.html(of: segments)
    #expect(html.hasPrefix(#"<fieldset id="n4" class="picker" role="radiogroup" data-style="segmented">"#))
    #expect(html.contains(#"type="radio" autocomplete="off" name="n4" value="3">"#))
  }

  @Test func rowsAreListItems() {
    let text = tree.node(.text, [.set(.text, "24 Hour")])
    let row = tree.node(.row, [.set(.isSelected, true)], [text])
    let section = tree.node(.section, [.set(.title, "Time")], [row])
    let list = tree.node(.list, [.set(.listStyle, .insetGrouped)], [section])
    let html = HTMLRenderer.html(of: list)
    #expect(
      html.hasPrefix(
        #"<ul id="n4" class="list" role="list" data-style="grouped"><li id="n3" class="section">"#))
    #expect(html.contains(#"<h2 class="section-title" data-part="title">Time</h2>"#))
    #expect(html.contains(#"<li id="n2" class="row" data-checked="true"><div class="row-content""#))
    #expect(html.contains(#"<p id="n1" class="text">24 Hour</p></div>"#))
  }

  /// The style sheet shows the choice of a menu beside its button.
  @Test func theButtonOfAMenuSaysThatItOpensADialog() {
    let button = tree.node(.button, [.set(.isExpanded, true)])
    #expect(HTMLRenderer.html(of: button).contains(#" aria-haspopup="dialog" aria-expanded="true""#))
    #expect(!HTMLRenderer.html(of: tree.node(.button)).contains("aria-"))
  }

  @Test func aRowThatCanBeDeletedOffersItsOwnButton() {
    let row = tree.node(.row, [.events(.delete)])
    #expect(HTMLRenderer.html(of: row).contains(#"data-act="delete""#))
    #expect(!HTMLRenderer.html(of: row).contains("grip"))
  }

  @Test func theGripOfARowIsNamedByTheContentOfTheRow() {
    let row = tree.node(.row, [.events(.move)])
    let html = HTMLRenderer.html(of: row)
    #expect(
      html.contains(
        #"<button class="grip" type="button" id="g1" aria-label="Move" aria-labelledby="g1 r1""#))
    #expect(html.contains(#"<div class="row-content" data-part="control content" id="r1">"#))
    #expect(!HTMLRenderer.html(of: tree.node(.row)).contains(#"id="r"#))
  }

  @Test func backButtonsAreNamedAfterThePreviousScreen() {
    let first = tree.node(.screen, [.set(.title, "Cloudy")])
    let second = tree.node(.screen, [.set(.title, "Settings")])
    let stack = tree.node(
      .navigation, [.set(.path, ["settings"]), .events(.navigate)], [first, second])
    let html = HTMLRenderer.html(of: stack)
    #expect(html.hasPrefix(#"<div id="n3" class="navigation" data-path="settings" data-on="navigate">"#))
    #expect(html.components(of: #"data-act="back""#) == 1)
    #expect(html.contains(#"<span data-part="backTitle">Cloudy</span></button>"#))
  }

  @Test func firstScreensLinkToTheOtherApps() {
    let first = tree.node(.screen, [.set(.title, "Cloudy")])
    let second = tree.node(.screen, [.set(.title, "Settings")])
    let sheet = tree.node(.sheet, [], [tree.node(.screen, [.set(.title, "Add")])])
    let stack = tree.node(.navigation, [], [first, second])
    let window = tree.node(.window, [.set(.home, "All & more")], [stack, sheet])
    let html = HTMLRenderer.html(of: window)
    let link =
      #"<nav class="home" aria-label="All apps"><a class="back" href="/" aria-label="All &amp; more, all apps">"#
    #expect(html.components(of: link) == 1)
    #expect(HTMLRenderer.html(of: first).contains(link))
    // Elements added later have their path, too.
    #expect(json(.insert(first, parent: stack, before: nil)).joined().contains("class=\\\"home\\\""))
    window[.home] = nil
    #expect(!HTMLRenderer.html(of: window).contains("class=\"home\""))
  }

  @Test func aSheetIsNamedAfterTheScreenInside() {
    let screen = tree.node(.screen, [.set(.title, "Settings")])
    let sheet = tree.node(.sheet, [.events(.dismiss)], [screen])
    #expect(
      HTMLRenderer.html(of: sheet).hasPrefix(#"<dialog id="n2" class="sheet" open aria-label="Settings""#))
  }

  @Test func picturesWithoutTextAreDecorative() {
    let image = tree.node(.image, [.set(.picture, .drawing("rain", in: weather))])
    #expect(
      HTMLRenderer.html(of: image) == #"<img id="n1" class="image" src="/pictures/weather/rain.svg" alt>"#)
  }

  @Test func labeledMarksAreImagesForScreenReaders() {
    let stars = tree.node(.text, [.set(.text, "⭐️⭐️"), .set(.accessibilityLabel, "Rated 2 of 10")])
    #expect(
      HTMLRenderer.html(of: stars)
        == #"<p id="n1" class="text" role="img" aria-label="Rated 2 of 10">⭐️⭐️</p>"#)
  }

  @Test func picturesInRowsLoadLazily() {
    let image = tree.node(.image, [.set(.picture, .drawing("rain", in: weather))])
    let row = tree.node(.row, [], [tree.node(.stack, [], [image])])
    #expect(HTMLRenderer.html(of: row).contains(#" loading="lazy""#))
  }

  @Test func labeledIconsAreImagesForScreenReaders() {
    let image = tree.node(.image, [.set(.icon, .wind), .set(.accessibilityLabel, "Wind")])
    #expect(
      HTMLRenderer.html(of: image)
        == ##"<svg id="n1" class="image icon" role="img" aria-label="Wind"><use data-part="icon" href="#i-wind"></use></svg>"##
    )
  }

  @Test func sizesAndSkiesShareOneStyleAttribute() {
    let box = tree.node(
      .stack,
      [
        .set(.spacing, 12), .set(.padding, EdgeInsets(.all, 24)),
        .set(
          .background,
          BoxBackground(
            LinearGradient(
              colors: [Color(hex: 0x2c6fd1), Color(hex: 0x6fb1ee)], startPoint: .top, endPoint: .bottom))),
      ])
    #expect(
      HTMLRenderer.html(of: box)
        == #"<div id="n1" class="stack" data-backdrop="gradient" "#
        + #"style="--gap:12px;padding:24px;background:linear-gradient(#2c6fd1,#6fb1ee)"></div>"#)
  }

  @Test func everyRoleIsOneElementWithTheNumberOfItsNode() {
    for role in Role.allCases {
      let html = HTMLRenderer.html(of: tree.node(role, [.set(.title, "T"), .set(.text, "t")]))
      #expect(html.components(of: #" id="n"#) == 1, "\(role)")
    }
  }
}

extension String {
  /// The number of occurrences of a text.
  func components(of piece: String) -> Int {
    split(separator: piece, omittingEmptySubsequences: false).count - 1
  }
}
