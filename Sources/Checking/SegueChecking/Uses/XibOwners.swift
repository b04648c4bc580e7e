internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The classes of the owners of xibs, for functions that create objects either from a storyboard or from a xib.
struct XibOwners {
  private let code: AppCode
  private let scenes: AppScenes
  private let names: Set<String>

  init(_ graph: NavigationGraph, _ scenes: AppScenes, _ code: AppCode) {
    self.code = code
    self.scenes = scenes
    names = Set(
      graph.files.filter { $0.kind == .xib }.flatMap(\.objects)
        .filter(\.isFilesOwner).compactMap { $0.customClass?.name })
  }

  /// Whether a function that one of some types declares may create an object of a class from a xib.
  ///
  /// No named scene has the class, and a xib's owner has it or a superclass, or a member of the types names nibs.
  func mayInclude(_ id: CodeType.ID, createdBy declaring: [CodeType.ID]) -> Bool {
    guard !names.isEmpty else { return false }
    let hasScene = scenes.controllers(running: [id]).contains {
      scenes.type(of: $0) == .app([id]) && scenes.isNamed($0)
    }
    guard !hasScene else { return false }
    return code.lineage(of: [id]).contains { names.contains($0.name) }
      || declaring.contains { id in
        let members =
          code.table[id].methods.map(\.fact.name) + code.table[id].properties.map(\.fact.name)
        return members.contains { $0.lowercased().contains("nib") }
      }
  }
}
