internal import Findings
internal import SourceFacts

/// The storyboard identifiers that code asks for or derives from the names of classes.
final class AskedScenes {
  private let uses: NavigationUses
  private let storyboards: LinkedStoryboards
  /// The names of the types that code passes to functions.
  private lazy var passedTypes: Set<String> = {
    let calls = uses.evaluator.code.sources.lazy.flatMap(\.facts.calls)
    return Set(
      calls.flatMap(\.call.arguments).compactMap { argument -> String? in
        if case .typeName(let path) = argument.value { path.last } else { nil }
      })
  }()
  /// The identifiers that code may ask a storyboard for, by its path: sorted, at most ``NearestName/mostNames``.
  private let identifiers = Memo<String, [String]>()

  init(_ app: LinkedApp) {
    uses = app.uses
    storyboards = app.storyboards
  }

  /// The similar identifier that code asks for and the file lacks, for one that no code asks for.
  func meant(by identifier: String, in file: String) -> String? {
    let own = storyboards.sceneIndex[file] ?? [:]
    let asked = identifiers.value(of: file) { identifiers(askedOf: file) }
    let near = asked.lazy.filter {
      abs($0.utf8.count - identifier.utf8.count) < 9 && own[$0] == nil
    }
    return NearMiss.nearest(to: identifier, among: near)
  }

  private func identifiers(askedOf file: String) -> [String] {
    let asked = uses.instantiations.lazy.filter { $0.target.paths?.contains(file) ?? true }
    // An identifier that no file has is reported where code asks for it.
    let known = Set(asked.flatMap { $0.identifier?.known ?? [] })
      .intersection(storyboards.sceneIdentifiers(in: nil))
    return NearestName.compared(known.union(passedTypes))
  }
}
