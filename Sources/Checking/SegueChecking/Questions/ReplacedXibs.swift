internal import SourceFacts
internal import StoryboardModel

extension LinkedApp {
  /// Whether a xib is never loaded, because its owner is a controller that creates its view in code.
  ///
  /// UIKit and AppKit look for the xib with the name of a controller's class in `loadView`. An override that doesn't
  /// call `super` replaces this, so the xib is loaded only if code names it.
  func isReplacedByCode(_ xib: InterfaceFile) -> Bool {
    guard xib.kind == .xib, let owner = xib.objects.first(where: { $0.isFilesOwner }),
      let end = ConnectionEnds.end(owner, xib, classes), case .app(let ids) = end.type
    else { return false }
    let name = XibName.ofFile(xib.path)
    return !ids.isEmpty
      && ids.allSatisfy { id in
        [name, name + "Controller"].contains(code.table[id].name) && createsView(id)
      } && input.texts.stems(loading: name).isEmpty
  }

  /// Whether a class or one that it inherits from overrides `loadView` and doesn't call `super`, in a source that
  /// loads no xib by a computed name.
  private func createsView(_ id: CodeType.ID) -> Bool {
    let ancestry = code.hierarchy.ancestry(of: id)
    guard let system = ancestry.system,
      SystemClasses.chain(of: system).contains(where: Self.viewControllers.contains)
    else { return false }
    return ancestry.types.contains { type in
      code.table[type].methods(named: "loadView").contains { method in
        let source = code.sources[method.sourceFile].path
        return method.fact.labels.isEmpty && !method.fact.isStatic && method.fact.calls != nil
          && !method.fact.callsSuper
          && input.texts.facts(of: source)?.nibLoads.areComputed == false
      }
    }
  }

  /// The system's classes that load their view in `loadView`.
  private static let viewControllers: Set<String> = ["UIViewController", "NSViewController"]
}
