internal import NavigationGraph
internal import StoryboardModel

/// Finds the scenes that code may instantiate if it doesn't say which one.
struct SceneCandidates {
  private let isWhole: Bool
  private let graph: NavigationGraph
  /// See ``LinkedStoryboards/sceneIndex``.
  private let sceneIndex: [String: [String: [ControllerID]]]
  /// The calls that pass a storyboard's name to a function, by the function.
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
    guard let files = files(of: question) else { return [] }
    guard question.hasIdentifier else {
      return files.compactMap { graph.initialController(of: $0) }
    }
    return files.flatMap { (sceneIndex[$0] ?? [:]).values.flatMap(\.self) }.sorted()
  }

  /// The storyboards that a use may mean; nil if not all of them are known.
  private func files(of question: Question) -> [String]? {
    guard let function = question.function else { return question.files ?? allStoryboards }
    var found: Set<String> = []
    for use in usesByFunctions[function] ?? [] {
      guard let paths = use.target.paths else { return nil }
      found.formUnion(paths)
    }
    return found.sorted()
  }
}
