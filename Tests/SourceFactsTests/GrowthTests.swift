import SourceFacts
import TestSupport
import Testing

/// Reading code takes time in proportion to the code.
@Suite struct GrowthTests {
  @Test func `Thousands of Objective-C literals in a row are one text`() {
    let factor = Growth.factor(from: 20_000) { count in
      Array(repeating: "@\"0123456789\"", count: count)
    } _: { literals in
      let facts = ObjectiveCFacts(
        body: "[self performSegueWithIdentifier:\(literals.joined(separator: " ")) sender:nil];")
      #expect(facts.performed?.short.utf8.count == 10 * literals.count)
    }
    #expect(factor < Growth.bound)
  }
}
