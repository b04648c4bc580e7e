#if !SEGUES_NO_CONTROLLERS
/// Functions that the code written by `@SegueSource` and `segues generate` calls.
///
/// Apps don't call them.
@MainActor
public enum _SegueRouting {
  /// Finds the unnamed segue that leads to a destination.
  ///
  /// The result is the segue to the destination's exact class, or else the first one to a
  /// superclass. Cases with a class that every controller has, such as `UIViewController`, come
  /// last.
  public static func unnamed<ID: SegueIdentifying>(
    _ segue: _StoryboardSegue, among candidates: [(id: ID, destination: _SegueController.Type)]
  ) -> ID? {
    let any = candidates.first {
      $0.destination.isEveryController && type(of: segue.destination).isSubclass(of: $0.destination)
    }
    let candidates = candidates.filter { !$0.destination.isEveryController }
    if candidates.isEmpty { return any?.id }
    var levels = ContainerLevels(from: segue.destination)
    while let level = levels.next() {
      for controller in level {
        let exact = candidates.first { type(of: controller) == $0.destination }
        if let exact { return exact.id }
      }
      for controller in level {
        let inherited = candidates.first { type(of: controller).isSubclass(of: $0.destination) }
        if let inherited { return inherited.id }
      }
    }
    return any?.id
  }

  /// Reports a segue without a case, if its destination needs an input.
  ///
  /// A destination whose view is already loaded is not reported: an unwind segue leads back to it,
  /// or code has configured it.
  public static func checkUnlisted(_ segue: _StoryboardSegue, from source: _SegueController) {
    var levels = ContainerLevels(from: segue.destination) { !configuresChildren($0) }
    while let level = levels.next() {
      if let destination = level.first(where: { $0 is any SegueReceiving && !$0.mayHaveBeenThere })
      {
        reportUnknown(
          segue, by: source,
          expected: "a case that hands \(type(of: destination)) its input",
          identifiers: declarations(of: source).compactMap(\.identifier))
        return
      }
    }
  }

  /// Whether the container hands inputs to its children itself, with `configureChild(_:)`.
  private static func configuresChildren(_ container: _SegueController) -> Bool {
    declarations(of: container).contains { $0.kind == .relationship }
  }

  /// The declared segues of a controller's class; none without `@SegueSource`.
  package static func declarations(of source: _SegueController) -> [_SegueDeclaration] {
    (type(of: source) as? any SegueSource.Type)?._segueDeclarations ?? []
  }
}

// Failures that generated code can run into.
extension _SegueRouting {
  /// Reports a segue whose value is missing.
  @usableFromInline
  static func report<ID: SegueIdentifying>(
    _ reason: SegueFailure.Reason, _ id: ID, by source: _SegueController
  ) {
    let found = reason == .answerMissing ? "no '\(id)Input(from:)'" : "nil from '\(id)Input(from:)'"
    report(reason, id, by: source, expected: "a value for '\(id)'", found: found)
  }

  /// Reports a segue that has no case.
  @discardableResult
  static func reportUnknown(
    _ segue: _StoryboardSegue, by source: _SegueController, expected: String,
    identifiers: [String]
  ) -> SegueFailure {
    let failure = SegueFailure(
      .unknownIdentifier, controller: source, segue: segue.identifier, expected: expected,
      found: segue.identifier.map { "'\($0)'" } ?? "a segue without an identifier",
      identifiers: identifiers)
    failure.report()
    return failure
  }

  /// Reports a segue that code can't perform.
  @usableFromInline
  static func reportNotPerformed<ID: SegueIdentifying>(_ id: ID, by source: _SegueController) {
    if source.isFromStoryboard {
      report(
        .notPerformable, id, by: source, expected: "a segue with an identifier",
        found: "'\(id)', which the storyboard performs")
    } else {
      SegueFailure(
        .noStoryboard, controller: source, segue: id.name,
        expected: "a controller from a storyboard", found: "one without a storyboard"
      ).report()
    }
  }

  /// Reports a segue that was performed although its value was never asked for.
  ///
  /// UIKit silently skips an unwind segue for which it finds no destination.
  @usableFromInline
  static func reportNotRouted<ID: SegueIdentifying>(
    _ id: ID, _ kind: _SegueDeclaration.Kind, to destination: _SegueController.Type,
    by source: _SegueController
  ) {
    #if SEGUES_TWIN
    // In an app, an exception never returns to this line.
    if HeadlessException.caughtSoFar != nil { return }
    #endif
    let isUnwinding = kind == .unwind
    report(
      isUnwinding ? .unwindDestinationMissing : .notRouted, id, by: source,
      expected: isUnwinding ? "\(destination) to unwind to" : "a call to 'route(_:sender:)'",
      found: "none")
  }

  private static func report<ID: SegueIdentifying>(
    _ reason: SegueFailure.Reason, _ id: ID, by source: _SegueController, expected: String,
    found: String
  ) {
    SegueFailure(
      reason, controller: source, segue: id.name, expected: expected, found: found,
      identifiers: id.declaredIdentifiers
    ).report()
  }
}
#endif
