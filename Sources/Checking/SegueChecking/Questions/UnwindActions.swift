internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Finds the methods that get unwind segues from other controllers to their own.
struct UnwindActions: Sendable {
  private let code: AppCode
  /// The actions that unwind segues name.
  private let selectors: Set<String>
  /// The names of the unwind actions of some classes, and of the methods that only these call, without labels.
  private let reached = Memo<[CodeType.ID], Set<String>>()

  init(_ graph: NavigationGraph, _ code: AppCode) {
    self.code = code
    selectors = Set(
      graph.allLinks.filter { $0.segue.kind == .unwind }.compactMap(\.segue.unwindAction))
  }

  /// Whether a method gets its own controller's segues, judging by its name, and isn't an unwind action.
  func asksOwnSegues(_ function: String, of actor: Actor) -> Bool {
    guard MethodName.asksOwnSegues(function) else { return false }
    guard !selectors.isEmpty, case .own(let ids) = actor else { return true }
    return !code.lineage(of: ids).contains { type in
      type.methods(named: MethodName.base(of: function)).contains {
        $0.fact.isCalled(function) && isAction($0.fact)
      }
    }
  }

  /// Whether a method of some classes gets only unwind segues: it is an unwind action, or only such actions call it.
  func getsOnlyUnwindSegues(_ function: String, of ids: [CodeType.ID]) -> Bool {
    guard !selectors.isEmpty, !asksOwnSegues(function, of: .own(ids)) else { return false }
    let names = reached.value(of: ids) {
      let calls = OwnCalls(of: ids, code)
      let others = calls.methods.filter { MethodName.asksOwnSegues($0.selector) && !isAction($0) }
      return calls.methods(reachedFrom: calls.methods.filter(isAction).map(\.name))
        .subtracting(calls.methods(reachedFrom: others.map(\.name)))
    }
    return names.contains(MethodName.base(of: function))
  }

  private func isAction(_ method: MethodFact) -> Bool {
    !selectors.isDisjoint(with: method.selectors)
  }
}
