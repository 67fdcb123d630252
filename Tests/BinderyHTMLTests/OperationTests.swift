internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct OperationTests {
  let tree = TreeWriter()

  @Test func aChangedTextIsOneShortOperation() {
    let text = tree.node(.text, [.set(.text, "42")])
    #expect(json(.set(text, .text, wasSet: true)) == [#"["t",1,"42"]"#])
  }

  @Test func titlesAndLabelsAreSetInTheirParts() {
    let section = tree.node(.section, [.set(.title, "Favorites")])
    let screen = tree.node(.screen, [.set(.title, "Locations")])
    #expect(json(.set(section, .title, wasSet: true)) == [#"["t","1.title","Favorites"]"#])
    #expect(
      json(.set(screen, .title, wasSet: true)) == [
        #"["t","2.label","Locations"]"#, #"["t","2.title","Locations"]"#,
      ])
  }

  @Test func fieldTextIsSetAsAValue() {
    let field = tree.node(.textField, [.set(.fieldText, "Rome")])
    #expect(json(.set(field, .fieldText, wasSet: true)) == [#"["v","1.control","Rome"]"#])
  }

  @Test func disabledIsSetOnTheControlElement() {
    let button = tree.node(.button, [.set(.isDisabled, true)])
    let field = tree.node(.textField)
    let stack = tree.node(.stack, [.set(.isDisabled, true)])
    #expect(json(.set(button, .isDisabled, wasSet: true)) == [#"["a",1,"disabled",""]"#])
    #expect(json(.set(field, .isDisabled, wasSet: true)) == [#"["a","2.control","disabled",null]"#])
    #expect(json(.set(stack, .isDisabled, wasSet: true)) == [#"["a",3,"aria-disabled","true"]"#])
  }

  @Test func aRowIsCheckedByOneAttribute() {
    let row = tree.node(.row, [.set(.isSelected, false)])
    #expect(json(.set(row, .isSelected, wasSet: true)) == [#"["a",1,"data-checked","false"]"#])
  }

  @Test func aChosenOptionIsAPropertyOfItsControl() {
    let option = tree.node(.option, [.set(.isSelected, true)])
    let segments = tree.node(.picker, [.set(.pickerStyle, .segmented)], [option])
    #expect(json(.set(option, .isSelected, wasSet: true)) == [#"["p","1.control","checked",true]"#])
    #expect(segments.children.count == 1)
  }

  @Test func rowsAreInsertedIntoTheirSection() {
    let new = tree.node(.row)
    let old = tree.node(.row)
    let section = tree.node(.section, [], [new, old])
    let operations = json(.insert(new, parent: section, before: old))
    #expect(operations.count == 1)
    #expect(operations[0].hasPrefix(#"["i","3.content",2,"<li id=\"n1\" class=\"row\">"#))
  }

  @Test func contentIsInsertedBeforeTheNextSiblingInItsPart() {
    let text = tree.node(.text)
    let actions = tree.node(.actions)
    let row = tree.node(.row, [], [text, actions])
    #expect(json(.insert(text, parent: row, before: actions))[0].hasPrefix(#"["i","3.content",0,"#))
    #expect(json(.insert(actions, parent: row, before: nil))[0].hasPrefix(#"["i",3,0,"#))
  }

  @Test func movesAndRemovalsNameNumbersOnly() {
    let first = tree.node(.row)
    let second = tree.node(.row)
    let list = tree.node(.list, [], [second, first])
    #expect(json(.move(second, parent: list, before: first)) == [#"["m",3,1,2]"#])
    #expect(json(.remove(first.id, parent: list)) == [#"["r",1]"#])
  }

  @Test func changedSkiesKeepTheOtherStyles() {
    let box = tree.node(
      .stack,
      [
        .set(.padding, EdgeInsets(.all, 8)),
        .set(
          .background,
          BoxBackground(LinearGradient(colors: [Color(hex: 0)], startPoint: .top, endPoint: .bottom))),
      ])
    #expect(
      json(.set(box, .background, wasSet: true)) == [
        #"["a",1,"data-backdrop","gradient"]"#, #"["a",1,"style","padding:8px;background:#000000"]"#,
      ])
  }

  @Test func onePatchOfOneValueFitsIntoFiftyFiveBytes() {
    let text = tree.node(.text, [.set(.text, "1000")])
    var frame = "[1000,1000,["
    HTMLRenderer.operations(for: .set(text, .text, wasSet: true))[0].encode(into: &frame)
    frame += "]]"
    #expect(frame.utf8.count <= 55)
  }

  @Test func headingsAreReplacedWhenTheirLevelChanges() {
    let text = tree.node(.text, [.set(.text, "Today"), .set(.headingLevel, 3)])
    let next = tree.node(.text)
    let stack = tree.node(.stack, [], [text, next])
    #expect(
      json(.set(text, .headingLevel, wasSet: true)) == [
        #"["r",1]"#, #"["i",3,2,"<h3 id=\"n1\" class=\"text\">Today</h3>"]"#,
      ])
    #expect(stack.children.count == 2)
  }

  @Test func anIconThatChangesIsOneShortOperation() {
    let image = tree.node(.image, [.set(.icon, .heartFilled)])
    #expect(json(.set(image, .icon, wasSet: true)) == [##"["a","1.icon","href","#i-heart-filled"]"##])
  }

  @Test func aSheetIsNamedAfterTheNewTitleOfItsScreen() {
    let screen = tree.node(.screen, [.set(.title, "Settings")])
    let sheet = tree.node(.sheet, [], [screen])
    #expect(json(.set(screen, .title, wasSet: true)).last == #"["a",2,"aria-label","Settings"]"#)
    #expect(sheet.children.count == 1)
  }

  @Test func anElementIsScrolledToAPlaceOfTheVisiblePart() {
    func operation(_ anchor: UnitPoint?) -> String {
      var json = ""
      DOMOperation(scrollingTo: ScrollRequest(node: NodeID(rawValue: 7), anchor: anchor)).encode(into: &json)
      return json
    }
    #expect(operation(nil) == #"["s",7,"nearest","nearest"]"#)
    #expect(operation(.top) == #"["s",7,"start","nearest"]"#)
    #expect(operation(.bottom) == #"["s",7,"end","nearest"]"#)
    #expect(operation(.center) == #"["s",7,"center","center"]"#)
    #expect(operation(.leading) == #"["s",7,"center","start"]"#)
  }

  @Test func theFocusMovesToAnElement() {
    var json = ""
    DOMOperation.focus(NodeID(rawValue: 7)).encode(into: &json)
    #expect(json == #"["f",7]"#)
  }
}

/// Operations as the client reads them.
@MainActor
func json(_ patch: Patch) -> [String] {
  HTMLRenderer.operations(for: patch).map { operation in
    var text = ""
    operation.encode(into: &text)
    return text
  }
}
