internal import NavigationGraph
internal import StoryboardModel

extension CheckedApp {
  /// The controllers with a storyboard identifier, in some storyboards; in all with nil.
  func controllers(identified identifier: String, in files: [String]?) -> [ControllerID] {
    guard let files else { return scenesOfAllFiles[identifier] ?? [] }
    return files.flatMap { path in sceneIndex[path]?[identifier] ?? [] }
  }

  /// The storyboard identifiers of some storyboards, sorted; of all with nil.
  func sceneIdentifiers(in files: [String]?) -> KnownNames {
    // No file has an empty path.
    knownScenes.value(of: files ?? [""]) {
      guard let files else { return KnownNames(scenesOfAllFiles.keys) }
      return KnownNames(files.flatMap { path in (sceneIndex[path] ?? [:]).keys })
    }
  }

  /// What code makes of storyboards.
  static func instantiated(by uses: NavigationUses) -> InstantiatedScenes {
    var identifiers: Set<String>? = []
    var storyboards: Set<String>? = []
    var undecided: Set<String> = []
    let sources = uses.evaluator.code.sources
    // What tests make is not in the app.
    for use in uses.instantiations where !sources[use.source].membership.isTest {
      switch use.identifier {
      case .values(let values): identifiers?.formUnion(values)
      case .undecided:
        if case .files(let files, _) = use.target {
          undecided.formUnion(files.map(storyboardName))
        } else {
          identifiers = nil
        }
      case nil:
        if case .files(let files, _) = use.target {
          storyboards?.formUnion(files.map(storyboardName))
        } else {
          storyboards = nil
        }
      }
    }
    // A storyboard that is opened may be used in a way that is not seen.
    for use in uses.storyboards where !sources[use.source].membership.isTest {
      if case .files(let files, _) = use.target {
        storyboards?.formUnion(files.map(storyboardName))
      }
    }
    return InstantiatedScenes(
      identifiers: identifiers, storyboards: storyboards, undecided: undecided)
  }
}
