internal import Findings
internal import Foundation

extension LinkedApp {
  /// The most bytes that a line may have to be searched.
  ///
  /// Each use searches its line again, and a longer line can have thousands of uses.
  private static let longestLine = 2_000

  /// The place of a text that nothing in the app has, where code uses it under a name: that of the
  /// constant, the case or the local variable that says it.
  ///
  /// - Parameters:
  ///   - text: An identifier or a storyboard's name.
  ///   - use: Where it is used.
  /// - Returns: The place to correct, which is the use itself where the text stands there.
  func place(ofWrong text: String, usedAt use: SourceLocation) -> SourceLocation {
    guard
      let lines = lines.of(use.file), lines.indices.contains(use.line - 1)
    else { return uses.evaluator.texts.place(of: text) ?? use }
    guard lines[use.line - 1].utf8.count <= Self.longestLine else { return use }
    let literal = "\"\(text)\""
    if lines[use.line - 1].contains(literal) { return use }
    if let constant = uses.evaluator.texts.place(of: text) { return constant }
    // A local variable's value stands above its use.
    for index in (max(0, use.line - 40)..<use.line - 1).reversed() {
      guard lines[index].utf8.count <= Self.longestLine,
        let found = lines[index].range(of: literal)
      else { continue }
      let before = lines[index][..<found.lowerBound]
      // A comment is no value.
      if before.contains("//") { continue }
      return SourceLocation(
        file: use.file, line: index + 1, column: before.utf8.count + 1)
    }
    return use
  }
}
