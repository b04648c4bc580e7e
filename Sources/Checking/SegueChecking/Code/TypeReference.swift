/// The meaning of a type's name in code or in a storyboard.
package enum TypeReference: Hashable, Sendable {
  /// One of these types of the app; the target decides which.
  case app([CodeType.ID])
  /// A class of the system's frameworks.
  case system(String)
  /// A type that is declared elsewhere: a package, a pod, a framework.
  case external(String)

  /// The types of the app that the name may mean; empty for a type that is declared elsewhere.
  package var ids: [CodeType.ID] { if case .app(let ids) = self { ids } else { [] } }
}

/// An answer that may not be known.
package enum Answer: Hashable, Sendable {
  case yes
  case no
  case undecided(Reason)

  /// The reason of an undecided answer.
  var reason: Reason? { if case .undecided(let reason) = self { reason } else { nil } }

  /// The common answer of several types that one name can mean; undecided if the answers differ.
  static func all(_ answers: some Sequence<Answer>) -> Answer {
    var result: Answer?
    for answer in answers {
      if result == nil { result = answer }
      if case .undecided = answer { return answer }
      if result != answer { return .undecided(.declarationsDiffer) }
    }
    return result ?? .undecided(.nothingKnown)
  }

  /// Yes if one of several answers is yes, or else undecided if one is undecided.
  static func any(_ answers: some Sequence<Answer>) -> Answer {
    var result = Answer.no
    for answer in answers {
      if answer == .yes { return .yes }
      if case .undecided = answer { result = answer }
    }
    return result
  }
}
