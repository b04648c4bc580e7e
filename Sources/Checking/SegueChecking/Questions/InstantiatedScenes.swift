/// The scenes that code instantiates, other than through a segue.
struct InstantiatedScenes: Sendable {
  /// The storyboard identifiers that code may instantiate, in any storyboard; nil if it may be any.
  private(set) var identifiers: Set<String>?
  /// The names of the storyboards whose initial controller code may instantiate; nil if it may be any.
  private(set) var storyboards: Set<String>?
  /// The names of the storyboards whose scenes code instantiates by unknown identifiers.
  private(set) var undecided: Set<String> = []
  /// The names of the storyboards whose scenes code instantiates by identifiers that may be any
  /// string, not only the name of a class; nil if it may be any storyboard.
  private var computed: Set<String>? = []

  private init() {}

  /// Every scene that code can name and every initial one: what is assumed if the code is unknown.
  static let any = InstantiatedScenes()

  /// The scenes that the uses of storyboards in code may instantiate.
  init(by uses: NavigationUses) {
    identifiers = []
    storyboards = []
    let code = uses.evaluator.code
    // A scene that only tests instantiate is not in the app.
    for use in uses.instantiations where !code.isTest(use.sourceFile) {
      var names: [String]? { use.target.paths?.map(StoryboardName.withoutDevice) }
      switch use.identifier {
      case .values(let values): identifiers?.formUnion(values)
      case .undecided(let reason):
        if let names { undecided.formUnion(names) } else { identifiers = nil }
        guard reason != .nameOfClass else { continue }
        if let names { computed?.formUnion(names) } else { computed = nil }
      case nil:
        if let names { storyboards?.formUnion(names) } else { storyboards = nil }
      }
    }
    // A storyboard that is opened may be used in a way that is not seen.
    for use in uses.storyboards where !code.isTest(use.sourceFile) {
      storyboards?.formUnion((use.target.paths ?? []).map(StoryboardName.withoutDevice))
    }
  }

  /// Whether code instantiates scenes of a storyboard by unknown identifiers.
  func mayCompute(in storyboard: String) -> Bool {
    identifiers == nil || undecided.contains(storyboard)
  }

  /// Whether code may instantiate a scene of a storyboard by any identifier, even one that no source has.
  func mayComputeAny(in storyboard: String) -> Bool { computed?.contains(storyboard) ?? true }
}
