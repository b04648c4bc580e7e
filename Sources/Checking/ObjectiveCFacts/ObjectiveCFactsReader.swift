package import SourceFacts

/// Reads the facts of an Objective-C file, header or implementation.
///
/// It reads tokens, not lines, so comments, literals, macros and C++ in between do no harm. All
/// branches of an `#if` are read, except for `#if 0`. It knows no other file: the declarations of a
/// header and the definitions of an implementation are separate facts, which the type's name joins.
package enum ObjectiveCFactsReader {
  /// Returns the facts of a file's text.
  ///
  /// Code that the reader can't make sense of is one of the `problems`.
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
