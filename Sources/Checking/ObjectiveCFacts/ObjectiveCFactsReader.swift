package import SourceFacts

/// Reads the facts of an Objective-C file, header or implementation.
///
/// It reads tokens, not lines: comments, literals, macros and C++ in between do no harm. All
/// branches of an `#if` are read, but for `#if 0`. It knows no other file: what a header declares
/// and an implementation defines are facts of their own, joined by the type's name.
package enum ObjectiveCFactsReader {
  /// Returns the facts of a file's text; code that the reader cannot make sense of is a problem among them.
  package static func facts(of text: String) -> SourceFacts {
    guard text.utf8.count < Int(Int32.max) else {
      var facts = SourceFacts()
      facts.problems = [
        .init(
          message: "A file of two gigabytes or more is not read.",
          position: SourcePosition(line: 1, column: 1))
      ]
      return facts
    }
    var reader = ObjectiveCDeclarationReader(ObjectiveCSource(text))
    return reader.read()
  }
}
