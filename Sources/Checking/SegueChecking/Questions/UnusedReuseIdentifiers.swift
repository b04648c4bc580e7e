/// The undequeued identifiers of registrations, and of prototypes in scenes and in Mac apps' xibs.
///
/// Cells in UIKit's xibs don't count, because code may register a xib for another identifier.
struct UnusedReuseIdentifiers {
  private let app: LinkedApp
  private let undequeued: Set<String>

  init(_ app: LinkedApp) {
    self.app = app
    let uses = app.uses.reuse
    undequeued = Set(app.reusableViews.scenesByIdentifier.keys)
      .union(app.reusableViews.identifiersInMacXibs)
      .union(uses.registrations.flatMap(\.identifier.known))
      .subtracting(uses.dequeues.flatMap(\.identifier.known))
  }

  /// Whether an identifier that code dequeues resembles one of them, so that one may be mistyped.
  func resemble(_ identifier: String, of use: DequeueUse) -> Bool {
    undequeued.contains { NearMiss.mayMean(identifier, $0) }
      || undequeued(byClassOf: use).contains { Self.isVariant(identifier, of: $0) }
  }

  /// The identifiers in a class's own scenes and registrations that it doesn't dequeue itself.
  private func undequeued(byClassOf use: DequeueUse) -> Set<String> {
    let owner = Set(use.owner)
    let dequeues = app.uses.reuse.dequeues.filter { !owner.isDisjoint(with: $0.owner) }
    guard !dequeues.contains(where: \.identifier.isUndecided) else { return [] }
    let controllers = Set(app.scenes.controllers(running: use.owner))
    let prototypes = app.reusableViews.scenesByIdentifier.filter {
      !controllers.isDisjoint(with: $0.value)
    }
    return Set(prototypes.keys)
      .union(
        app.uses.reuse.registrations.filter { !owner.isDisjoint(with: $0.owner) }
          .flatMap(\.identifier.known)
      )
      .subtracting(dequeues.flatMap(\.identifier.known))
  }

  /// Whether two names differ by one letter, or one of them continues the other by a word.
  private static func isVariant(_ name: String, of other: String) -> Bool {
    if NearMiss.isOneLetter(name, from: other) { return true }
    guard name.hasPrefix(other) || other.hasPrefix(name) else { return false }
    return min(name.count, other.count) > 2 && abs(name.count - other.count) < 8
  }
}
