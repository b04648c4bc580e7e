#if !Macros
  /// Stands in for the reader where the package was built without swift-syntax.
  package enum SwiftFactsReader {
    /// No facts: a problem says that there are none, and how to have them.
    package static func facts(of text: String, parsingAll isWhole: Bool = false) -> SourceFacts {
      factsOnDeepStack(of: [])
    }

    /// No facts: a problem says that there are none, and how to have them.
    package static func factsOnDeepStack(
      of bytes: [UInt8], parsingAll isWhole: Bool = false, keepingMembers kept: MemberNames? = nil,
      isNavigating: Bool = true, isAsked: MemberQuestion? = nil
    ) -> SourceFacts {
      var facts = SourceFacts()
      facts.problems = [
        SourceFacts.Problem(
          message: "Swift cannot be read: Segues was built without its trait “Macros”",
          position: SourcePosition(line: 1, column: 1))
      ]
      return facts
    }
  }
#endif
