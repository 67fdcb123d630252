import BinderyTesting
import Testing

@testable import BinderyViews

@Suite("The look of a row") @MainActor
struct RowLookTests {
  @Test func aRowHasTheBackgroundAndSpaceOfItsContent() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let host = TestHost {
      List {
        Text("colored").listRowBackground(Color.yellow).listRowInsets(insets)
        Text("plain").listRowBackground(nil as Color?).listRowInsets(nil)
      }
    }
    let rows = host.all(.row())
    #expect(rows[0][.background] == BoxBackground(Color.yellow))
    #expect(rows[0][.padding] == insets)
    #expect(host.find(.role(.text, "colored"))?[.background] == nil)
    #expect(rows[1][.background] == nil)
    #expect(rows[1][.padding] == nil)
  }

  @Test func viewsAboveAndBelowASectionHaveNoGround() {
    struct Note: View {
      let text: String
      var body: some View { Text(text).font(.footnote) }
    }
    let host = TestHost {
      List { Section(header: Note(text: "above"), footer: Note(text: "below")) { Text("row") } }
    }
    #expect(host.all(.row()).map { $0[.background] == BoxBackground(Color.clear) } == [true, false, true])
  }

  @Test func allRowsOfALoopHaveTheirs() {
    let host = TestHost {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.listRowBackground(Color.clear)
      }
    }
    #expect(host.all(.row()).allSatisfy { $0[.background] == BoxBackground(Color.clear) })
  }

  @Test func aRowHasTheFillOfAShapeBehindIt() {
    let shape = RoundedRectangle(cornerRadius: 8)
    let host = TestHost {
      List {
        Text("filled").listRowBackground(shape.fill(Color.yellow))
        Text("shape").listRowBackground(Capsule())
        Text("stroked").listRowBackground(shape.fill(Color.yellow).stroke(Color.red))
        Text("line").listRowBackground(shape.stroke(Color.red))
      }
    }
    let rows = host.all(.row())
    #expect(rows[0][.background] == BoxBackground(Color.yellow, in: shape.outline))
    #expect(rows[1][.background] == BoxBackground(Color.primary, in: Capsule().outline))
    #expect(rows[2][.background] == BoxBackground(Color.yellow, in: shape.outline))
    #expect(rows[3][.background] == BoxBackground(Color.clear, in: shape.outline))
    #expect(rows[2][.border] == nil && rows[3][.border] == nil)
  }
}
