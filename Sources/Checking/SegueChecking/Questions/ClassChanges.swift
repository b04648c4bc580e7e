/// The classes that objects may have other than the one that a storyboard names: a xib's owner may be of a
/// subclass, and `object_setClass` gives an object another class.
struct ClassChanges: Sendable {
  let code: AppCode
  let scenes: AppScenes
  let input: CheckInput

  /// Whether it is certain that no object of a scene has one of some classes: no scene names one, they have no
  /// subclasses, their superclasses are known, and no code gives an object one of them.
  func haveNoSceneForCertain(_ ids: [CodeType.ID]) -> Bool {
    ids.allSatisfy { id in
      code.table[id].isClass && !code.table[id].isGeneric
        && !code.hierarchy.hasSubclasses(id)
        && code.hierarchy.ancestry(of: id).system != nil
    } && scenes.controllers(running: ids).isEmpty && !mayReplaceSuperclass(ids)
  }

  /// Returns the answer to a question about the class of an object.
  ///
  /// A xib's owner may have any class that inherits from the one that the file names.
  func answer(_ end: ConnectionEnds.End, _ question: (TypeReference) -> Answer) -> Answer {
    let answer = question(end.type)
    guard answer == .no else { return answer }
    guard end.isOwner else { return answerOfSubclass(end.type, question) ?? answer }
    guard case .app(let ids) = end.type else {
      return .undecided(
        "the owner may have any class that inherits from \(code.name(of: end.type))")
    }
    return .any(ids.flatMap { code.hierarchy.family(of: $0) }.map { question(.app([$0])) })
  }

  /// Whether code may give one of some classes to an object that a scene creates with a superclass.
  private func mayReplaceSuperclass(_ ids: [CodeType.ID]) -> Bool {
    let inherited = ids.flatMap { code.hierarchy.ancestry(of: $0).types.dropFirst() }
    return !inherited.isEmpty && !scenes.controllers(running: inherited).isEmpty && mayBeSet(ids)
  }

  /// Returns an undecided answer if code may give the object a subclass with another answer.
  private func answerOfSubclass(
    _ type: TypeReference, _ question: (TypeReference) -> Answer
  ) -> Answer? {
    guard case .app(let ids) = type else { return nil }
    let others = ids.flatMap { id in code.hierarchy.family(of: id).filter { $0 != id } }
      .filter { question(.app([$0])) != .no }
    return mayBeSet(others)
      ? .undecided("object_setClass may turn the object into one of a subclass") : nil
  }

  /// Whether a source that calls `object_setClass` names one of some classes.
  private func mayBeSet(_ ids: [CodeType.ID]) -> Bool {
    input.texts.containCall(of: "object_setClass", whereNaming: ids.map { code.table[$0].name })
  }
}
