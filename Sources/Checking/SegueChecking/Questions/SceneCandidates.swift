internal import NavigationGraph
internal import StoryboardModel

/// Finds the scenes that code may instantiate if it doesn't say which one.
///
/// For `func open(_ name: String) { UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() }`, those
/// are the initial scenes of all storyboards whose names calls pass to `open`.
struct SceneCandidates {
  private let isWhole: Bool
  private let storyboards: LinkedStoryboards
  /// The storyboards whose names calls pass to a function, by the function; empty if not all are known.
  private let filesByFunction: [String?: [String]]
  private let allFiles: [String]
  /// The answers so far, because many uses ask the same.
  private let cache = Memo<Question, [ControllerID]>()

  private struct Question: Hashable {
    var files: [String]
    var hasIdentifier: Bool
  }

  init(_ app: LinkedApp) {
    isWhole = app.input.isWhole
    storyboards = app.storyboards
    filesByFunction = Dictionary(grouping: app.uses.storyboards, by: \.function).mapValues { uses in
      let paths = uses.compactMap(\.target.paths)
      return paths.count < uses.count ? [] : Set(paths.joined()).sorted()
    }
    allFiles = app.graph.files.filter { $0.kind == .storyboard }.map(\.path)
  }

  /// Returns the scenes that a use may instantiate; none if not all are known.
  func scenes(for use: InstantiateUse) -> [ControllerID] {
    guard isWhole else { return [] }
    let passed = use.function.flatMap { filesByFunction[$0] }
    let question = Question(
      files: passed ?? use.target.paths ?? allFiles, hasIdentifier: use.identifier != nil)
    return cache.value(of: question) {
      question.hasIdentifier
        ? question.files.flatMap { (storyboards.sceneIndex[$0] ?? [:]).values.joined() }.sorted()
        : question.files.compactMap { storyboards.graph.initialController(of: $0) }
    }
  }
}
