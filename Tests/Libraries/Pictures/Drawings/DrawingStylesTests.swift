import Testing

@testable import BinderyPictures

struct DrawingStylesTests {
  private func inlined(_ drawing: String) -> String {
    String(decoding: DrawingStyles.inlined(in: Array(drawing.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (#"<circle class="sun" r="4"/>"#, #"<circle class="sun" r="4" style="fill: gold"/>"#),
    (
      #"<g class="sun ray"><path/></g>"#,
      #"<g class="sun ray" style="fill: gold;stroke:red;opacity:.5"><path/></g>"#
    ),
    (#"<path fill="red" class="sun" d="M0 0"/>"#, #"<path  class="sun" d="M0 0" style="fill: gold"/>"#),
    (#"<path class="moon"/>"#, #"<path class="moon"/>"#),
    (#"<path class="sun" style="fill:red"/>"#, #"<path class="sun" style="fill:red"/>"#),
    (#"<path d="M0 0"/>"#, #"<path d="M0 0"/>"#),
  ])
  func anElementGetsTheStyleOfItsClasses(element: String, styled: String) {
    let sheet = "<style>.sun { fill: gold } .ray, .halo{stroke:red} .ray{opacity:.5}</style>"
    #expect(inlined("<svg>\(sheet)\(element)</svg>") == "<svg>\(sheet)\(styled)</svg>")
  }

  @Test func conditionsAndOtherSelectorsAreIgnored() {
    let drawing =
      "<svg><style>path{fill:red}#a{fill:red}.a .b{fill:red}@media (prefers-color-scheme:dark){.a{fill:blue}}</style>"
      + #"<path id="a" class="a b"/></svg>"#
    #expect(inlined(drawing) == drawing)
  }

  @Test func aRuleAfterAConditionCounts() {
    let sheet = "<style>@media print{.a{fill:blue}.b{fill:red}}.a{fill:red}</style>"
    #expect(
      inlined("<svg>\(sheet)<path class=\"a\"/></svg>")
        == "<svg>\(sheet)<path class=\"a\" style=\"fill:red\"/></svg>")
  }

  @Test func quotationMarksAreEscaped() {
    let sheet = ##"<style>.a{fill:url("#b")}</style>"##
    #expect(
      inlined("<svg>\(sheet)<path class='a'/></svg>")
        == "<svg>\(sheet)<path class='a' style=\"fill:url(&quot;#b&quot;)\"/></svg>")
  }

  @Test func quotationMarksWithCombiningMarksAreEscaped() {
    let sheet = "<style>.a{fill:\"\u{34C}red}</style>"
    #expect(
      inlined("<svg>\(sheet)<path class='a'/></svg>")
        == "<svg>\(sheet)<path class='a' style=\"fill:&quot;\u{34C}red\"/></svg>")
  }

  @Test(arguments: [
    "", "<svg", "<svg><style>", "<svg><style>.a{</style><path class='b'/></svg>", "<style>}{</style>",
    "<style>.{}</style><path class=''/>", "<svg><style/><path class='a'/></svg>",
    "<style>.a{fill:red}</style><path class='a' / fill='blue'>",
    "<style>.a{fill:red}</style></path class='a'/>",
  ])
  func aBrokenStyleSheetChangesNothing(drawing: String) { #expect(inlined(drawing) == drawing) }

  @Test func drawingsThatWouldGrowTooMuchAreUnchanged() {
    let rule = String(repeating: "fill:red;", count: 2_000)
    let drawing =
      "<svg><style>.a{\(rule)}</style>" + String(repeating: "<path class='a'/>", count: 100) + "</svg>"
    #expect(inlined(drawing) == drawing)
  }

  /// Each class of the element has all declarations, which would take gigabytes.
  @Test func repeatedClassesAndRulesAreLimited() {
    let rules = String(repeating: ".a{fill:red}", count: 20_000) + String(repeating: ".b{}", count: 100_000)
    let classes = String(repeating: "a b ", count: 20_000)
    let drawing = "<svg><style>\(rules)</style><path class='\(classes)'/></svg>"
    #expect(inlined(drawing) == drawing)
  }
}
