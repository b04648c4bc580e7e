/// Reads the facts of a Swift file.
package enum SwiftFactsReader {
  /// The facts of a file's text; what the parser cannot make sense of is a problem among them.
  package static func facts(of text: String) -> SourceFacts {
    SourceFacts()
  }
}
