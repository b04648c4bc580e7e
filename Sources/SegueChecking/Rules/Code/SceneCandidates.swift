internal import NavigationGraph
internal import StoryboardModel

/// The scenes that may be made where code does not say which one is.
struct SceneCandidates {
  private let app: CheckedApp
  /// The storyboards that functions are given, by the functions.
  private let usesByFunctions: [String: [StoryboardUse]]
  private let allStoryboards: [String]
  /// Those of questions that were asked: many uses ask the same.
  private var known: [Question: [ControllerID]] = [:]

  private struct Question: Hashable {
    /// The files that the use names; nil where it names none.
    var files: [String]?
    /// The function around it, if that is given storyboards.
    var function: String?
    var hasIdentifier: Bool
  }

  init(_ app: CheckedApp) {
    self.app = app
    usesByFunctions = app.uses.storyboards.reduce(into: [:]) { uses, use in
      if let function = use.function { uses[function, default: []].append(use) }
    }
    allStoryboards = app.graph.files.filter { $0.kind == .storyboard }.map(\.path)
  }

  /// Returns the scenes that a use may make; none where all cannot be known.
  mutating func scenes(for use: InstantiateUse) -> [ControllerID] {
    guard app.input.isWhole else { return [] }
    var question = Question(hasIdentifier: use.identifier != nil)
    if let function = use.function, usesByFunctions[function] != nil {
      question.function = function
    } else if case .files(let files, _) = use.target {
      question.files = files
    }
    if let known = known[question] { return known }
    let scenes = scenes(question)
    known[question] = scenes
    return scenes
  }

  private func scenes(_ question: Question) -> [ControllerID] {
    var files = question.files ?? allStoryboards
    // What is handed to the function, if all of that is known.
    if let function = question.function {
      var found: Set<String> = []
      for use in usesByFunctions[function] ?? [] {
        guard case .files(let paths, _) = use.target else { return [] }
        found.formUnion(paths)
      }
      files = found.sorted()
    }
    guard question.hasIdentifier else {
      return files.compactMap { app.graph.initialController(of: $0) }
    }
    return files.flatMap { (app.sceneIndex[$0] ?? [:]).values.flatMap(\.self) }.sorted()
  }
}
