/// Reads the facts of an Objective-C file, header or implementation.
package enum ObjectiveCFactsReader {
  /// The facts of a file's text; what the scanner cannot make sense of is a problem among them.
  package static func facts(of text: String) -> SourceFacts {
    SourceFacts()
  }
}
