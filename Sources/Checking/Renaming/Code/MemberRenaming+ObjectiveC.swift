internal import SegueChecking
internal import SourceFacts

// Properties, instance variables and messages of Objective-C.
extension MemberRenaming {
  /// Adds the setter or the instance variable of an outlet: `setOld:`, `_old`.
  ///
  /// - Returns: Whether the token is one of them.
  func addAccessor(_ index: Int, in source: TokenizedSource, _ places: inout RenamePlaces) -> Bool {
    let setter = "set" + capitalized(subject.old)
    let isSetter = source.isText(index, .word, Array(setter.utf8))
    guard isSetter || source.isText(index, .word, Array(("_" + subject.old).utf8)) else {
      return false
    }
    if isSetter {
      places.apply(
        messageVerdict(index, source), to: index, of: source,
        with: "set" + capitalized(subject.new))
    } else if isInFamily(index, source) {
      if source.source.facts.types.contains(where: declaresVariable) {
        places.doubt(source.location(index), "the instance variable is declared by itself")
      } else {
        places.replace(source.tokens[index].range, of: source.path, with: "_" + subject.new)
      }
    }
    return true
  }

  private func declaresVariable(_ type: TypeFact) -> Bool {
    type.members.properties.contains { $0.name == "_" + subject.old }
  }

  private func isInFamily(_ index: Int, _ source: TokenizedSource) -> Bool {
    receivers.around(index, in: source).contains(where: family.contains)
  }

  func objectiveCVerdict(_ index: Int, _ source: TokenizedSource) -> Verdict {
    if subject.kind == .outlet {
      if source.isMark(index - 1, ".") {
        return verdict(receivers.receiver(endingAt: index - 2, in: source))
      }
      if source.isMark(index - 1, ">"), source.isMark(index - 2, "-") {
        return verdict(receivers.receiver(endingAt: index - 3, in: source))
      }
      if isSynthesized(index, source) {
        return isInFamily(index, source) ? .ours : .other
      }
      if source.isMark(index + 1, "]") || isSelector(index, source) {
        return messageVerdict(index, source)
      }
      if source.isMark(index + 1, ":") { return .other }
      // A name alone is an instance variable, or a local variable.
      guard isInFamily(index, source), hasVariable else { return .other }
      return .doubt("it may be an instance variable or a local one")
    }
    if isSelector(index, source) {
      return isOnlySelector
        ? .ours : .doubt("several classes have a method with the name")
    }
    guard source.isMark(index + 1, ":", "]") else { return .other }
    return messageVerdict(index, source)
  }

  /// Whether a source declares an instance variable with the outlet's name, itself or for a property.
  func declaresVariable(_ source: TokenizedSource, _ declarations: [Int: Bool]) -> Bool {
    guard !source.isSwift else { return false }
    let isInBraces = declarations.contains { token, isOurs in
      isOurs && source.scopes[source.tokens[token].scope].type == nil
    }
    return isInBraces
      || source.tokens.indices.contains { index in
        source.isText(index, .word, old) && isSynthesized(index, source)
          && !source.isMark(index + 1, "=")
      }
  }

  /// The verdict about a part of a message's selector.
  ///
  /// A later part belongs to another method.
  private func messageVerdict(_ index: Int, _ source: TokenizedSource) -> Verdict {
    if isSelector(index, source) { return verdict(.unknown) }
    var start = index - 1
    if source.isMark(start, ")", "]") {
      guard let open = source.opening(of: start) else { return .other }
      // `- (void)setOld:`, `[[x y] setOld:z]`
      if source.isMark(open - 1, "-", "+") {
        return isInFamily(index, source) ? .ours : .other
      }
      start = open
    } else {
      while source.isWord(start), source.isMark(start - 1, ".") { start -= 2 }
    }
    guard source.isMark(start - 1, "[") else { return .other }
    return verdict(receivers.receiver(endingAt: index - 1, in: source))
  }

  /// Whether a token is in `@selector(old:)`.
  private func isSelector(_ index: Int, _ source: TokenizedSource) -> Bool {
    source.isMark(index - 1, "(") && source.text(index - 2) == "selector"
      && source.isMark(index - 3, "@")
  }

  private func verdict(_ receiver: ReceiverTypes.Receiver) -> Verdict {
    switch receiver {
    case .types(let ids): return ids.contains(where: family.contains) ? .ours : .other
    case .other: return .other
    case .unknown: return .doubt("it is unknown which object has the member")
    }
  }

  /// Whether a token is in `@synthesize old`, `@synthesize x, old = _old` or `@dynamic old`.
  private func isSynthesized(_ index: Int, _ source: TokenizedSource) -> Bool {
    var before = index - 1
    while source.isMark(before, ",", "=")
      || source.isWord(before) && !["synthesize", "dynamic"].contains(source.text(before))
    {
      before -= 1
    }
    return source.isWord(before) && source.isMark(before - 1, "@")
  }
}
