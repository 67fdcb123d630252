import Testing

@testable import BinderyPictures

/// References between elements of a drawing, which GraphicsMagick does not draw.
struct DrawingReferencesTests {
  private func expanded(_ drawing: String) -> String {
    String(decoding: DrawingReferences.expanded(in: Array(drawing.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (##"<use href="#a"/>"##, "<g>"),
    (##"<use xlink:href="#a" x="4" y="-1.5"/>"##, #"<g transform="translate(4 -1.5)">"#),
    (##"<use x="4" href="#a" transform="scale(2)" />"##, #"<g transform="scale(2) translate(4 0)">"#),
    (##"<use href='#a' transform='scale(2)'></use>"##, #"<g transform="scale(2)">"#),
    (##"<use href="#a"><title>A</title></use>"##, "<g>"),
    (
      ##"<use id="b" href="#a" fill='red' class="x" width="4" height="4" opacity=".5"/>"##,
      #"<g fill='red' class="x" opacity=".5">"#
    ),
  ])
  func referencesBecomeCopiesWithPositionAndStyle(reference: String, group: String) {
    let target = #"<path id="a" d="M0 0h2v2z" transform="scale(3)"/>"#
    #expect(
      expanded("<svg>\(target) <g>\(reference)</g> </svg>")
        == "<svg>\(target) <g>\(group)\(target)</g></g> </svg>")
  }

  @Test func quotationMarksWithCombiningMarksAreEscaped() {
    let target = #"<path id="a"/>"#
    #expect(
      expanded("<svg>\(target)<use href='#a' transform='\"\u{34C}'/></svg>")
        == "<svg>\(target)<g transform=\"&quot;\u{34C}\">\(target)</g></svg>")
  }

  @Test func laterElementsAreCopiedCompletely() {
    let target = #"<g id="a"><g><rect/></g><circle/></g>"#
    #expect(
      expanded(##"<svg><use href="#a"/>\##(target)</svg>"##) == "<svg><g>\(target)</g>\(target)</svg>")
  }

  @Test func aReferenceInACopyIsReplacedToo() {
    let dot = #"<circle id="a" r="1"/>"#
    let pair = ##"<g id="b"><g>\##(dot)</g><g transform="translate(4 0)">\##(dot)</g></g>"##
    #expect(
      expanded(
        ##"<svg>\##(dot)<g id="b"><use href="#a"/><use href="#a" x="4"/></g><use href="#b"/></svg>"##)
        == "<svg>\(dot)\(pair)<g>\(pair)</g></svg>")
  }

  /// What cannot be copied stays, so that the drawing is refused rather than drawn without it.
  @Test(arguments: [
    ##"<svg><use href="#nothing"/></svg>"##, ##"<svg><use/></svg>"##,
    ##"<svg><use href="other.svg#a"/><path id="a"/></svg>"##,
    ##"<svg><symbol id="a"><path/></symbol><use href="#a"/></svg>"##,
    ##"<svg><path id="a"/><use href="#a" x="50%"/></svg>"##,
  ])
  func otherReferencesStay(drawing: String) {
    #expect(expanded(drawing) == drawing)
  }

  @Test(arguments: [
    ##"<svg><!-- <use href="#a"/> --><path id="a"/></svg>"##,
    ##"<svg><style><![CDATA[<use href="#a"/>]]></style><path id="a"/></svg>"##,
    ##"<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<use>">]><svg><path id="a" d="<use/>"/></svg>"##,
  ])
  func useTagsThatAreNotElementsStay(drawing: String) {
    #expect(expanded(drawing) == drawing)
  }

  @Test func aTagIsFoundBehindOtherMarkup() {
    let start = #"<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a ">">]><svg><!-- > --><path id="a" d="/>"/>"#
    #expect(
      expanded(##"\##(start)<use href="#a"/></svg>"##).hasSuffix(#"<g><path id="a" d="/>"/></g></svg>"#))
  }

  @Test(arguments: [
    ##"<svg><path id="a"/><use href="#a"/>"##, ##"<svg><path id="a"/><use href="#a"/></g>"##,
    ##"<svg><path id="a"/><use href="#a></svg>"##, ##"<svg><path id="a"/><use href=#a /></svg>"##,
    ##"<svg><path id="a"/><use href="#a"/></svg><!-- "##, "<", "",
  ])
  func aDrawingThatIsNotWellFormedStays(drawing: String) {
    #expect(expanded(drawing) == drawing)
  }

  // MARK: Limits

  @Test(arguments: [
    ##"<svg><g id="a"><use href="#a"/></g></svg>"##,
    ##"<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>"##,
  ])
  func cyclicReferencesStay(drawing: String) {
    #expect(expanded(drawing) == drawing)
  }

  /// Each level has ten copies of the one before: 10,000 in all.
  @Test func copiesOfCopiesAreLimited() {
    var drawing = #"<svg><path id="a0"/>"#
    for level in 1...4 {
      let copies = String(repeating: ##"<use href="#a\##(level - 1)"/>"##, count: 10)
      drawing += #"<g id="a\#(level)">\#(copies)</g>"#
    }
    drawing += "</svg>"
    #expect(expanded(drawing) == drawing)
  }

  @Test(arguments: [(1_000, true), (1_001, false)]) func copiedElementsAreLimited(count: Int, fits: Bool) {
    let drawing =
      #"<svg><path id="a"/>"# + String(repeating: ##"<use href="#a"/>"##, count: count) + "</svg>"
    #expect((expanded(drawing) != drawing) == fits)
  }

  @Test func copiedBytesAreLimited() {
    let path = String(repeating: "h1", count: 10_000)
    let drawing =
      #"<svg><path id="a" d="M0 0\#(path)"/>"# + String(repeating: ##"<use href="#a"/>"##, count: 100)
      + "</svg>"
    #expect(expanded(drawing) == drawing)
  }
}
