internal import Findings

/// All cases of one class, with their names.
struct ClassSegues {
  /// The cases, sorted by name.
  private(set) var declarations: [SegueDeclaration] = []
  private(set) var findings: [Finding] = []

  /// Creates the cases from a class's segues in all scenes and files.
  init(
    _ segues: [FoundSegue], of className: ClassName, platform: Platform,
    unwinds: [String: UnwindOverride]
  ) {
    guard !segues.isEmpty else { return }
    let segues = segues.sorted { $0.location < $1.location }
    let named = NamedSegues(
      segues.filter { $0.identifier != nil }, of: className, platform: platform)
    let unnamed = UnnamedSegues(segues.filter { $0.identifier == nil }, of: className)
    let candidates = named.candidates + unnamed.candidates
    let names = UniqueNames(candidates.map(\.request))
    declarations = zip(candidates, names.names).map { candidate, name in
      var declaration = candidate.declaration
      declaration.name = name
      if declaration.role == .unwind {
        declaration.unwind = declaration.unwindAction.flatMap { unwinds[$0] }
      }
      return declaration
    }.sorted { $0.name < $1.name }
    findings = named.findings + unnamed.findings + names.findings
  }
}
