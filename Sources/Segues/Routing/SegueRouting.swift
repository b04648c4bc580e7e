internal import Foundation

/// What the code that `@SegueSource` writes calls: apps have no need to.
@MainActor
public enum SegueRouting {
  /// What the hook answered, checked to be the segue that it was asked for.
  public static func checked<Segue, ID: SegueIdentifying>(
    _ answer: SegueAnswer<Segue>, for id: ID, answered: (Segue) -> ID, by source: UIViewController
  ) -> SegueAnswer<Segue> {
    guard case .value(let segue) = answer else { return answer }
    let answeredID = answered(segue)
    guard answeredID != id else { return answer }
    report(.answerOfAnotherSegue, id, by: source, found: "an answer for '\(answeredID.name)'")
    return .mismatch
  }

  /// The value that the hook answered with, or nil after the failure was reported.
  public static func value<Segue, ID: SegueIdentifying>(
    of answer: SegueAnswer<Segue>, for id: ID, otherwise: Segue?, by source: UIViewController
  ) -> Segue? {
    switch answer {
    case .value(let segue): return segue
    case .mismatch: return nil
    case .veto, .noHook:
      if let otherwise { return otherwise }
    }
    if case .noHook = answer {
      report(.hookMissing, id, by: source, found: "no 'segue(for:sender:)'")
    } else {
      report(.answerMissing, id, by: source, found: "nil from 'segue(for:sender:)'")
    }
    return nil
  }

  private static func report<ID: SegueIdentifying>(
    _ reason: SegueFailure.Reason, _ id: ID, by source: UIViewController, found: String
  ) {
    SegueFailure(
      reason, controller: source, segue: id.name, expected: "a value for '\(id)'", found: found,
      identifiers: id.declaredIdentifiers
    ).report()
  }

  /// Which unnamed segue leads to a destination: the one whose class it is, else the first whose
  /// class it inherits from.
  public static func unnamed<ID: SegueIdentifying>(
    _ segue: UIStoryboardSegue, among candidates: [(id: ID, destination: UIViewController.Type)]
  ) -> ID? {
    var level = [segue.destination]
    while !level.isEmpty {
      for controller in level {
        let exact = candidates.first { type(of: controller) == $0.destination }
        if let exact { return exact.id }
      }
      for controller in level {
        let inherited = candidates.first { type(of: controller).isSubclass(of: $0.destination) }
        if let inherited { return inherited.id }
      }
      level = level.flatMap(\.searchedContents)
    }
    return nil
  }

  /// Reports a segue that was performed and whose value was never asked for.
  ///
  /// UIKit does not prepare an unwind segue for which it finds no destination, and says nothing.
  public static func reportNotRouted<ID: SegueIdentifying>(
    _ identifier: String, by source: UIViewController, of type: ID.Type
  ) {
    #if !canImport(UIKit)
      // What raises never comes back to this line in an app.
      if UIKitException.caughtSoFar != nil { return }
    #endif
    let declarations = (Swift.type(of: source) as? any SegueSource.Type)?.segueDeclarations ?? []
    let declaration = declarations.first { $0.identifier == identifier }
    let identifiers = ID.allCases.compactMap(\.identifier)
    if let declaration, declaration.kind == .unwind {
      SegueFailure(
        .unwindDestinationMissing, controller: source, segue: identifier,
        expected: "\(declaration.destination) to unwind to", found: "none",
        identifiers: identifiers
      ).report()
    } else {
      SegueFailure(
        .notRouted, controller: source, segue: identifier,
        expected: "a call of 'route(_:sender:)'", found: "a 'prepare(for:sender:)' without one",
        identifiers: identifiers
      ).report()
    }
  }
}
