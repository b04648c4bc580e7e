internal import Findings
internal import SourceFacts

/// The members of Swift classes that Objective-C sees, and so storyboards can connect.
///
/// Before Swift 4 it saw every member of a class that inherits from `NSObject`. Since then it sees only
/// members that say so, those of `@objcMembers` classes and their subclasses unless they are private, overrides of
/// what it sees, and those that an `@objc` protocol requires.
extension AppCode {
  /// Whether Objective-C sees a property of the class at a depth of an ancestry; nil if unknown.
  func isExposed(
    _ property: CodeType.Member<PropertyFact>, at depth: Int, of ancestry: Ancestry
  ) -> Bool? {
    let fact = property.fact
    let isMarked = fact.isExposed || fact.isOutlet
    if fact.isOverride, !isMarked {
      // If the app declares the overridden property, that one decides.
      return !ancestry.types.dropFirst(depth + 1).contains { id in
        table[id].properties(named: fact.name).contains { !$0.fact.isStatic }
      }
    }
    return isExposed(
      isMarked, isHidden: fact.isHidden, in: property.sourceFile, at: depth, of: ancestry
    ) { type in
      type.properties(named: fact.name).contains { !$0.fact.isStatic }
    } mayBeRequiredBy: { name in
      SystemProtocols.mayRequire(property: fact.name, name)
    }
  }

  /// Whether Objective-C sees a method of the class at a depth of an ancestry; nil if unknown.
  func isExposed(
    _ method: CodeType.Member<MethodFact>, at depth: Int, of ancestry: Ancestry
  ) -> Bool? {
    let fact = method.fact
    func declaresIt(_ type: CodeType) -> Bool {
      type.candidates(selectedBy: [fact.selector]).contains {
        $0.fact.selector == fact.selector && !$0.fact.isStatic
      }
    }
    let isMarked = fact.isExposed || fact.isAction || fact.isSegueAction
    if fact.isOverride, !isMarked {
      return !ancestry.types.dropFirst(depth + 1).contains { declaresIt(table[$0]) }
    }
    return isExposed(
      isMarked, isHidden: fact.isHidden, in: method.sourceFile, at: depth, of: ancestry,
      isRequiredBy: declaresIt
    ) { name in
      SystemProtocols.mayRequire(method: fact.selector, name)
    }
  }

  /// Whether a class implements a method that an Objective-C protocol requires under a selector.
  func implementsRequirement(_ selector: String, in ancestry: Ancestry) -> Bool {
    func isImplemented(_ requirement: MethodFact) -> Bool {
      ancestry.types.contains { id in
        table[id].methods(named: requirement.name).contains {
          $0.fact.labels == requirement.labels && $0.fact.isStatic == requirement.isStatic
        }
      }
    }
    return isRequired(
      by: ancestry.inherited,
      { type in
        type.candidates(selectedBy: [selector]).contains {
          $0.fact.selector == selector && !$0.fact.isStatic && isImplemented($0.fact)
        }
      }, { _ in false }) == true
  }

  /// Whether Objective-C sees a member that overrides no other, or that is marked as visible.
  ///
  /// `declaresIt` tells whether a protocol of the app requires the member, `mayRequireIt` whether an unknown one may.
  private func isExposed(
    _ isMarked: Bool, isHidden: Bool, in sourceFile: SourceIndex, at depth: Int,
    of ancestry: Ancestry, isRequiredBy declaresIt: (CodeType) -> Bool,
    mayBeRequiredBy mayRequireIt: (String) -> Bool
  ) -> Bool? {
    let source = sources[sourceFile]
    if isMarked || source.language == .objectiveC || source.facts.isBeforeSwift3
      || !isHidden
        && ancestry.types.dropFirst(depth).contains(where: { table[$0].exposesMembers })
    {
      return true
    }
    guard source.membership.exposesImplicitly == false else {
      return source.membership.exposesImplicitly
    }
    // An unknown superclass may be @objcMembers, or conform to any protocol.
    guard ancestry.gap == nil, ancestry.system != nil else { return nil }
    return isRequired(by: ancestry.inherited, declaresIt, mayRequireIt)
  }

  /// Whether protocols, or those that they inherit from, make a member visible; nil if an unknown one may.
  private func isRequired(
    by protocols: [CodeType.Member<String>], _ declaresIt: (CodeType) -> Bool,
    _ mayRequireIt: (String) -> Bool
  ) -> Bool? {
    var isKnown = true
    var visited: Set<CodeType.ID> = []
    var pending = protocols
    while let next = pending.popLast() {
      switch names.reference(to: next.fact, in: [], from: next.sourceFile) {
      case .app(let ids):
        for id in ids where !table[id].isClass && visited.insert(id).inserted {
          let type = table[id]
          let isVisible = type.exposesMembers || sources[type.sourceFile].language == .objectiveC
          if isVisible, declaresIt(type) { return true }
          pending += type.inherited
        }
      case .system(let name):
        // A listed name is that of the superclass; any other may be that of a protocol.
        if !SystemClasses.isListed(name) { isKnown = false }
      case .external(let name):
        if mayRequireIt(name) { isKnown = false }
      }
    }
    return isKnown ? false : nil
  }

  // MARK: Hidden members

  /// The declaration of a property that a class has, although no outlet can be connected to it.
  func hiddenProperty(_ name: String, of type: TypeReference) -> RelatedPlace? {
    let all = declaringTypes(of: type).lazy.flatMap { table[$0].properties(named: name) }
    return all.first { !$0.fact.isStatic }
      .map { declaration(of: name, $0.fact.position, $0.sourceFile) }
  }

  /// The declaration of a method that a class has, although no message can be sent to it.
  func hiddenMethod(_ selector: String, of type: TypeReference) -> RelatedPlace? {
    let all = declaringTypes(of: type).lazy.flatMap { table[$0].candidates(selectedBy: [selector]) }
    return all.first { !$0.fact.isStatic && isCalled($0.fact, selector, $0.sourceFile) }
      .map { declaration(of: $0.fact.name, $0.fact.position, $0.sourceFile) }
  }

  /// The place that declares something with a name, as a related place.
  func declaration(
    of name: String, _ position: SourcePosition, _ sourceFile: SourceIndex
  ) -> RelatedPlace {
    RelatedPlace(location(position, sourceFile), "\(name) is declared here")
  }
}
