#if Macros
  internal import SwiftParser

  /// Reads the facts of a Swift file.
  package enum SwiftFactsReader {
    /// The facts of a file's text; what the parser cannot make sense of is a problem among them.
    package static func facts(of text: String) -> SourceFacts {
      var text = text
      let tree = text.withUTF8 { Parser.parse(source: $0) }
      let source = SourceText(text)
      var declarations = DeclarationReader(source: source)
      declarations.read(tree)
      var facts = SourceFacts()
      facts.types = declarations.types
      facts.globals = declarations.globals
      facts.imports = declarations.imports
      facts.isBeforeSwift3 = declarations.isBeforeSwift3
      SwiftUsesReader.read(tree, in: source, into: &facts)
      facts.problems = SyntaxProblems(tree, in: source).problems
      return facts
    }
  }
#endif
