internal import NavigationGraph
internal import StoryboardModel

/// Finds the scenes that code may instantiate if it doesn't say which one.
struct SceneCandidates {
  private let isWhole: Bool
  private let graph: NavigationGraph
  /// See ``LinkedStoryboards/sceneIndex``.
  private let sceneIndex: [String: [String: [ControllerID]]]
  /// The storyboards whose names calls pass to a function, by the function; empty if not all are known.
  private let filesByFunction: [String?: [String]]
  private let allStoryboards: [String]
  /// The answers so far, because many uses ask the same.
  private let cache = Memo<Question, [ControllerID]>()

  private struct Question: Hashable {
    /// The storyboards; nil for all.
    var files: [String]?
    var hasIdentifier: Bool
  }

  init(_ app: LinkedApp) {
    isWhole = app.input.isWhole
    graph = app.graph
    sceneIndex = app.storyboards.sceneIndex
    filesByFunction = Dictionary(grouping: app.uses.storyboards, by: \.function).mapValues { uses in
      let paths = uses.compactMap(\.target.paths)
      return paths.count < uses.count ? [] : Set(paths.joined()).sorted()
    }
    allStoryboards = graph.files.filter { $0.kind == .storyboard }.map(\.path)
  }

  /// Returns the scenes that a use may instantiate; none if not all are known.
  func scenes(for use: InstantiateUse) -> [ControllerID] {
    guard isWhole else { return [] }
    var question = Question(files: use.target.paths, hasIdentifier: use.identifier != nil)
    if let function = use.function, let passed = filesByFunction[function] {
      question.files = passed
    }
    return cache.value(of: question) {
      let files = question.files ?? allStoryboards
      guard question.hasIdentifier else {
        return files.compactMap { graph.initialController(of: $0) }
      }
      return files.flatMap { (sceneIndex[$0] ?? [:]).values.joined() }.sorted()
    }
  }
}
