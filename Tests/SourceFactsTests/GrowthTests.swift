import SourceFacts
import SwiftFacts
import TestSupport
import Testing

/// Reading code takes time in proportion to the code.
@Suite struct GrowthTests {
  @Test func `Thousands of adjacent strings are joined in linear time`() {
    let factor = Growth.factor(from: 20_000) { count in
      Array(repeating: Expression.string("0123456789"), count: count)
    } _: { strings in
      let joined = Expression.joiningStrings(strings + [.name(["a"])] + strings)
      #expect(joined.count == 3)
      #expect(joined.last?.short.utf8.count == 10 * strings.count)
    }
    #expect(factor < Growth.bound)
  }

  @Test(arguments: [" as! List", " == x"])
  func `Thousands of casts or comparisons in a row take no more time than their length justifies`(
    operation: String
  ) {
    let factor = Growth.factor(from: 2_000) { count in
      let row = String(repeating: operation, count: count)
      return Array("func prepare(for segue: UIStoryboardSegue) { _ = x\(row) }".utf8)
    } _: { code in
      // Not on a separate thread, whose time would not count.
      #expect(!SwiftFactsReader.factsOnDeepStack(of: code).isBroken)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Thousands of local names and calls take no more time than their number justifies`() {
    let group = "(\(Array(repeating: "z", count: 50).joined(separator: " + ")))"
    let sum = Array(repeating: group, count: 8).joined(separator: " + ")
    let factor = Growth.factor(from: 200) { count in
      let names = (0..<8 * count).map { "let v\($0) = 0\n" }.joined()
      let call = "performSegue(withIdentifier: a, sender: nil)\n"
      let calls = String(repeating: call, count: count)
      return Array("func f() {\nlet z = Names.z\n\(names)let a = \(sum)\n\(calls)}".utf8)
    } _: { code in
      #expect(SwiftFactsReader.factsOnDeepStack(of: code).calls.count >= 200)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `A line with thousands of slashes takes no more time than its length justifies`() {
    let factor = Growth.factor(from: 2_000) { count in
      Array(("enum " + String(repeating: "inout inout !!#/", count: count)).utf8)
    } _: { code in
      #expect(SwiftFactsReader.factsOnDeepStack(of: code).types.count == 1)
    }
    #expect(factor < Growth.bound)
  }
}
