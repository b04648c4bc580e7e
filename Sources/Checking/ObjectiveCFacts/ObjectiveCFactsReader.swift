package import SourceFacts

/// Reads the facts of an Objective-C file, header or implementation.
///
/// It reads tokens, not lines, so comments, literals, macros and C++ in between do no harm. All
/// branches of an `#if` are read, except for `#if 0`. It knows no other file: the declarations of a
/// header and the definitions of an implementation are separate facts, which the type's name joins.
package enum ObjectiveCFactsReader {
  /// Returns the facts of a file's text.
  ///
  /// The text has less than two gigabytes.
  package static func facts(of text: String) -> SourceFacts {
    var reader = ObjectiveCDeclarationReader(ObjectiveCSource(text))
    return reader.read()
  }
}
