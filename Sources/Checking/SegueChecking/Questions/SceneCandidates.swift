internal import NavigationGraph
internal import StoryboardModel

/// Finds the scenes that code may instantiate if it doesn't say which one.
struct SceneCandidates {
  private let isWhole: Bool
  private let graph: NavigationGraph
  private let sceneIndex: [String: [String: [ControllerID]]]
  /// The storyboards that are passed to functions, by the functions.
  private let usesByFunctions: [String: [StoryboardUse]]
  private let allStoryboards: [String]
  /// The answers so far, because many uses ask the same.
  private let cache = Memo<Question, [ControllerID]>()

  private struct Question: Hashable {
    /// The files that the use names; nil if it names none.
    var files: [String]?
    /// The function around the use, if storyboards are passed to that function.
    var function: String?
    var hasIdentifier: Bool
  }

  init(_ app: LinkedApp) {
    isWhole = app.input.isWhole
    graph = app.graph
    sceneIndex = app.storyboards.sceneIndex
    usesByFunctions = app.uses.storyboards.reduce(into: [:]) { uses, use in
      if let function = use.function { uses[function, default: []].append(use) }
    }
    allStoryboards = graph.files.filter { $0.kind == .storyboard }.map(\.path)
  }

  /// Returns the scenes that a use may instantiate; none if not all are known.
  func scenes(for use: InstantiateUse) -> [ControllerID] {
    guard isWhole else { return [] }
    var question = Question(hasIdentifier: use.identifier != nil)
    if let function = use.function, usesByFunctions[function] != nil {
      question.function = function
    } else {
      question.files = use.target.paths
    }
    return cache.value(of: question) { scenes(question) }
  }

  private func scenes(_ question: Question) -> [ControllerID] {
    var files = question.files ?? allStoryboards
    // The storyboards that are passed to the function, if all of them are known.
    if let function = question.function {
      var found: Set<String> = []
      for use in usesByFunctions[function] ?? [] {
        guard let paths = use.target.paths else { return [] }
        found.formUnion(paths)
      }
      files = found.sorted()
    }
    guard question.hasIdentifier else {
      return files.compactMap { graph.initialController(of: $0) }
    }
    return files.flatMap { (sceneIndex[$0] ?? [:]).values.flatMap(\.self) }.sorted()
  }
}
