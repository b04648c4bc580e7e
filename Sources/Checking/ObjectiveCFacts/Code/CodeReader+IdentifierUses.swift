internal import SourceFacts

extension CodeReader {
  /// Notes a value that is used in an unknown way, if it is the identifier of the segue that the function receives.
  func noteUse(of value: CodeValue) {
    guard quiet == 0, logging == 0, isIdentifier(value) else { return }
    // An identifier that the function passes on to perform a segue doesn't count.
    if let handedOn = head.forwardedIdentifier, value.expression == .parameter(handedOn) { return }
    let context = context()
    if context.knowsIdentifier { return }
    facts.identifierUses.append(IdentifierUseFact(context: context, position: position(of: value)))
  }

  /// Whether the name at an index is that of a function that only tells developers something.
  func isLogging(_ index: Int) -> Bool {
    source.kind(index) == .name && LoggingCalls.functions.contains(source.name(index))
  }
}
