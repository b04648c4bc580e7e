internal import SourceFacts

extension AppCode {
  /// The global constants with a name and a value: the source's own, or else those of its targets.
  func constants(
    named name: String, seenFrom sourceFile: SourceIndex
  ) -> [CodeType.Member<PropertyFact>] {
    let all = (globals[name] ?? []).filter { $0.fact.value != nil }
    let own = all.filter { $0.sourceFile == sourceFile }
    return own.isEmpty ? table.nearest(all, to: sourceFile, \.sourceFile) : own
  }

  /// Returns the constants that `owner` declares for `type`, itself or a subclass or conforming type, best first.
  ///
  /// An extension `where Self: List` replaces constants of one `where Self: UIViewController`.
  func constants(
    named name: String, of owner: CodeType.ID, for type: CodeType.ID, usedIn sourceFile: SourceIndex
  ) -> [CodeType.Member<PropertyFact>] {
    let all = table.constants(named: name, of: owner, usedIn: sourceFile)
    // Each condition costs a search, and no app has more than 16 constants of one name.
    guard (2...16).contains(all.count), all.contains(where: { !$0.conditions.isEmpty }) else {
      return all
    }
    let ancestry = hierarchy.ancestry(of: type)
    let classes = ancestry.types.map { table[$0].name } + ancestry.systemChain
    let fits = all.map { fit(of: $0, for: type, classes) }
    return Set(fits).compactMap(\.self).sorted().flatMap { fit in
      all.indices.filter { fits[$0] == fit }.map { all[$0] }
    }
  }

  /// A rank of the extension with a constant, by how specific it is for a class.
  private enum Fit: Hashable, Comparable {
    /// The extension requires the class itself (0), its superclass (1), and so on.
    case requiresClass(Int)
    case requiresNoClass
    /// The extension requires a type that the class may or may not have.
    case mayApply
  }

  /// Returns how well a constant fits a class, given the class's name and those of its superclasses; nil if not at all.
  private func fit(
    of constant: CodeType.Member<PropertyFact>, for id: CodeType.ID, _ classes: [String]
  ) -> Fit? {
    var best = Fit.requiresNoClass
    for condition in constant.conditions {
      let name = TypeText.plainPath(condition).last
      if let index = classes.firstIndex(where: { $0 == name }) {
        best = min(best, .requiresClass(index))
        continue
      }
      let type = names.reference(to: condition, in: [], from: constant.sourceFile)
      switch isKind(.app([id]), of: type) {
      case .yes: continue
      case .no: return nil
      case .undecided: return .mayApply
      }
    }
    return best
  }

  /// Whether subclasses override a class's member, or types implement a protocol's.
  func isOverridden(_ name: String, of id: CodeType.ID) -> Bool {
    overridden.value(of: ConstantID(owner: id, name: name)) {
      table[id].kind == .protocol
        ? isImplemented(name, of: id) : isOverridden(name, bySubclassesOf: id)
    }
  }

  /// Whether a type that conforms to a protocol has a member of a name.
  private func isImplemented(_ name: String, of id: CodeType.ID) -> Bool {
    table.types.contains { type in
      type.kind != .protocol && mayRun(codeIn: type.sourceFile, insteadOf: id)
        && (!type.properties(named: name).isEmpty || !type.methods(named: name).isEmpty)
        && protocols(of: [type.id], seenFrom: type.sourceFile).contains(id)
    }
  }

  private func isOverridden(_ name: String, bySubclassesOf id: CodeType.ID) -> Bool {
    guard hierarchy.hasSubclasses(id) else { return false }
    func mayOverride(_ isOverride: Bool, _ sourceFile: SourceIndex) -> Bool {
      // Objective-C has no `override` keyword, and no private members.
      (isOverride || sources[sourceFile].language == .objectiveC)
        && mayRun(codeIn: sourceFile, insteadOf: id)
    }
    return hierarchy.family(of: id).lazy.filter { $0 != id }.map { table[$0] }.contains { type in
      type.methods(named: name).contains { mayOverride($0.fact.isOverride, $0.sourceFile) }
        || type.properties(named: name).contains { mayOverride($0.fact.isOverride, $0.sourceFile) }
    }
  }

  /// Whether code of a source may run in place of a type's: a class of tests never runs in a scene of the app.
  private func mayRun(codeIn sourceFile: SourceIndex, insteadOf id: CodeType.ID) -> Bool {
    !isTest(sourceFile) || isTest(table[id].sourceFile)
  }
}
