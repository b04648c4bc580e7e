#if Macros
  internal import SwiftParser

  /// Reads the facts of a Swift file.
  package enum SwiftFactsReader {
    /// The facts of a file's text; what the parser cannot make sense of is a problem among them.
    package static func facts(of text: String) -> SourceFacts {
      if let offset = NestingScan.overflow(in: text) {
        return unread("The code is nested too deeply to be read", text, at: offset)
      }
      return DeepStack.run { read(text) } ?? unread("The code could not be read", text, at: 0)
    }

    private static func read(_ text: String) -> SourceFacts {
      let conflict = ConflictMarkers.blanked(text)
      var text = conflict?.text ?? text
      let tree = text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: 256) }
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
      if let conflict {
        let position = source.position(at: conflict.offset)
        facts.problems.insert(
          SourceFacts.Problem(
            message: "A merge was left unfinished", position: position, isMistake: true), at: 0)
      }
      return facts
    }

    private static func unread(_ message: String, _ text: String, at offset: Int) -> SourceFacts {
      var facts = SourceFacts()
      let position = SourceText(text).position(at: offset)
      facts.problems = [
        SourceFacts.Problem(message: message, position: position, isMistake: true)
      ]
      return facts
    }
  }
#endif
