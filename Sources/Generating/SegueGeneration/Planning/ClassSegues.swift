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
    let names = UniqueNames(candidates, \.request)
    declarations = names.sorted.map { name, candidate in
      var declaration = candidate.declaration
      declaration.name = name
      if declaration.role == .unwind {
        declaration.unwind = declaration.unwindAction.flatMap { unwinds[$0] }
      }
      return declaration
    }
    findings = named.findings + unnamed.findings + names.findings
  }
}
