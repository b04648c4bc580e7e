internal import SourceFacts

extension CodeReader {
  /// Notes a value with unknown use if it is the identifier of the segue that the function receives.
  func noteIdentifierUse(of value: CodeValue) {
    guard quiet == 0, logging == 0, isIdentifier(value) else { return }
    // An identifier that the function passes on to perform a segue doesn't count.
    let forwarded = head.forwardedIdentifier.map(Expression.parameter)
    guard forwarded == nil || value.expression != forwarded else { return }
    let context = context()
    guard !context.knowsIdentifier else { return }
    facts.identifierUses.append(IdentifierUseFact(context: context, position: position(of: value)))
  }

  /// Whether the name at an index is that of a function that only logs.
  func isLogging(_ index: Int) -> Bool {
    source.kind(index) == .name && LoggingCalls.functions.contains(source.name(index))
  }
}
