internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct OperationTests {
  let tree = TreeWriter()

  @Test func aChangedTextIsOneShortOperation() {
    let text = tree.node(.text, [.set(.text, "42")])
    #expect(json(.set(text, .text)) == [#"["t",1,"42"]"#])
  }

  @Test func titlesAndLabelsAreSetInTheirParts() {
    let section = tree.node(.section, [.set(.title, "Favorites")])
    let screen = tree.node(.screen, [.set(.title, "Locations")])
    #expect(json(.set(section, .title)) == [#"["t","1.title","Favorites"]"#])
    #expect(
      json(.set(screen, .title)) == [#"["t","2.title","Locations"]"#, #"["t","2.label","Locations"]"#])
  }

  @Test func aFieldsValueIsNoAttribute() {
    let field = tree.node(.textField, [.set(.fieldText, "Rome")])
    #expect(json(.set(field, .fieldText)) == [#"["v","1.control","Rome"]"#])
  }

  @Test func whatIsUsedIsDisabledWhereTheControlIs() {
    let button = tree.node(.button, [.set(.isDisabled, true)])
    let field = tree.node(.textField)
    let stack = tree.node(.stack, [.set(.isDisabled, true)])
    #expect(json(.set(button, .isDisabled)) == [#"["a",1,"disabled",""]"#])
    #expect(json(.set(field, .isDisabled)) == [#"["a","2.control","disabled",null]"#])
    #expect(json(.set(stack, .isDisabled)) == [#"["a",3,"aria-disabled","true"]"#])
  }

  @Test func aCheckedRowSaysSoToEveryone() {
    let row = tree.node(.row, [.set(.isOn, false), .events(.tap)])
    #expect(
      json(.set(row, .isOn)) == [
        #"["a",1,"data-checked","false"]"#, #"["a","1.control","aria-pressed","false"]"#,
      ])
  }

  @Test func aChosenOptionIsAPropertyOfItsControl() {
    let option = tree.node(.option, [.set(.isOn, true)])
    let segments = tree.node(.picker, [.set(.pickerStyle, .segmented)], [option])
    #expect(json(.set(option, .isOn)) == [#"["p","1.control","checked",true]"#])
    #expect(segments.children.count == 1)
  }

  @Test func anInsertedRowStandsInItsSection() {
    let new = tree.node(.row)
    let old = tree.node(.row)
    let section = tree.node(.section, [], [new, old])
    let operations = json(.insert(new, parent: section, before: old))
    #expect(operations.count == 1)
    #expect(operations[0].hasPrefix(#"["i","3.content",2,"<li id=\"n1\" class=\"row\">"#))
  }

  @Test func contentGoesBeforeTheNextSiblingInTheSamePart() {
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

  @Test func aSkyThatChangesKeepsTheOtherMeasures() {
    let box = tree.node(
      .stack, [.set(.padding, EdgeInsets(8)), .set(.background, .gradient([Color(hex: 0)]))])
    #expect(
      json(.set(box, .background)) == [
        #"["a",1,"style","padding:8px;background:#000000"]"#, #"["a",1,"data-backdrop","sky"]"#,
      ])
  }

  @Test func onePatchOfOneValueFitsIntoFiftyFiveBytes() {
    let text = tree.node(.text, [.set(.text, "1000")])
    var frame = "[1000,1000,["
    HTMLRenderer.operations(for: .set(text, .text))[0].encode(into: &frame)
    frame += "]]"
    #expect(frame.utf8.count <= 55)
  }
}
