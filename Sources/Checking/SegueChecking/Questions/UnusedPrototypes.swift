internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The prototype cells and other reusable views of scenes that certainly no code dequeues.
struct UnusedPrototypes {
  let app: LinkedApp
  private let dequeued = Once<Set<String>?>()

  /// The places of the unused prototypes of a file, and of everything in them.
  func places(in file: InterfaceFile) -> Set<SourceLocation> {
    guard file.kind == .storyboard, file.targetRuntime.classPrefix == "UI" else { return [] }
    var unused: [InterfaceObject] = []
    for scene in file.scenes where !scene.controllers(in: file.path).contains(where: isOfLibrary) {
      scene.objects.forEachInTree { parent in
        guard Self.parents.contains(parent.pointee.element) else { return }
        for view in parent.pointee.children where ReusableViews.elements.contains(view.element) {
          guard let identifier = view.reuseIdentifier, isUnused(identifier) else { continue }
          unused.append(view)
        }
      }
    }
    return file.places(in: unused)
  }

  /// Whether a controller's class inherits from one of a library, which may dequeue its prototypes.
  private func isOfLibrary(_ controller: ControllerID) -> Bool {
    switch app.scenes.type(of: controller) {
    case .app(let ids): ids.contains { app.code.hierarchy.ancestry(of: $0).gap != nil }
    case .system: false
    case .external: true
    }
  }

  /// Whether no code can dequeue a view by an identifier.
  private func isUnused(_ identifier: String) -> Bool {
    guard !identifier.isEmpty, let dequeued = dequeued.value(allDequeued),
      !dequeued.contains(identifier)
    else { return false }
    // Code may hand the text, a class or an enumeration's case to a library that dequeues by it.
    return app.input.texts.words(among: [identifier]).isEmpty
      && app.input.texts.literals(among: [identifier]).isEmpty
  }

  /// The identifiers that code dequeues views by; nil if it may use others.
  private func allDequeued() -> Set<String>? {
    guard !app.code.sources.contains(where: \.hidesRegistrations),
      case .values(let all) = Evaluated.union(app.uses.reuse.dequeues.map(\.identifier))
    else { return nil }
    return Set(all)
  }

  /// The views that have prototypes; a static cell is in a section.
  private static let parents: Set<String> = ["tableView", "collectionView"]
}
