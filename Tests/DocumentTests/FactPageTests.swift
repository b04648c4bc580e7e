import Foundation
import TestSupport
import Testing

/// The twins' pages of numbered facts list exactly the facts that the twins' tests are named after.
@Suite struct FactPageTests {
  @Test(arguments: [Twin.uiKit, .appKit])
  func `Every number in a test's name is a fact of the twin's page`(twin: Twin) throws {
    let (numbers, facts) = (try twin.testedNumbers(), try twin.facts())
    #expect(numbers.count > 20)
    #expect(numbers.subtracting(facts).sorted() == [])
  }

  @Test(arguments: [Twin.uiKit, .appKit])
  func `Every fact about a framework has a test`(twin: Twin) throws {
    // Section 9 of UIKit's facts is about what Swift can't compile, which no test can contain.
    let facts = try twin.facts().filter { !$0.hasPrefix("9.") }
    let numbers = try twin.testedNumbers()
    #expect(facts.count > 20)
    #expect(facts.subtracting(numbers).sorted() == [])
  }

  @Test(arguments: [Twin.uiKit, .appKit])
  func `Every fact is listed once`(twin: Twin) throws {
    let numbers = try twin.listedNumbers()
    #expect(Set(numbers).count == numbers.count)
  }
}

/// A headless twin, its page of facts, and its tests.
struct Twin: CustomTestStringConvertible, Sendable {
  static let uiKit = Twin(module: "HeadlessUIKit")
  static let appKit = Twin(module: "HeadlessAppKit")

  var module: String

  var testDescription: String { module }

  /// The numbers of the facts on the twin's page.
  func facts() throws -> Set<String> { Set(try listedNumbers()) }

  /// The numbers at the beginning of the page's items, in order.
  func listedNumbers() throws -> [String] {
    let path = "\(PackageFolder.path)/Sources/Twins/\(module)/Documentation.docc/Facts.md"
    return try String(contentsOfFile: path, encoding: .utf8)
      .matches(of: /(?m)^- \*\*([A-Z]?[0-9.]+)\*\*/).map { String($0.1) }
  }

  /// The numbers at the beginning of the names of the twin's tests.
  func testedNumbers() throws -> Set<String> {
    let folder = "\(PackageFolder.path)/Tests/\(module)Tests"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    let numbers = try files.flatMap { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        .matches(of: #/func `([A-Z]?[0-9]+(?:\.[0-9]+)?) /#).map { String($0.1) }
    }
    return Set(numbers)
  }
}
