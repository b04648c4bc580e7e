internal import Findings

/// The edits that follow a suggestion: they replace the wrong name with the suggested one.
enum SuggestedEdit {
  /// The attributes of a storyboard that have names, most of which code uses too.
  private static let attributes = [
    "identifier", "storyboardIdentifier", "referencedIdentifier", "storyboardName", "customClass",
    "property", "selector", "unwindAction", "destinationCreationSelector", "actionName",
  ]

  /// Returns the edits at the place of a finding; empty if the wrong name is not there, or more than once.
  static func edits(
    of suggestion: NameSuggestion, at place: SourceLocation, in bytes: [UInt8], _ lines: LineStarts
  ) -> [TextEdit] {
    guard let line = lines.line(place.line).map({ bytes[$0] }) else { return [] }
    let isInterface = SnapshotKind(ofFileAt: place.file) == .interface
    let edit =
      isInterface
      ? attribute(suggestion, at: place, line)
      : literal(suggestion, at: place, line) ?? enumCase(suggestion, at: place, line)
    return edit.map { [$0] } ?? []
  }

  /// Replaces the value of an attribute of the element at a place, which is written in one line.
  private static func attribute(
    _ suggestion: NameSuggestion, at place: SourceLocation, _ line: ArraySlice<UInt8>
  ) -> TextEdit? {
    let tag = line.dropFirst(max(place.column, 1) - 1).prefix { $0 != UInt8(ascii: ">") }
    let found = attributes.flatMap { name in
      let start = " \(name)=\""
      return tag.starts(of: start + escaped(suggestion.wrong) + "\"").map { $0 + start.utf8.count }
    }
    guard let only = found.first, found.count == 1 else { return nil }
    return TextEdit(
      at: SourceLocation(
        file: place.file, line: place.line, column: only - line.startIndex + 1),
      expected: escaped(suggestion.wrong), replacement: escaped(suggestion.meant))
  }

  /// Replaces the literal with the wrong name at the place of a finding, or after it on the line.
  private static func literal(
    _ suggestion: NameSuggestion, at place: SourceLocation, _ line: ArraySlice<UInt8>
  ) -> TextEdit? {
    guard isPlain(suggestion.wrong), isPlain(suggestion.meant) else { return nil }
    let start = line.startIndex + max(place.column, 1) - 1
    let found = line.starts(of: "\"\(suggestion.wrong)\"").filter { $0 >= start }
    // A name that one line has twice may mean two things.
    guard let first = found.first, first - start <= 1 || found.count == 1 else { return nil }
    return TextEdit(
      at: SourceLocation(
        file: place.file, line: place.line, column: first - line.startIndex + 2),
      expected: suggestion.wrong, replacement: suggestion.meant)
  }

  /// Gives a case of an enum, whose name is the wrong name, a raw value.
  private static func enumCase(
    _ suggestion: NameSuggestion, at place: SourceLocation, _ line: ArraySlice<UInt8>
  ) -> TextEdit? {
    guard isPlain(suggestion.meant) else { return nil }
    let text = String(decoding: line, as: UTF8.self).trimmingPrefix { $0 == " " || $0 == "\t" }
    guard text.prefix(while: { !$0.isNewline }) == "case \(suggestion.wrong)" else { return nil }
    let indentation = line.count - text.utf8.count
    return TextEdit(
      at: SourceLocation(
        file: place.file, line: place.line,
        column: indentation + "case \(suggestion.wrong)".utf8.count + 1),
      expected: "", replacement: " = \"\(suggestion.meant)\"")
  }

  /// Whether a literal in Swift and Objective-C can contain a name without escapes.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }
  }

  /// Returns a name as Interface Builder writes it in an attribute.
  private static func escaped(_ name: String) -> String {
    name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

extension ArraySlice<UInt8> {
  /// The places at which a text begins.
  fileprivate func starts(of text: String) -> [Int] {
    let text = Array(text.utf8)
    guard let first = text.first else { return [] }
    return indices.filter { self[$0] == first && self[$0...].starts(with: text) }
  }
}
