import BinderyTesting
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct AccessibilityTests {
  @Test func aScreenInOrderHasNoProblems() {
    let host = TestHost { ShoppingView(model: Shopping(["Milk"])) }
    host.expectAccessible()
  }

  @Test func aControlWithoutANameIsFound() {
    let host = TestHost {
      Button {
      } label: {
        Image(icon: .add)
      }
    }
    #expect(host.accessibilityProblems == ["A button has no name."])
    withKnownIssue {
      host.expectAccessible()
    } matching: {
      $0.says("A button has no name.")
    }
  }

  @Test func anIdentifierUsedTwiceIsFound() {
    let host = TestHost {
      Text("One").accessibilityIdentifier("same")
      Text("Two").accessibilityIdentifier("same")
    }
    #expect(host.accessibilityProblems == [#"The identifier "same" names 2 nodes."#])
  }

  @Test func aHeadingThatSkipsALevelIsFound() {
    let host = TestHost {
      Text("Top").accessibilityHeading(.h1)
      Text("Deep").accessibilityHeading(.h3)
      Text("Top again").accessibilityHeading(.h1)
    }
    #expect(host.accessibilityProblems == [#"The heading "Deep" has level 3, directly after level 1."#])
  }

  @Test func aButtonInsideAButtonIsFound() {
    let host = TestHost {
      Button {
      } label: {
        Text("Outer")
        Button("Inner") {}
      }
    }
    #expect(host.accessibilityProblems == [#"button "Inner" is inside button "Outer Inner"."#])
  }
}
