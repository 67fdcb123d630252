internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct OperationTests {
  let tree = TreeWriter()

  @Test func aChangedTextIsOneShortOperation() {
    let text = tree.node(.text, [.text: .string("42")])
    #expect(json(.set(text, .text, .string("42"))) == [#"["t",1,"42"]"#])
  }

  @Test func titlesAndLabelsAreSetInTheirParts() {
    let section = tree.node(.section, [.title: .string("Favorites")])
    let screen = tree.node(.screen, [.title: .string("Locations")])
    #expect(json(.set(section, .title, nil)) == [#"["t","1.title","Favorites"]"#])
    #expect(
      json(.set(screen, .title, nil)) == [#"["t","2.title","Locations"]"#, #"["t","2.label","Locations"]"#])
  }

  @Test func aFieldsValueIsNoAttribute() {
    let field = tree.node(.textField, [.value: .string("Rome")])
    #expect(json(.set(field, .value, nil)) == [#"["v","1.control","Rome"]"#])
  }

  @Test func whatIsUsedIsDisabledWhereTheControlIs() {
    let button = tree.node(.button, [.isDisabled: .bool(true)])
    let field = tree.node(.textField)
    let stack = tree.node(.stack, [.isDisabled: .bool(true)])
    #expect(json(.set(button, .isDisabled, nil)) == [#"["a",1,"disabled",""]"#])
    #expect(json(.set(field, .isDisabled, nil)) == [#"["a","2.control","disabled",null]"#])
    #expect(json(.set(stack, .isDisabled, nil)) == [#"["a",3,"aria-disabled","true"]"#])
  }

  @Test func aCheckedRowSaysSoToEveryone() {
    let row = tree.node(.row, [.isOn: .bool(false), .events: events(.tap)])
    #expect(
      json(.set(row, .isOn, nil)) == [
        #"["a",1,"data-checked","false"]"#, #"["a","1.control","aria-pressed","false"]"#,
      ])
  }

  @Test func aChosenOptionIsAPropertyOfItsControl() {
    let option = tree.node(.option, [.isOn: .bool(true)])
    let segments = tree.node(.picker, [.style: .string("segmented")], [option])
    #expect(json(.set(option, .isOn, nil)) == [#"["p","1.control","checked",true]"#])
    #expect(segments.children.count == 1)
  }

  @Test func anInsertedRowStandsInItsSection() {
    let new = tree.node(.row)
    let old = tree.node(.row)
    let section = tree.node(.section, [:], [new, old])
    let operations = json(.insert(new, parent: section, before: old))
    #expect(operations.count == 1)
    #expect(operations[0].hasPrefix(#"["i","3.content",2,"<li id=\"n1\" class=\"row\">"#))
  }

  @Test func contentGoesBeforeTheNextSiblingInTheSamePart() {
    let text = tree.node(.text)
    let actions = tree.node(.actions)
    let row = tree.node(.row, [:], [text, actions])
    #expect(json(.insert(text, parent: row, before: actions))[0].hasPrefix(#"["i","3.content",0,"#))
    #expect(json(.insert(actions, parent: row, before: nil))[0].hasPrefix(#"["i",3,0,"#))
  }

  @Test func movesAndRemovalsNameNumbersOnly() {
    let first = tree.node(.row)
    let second = tree.node(.row)
    let list = tree.node(.list, [:], [second, first])
    #expect(json(.move(second, parent: list, before: first)) == [#"["m",3,1,2]"#])
    #expect(json(.remove(first.id, parent: list)) == [#"["r",1]"#])
  }

  @Test func aSkyThatChangesKeepsTheOtherMeasures() {
    let box = tree.node(.stack, [.padding: .int(8), .background: .string("#000000")])
    #expect(
      json(.set(box, .background, nil)) == [
        #"["a",1,"style","padding:8px;background:#000000"]"#, #"["a",1,"data-backdrop","sky"]"#,
      ])
  }

  @Test func onePatchOfOneValueFitsIntoFiftyFiveBytes() {
    let text = tree.node(.text, [.text: .string("1000")])
    var frame = "[1000,1000,["
    HTMLRenderer.operations(for: .set(text, .text, nil))[0].encode(into: &frame)
    frame += "]]"
    #expect(frame.utf8.count <= 55)
  }

  @Test func everyPropertyOfEveryRoleHasAnAnswer() {
    for role in Role.allCases {
      for property in Property.allCases {
        let node = tree.node(role)
        for operation in HTMLRenderer.operations(for: .set(node, property, nil)) {
          var text = ""
          operation.encode(into: &text)
          #expect(text.hasPrefix("[\""), "\(role) \(property)")
        }
      }
    }
  }
}
