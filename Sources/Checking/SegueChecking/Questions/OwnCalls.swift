internal import SourceFacts

/// The calls between the methods of a class and its superclasses.
struct OwnCalls {
  /// The methods of all these classes.
  let methods: [MethodFact]
  /// The names of the methods that each method calls, by its name, without labels.
  private let calls: [String: Set<String>]

  /// Collects the calls of the types that a class may be.
  init(of ids: [CodeType.ID], _ code: AppCode) {
    methods = Set(ids.flatMap { code.hierarchy.ancestry(of: $0).types })
      .flatMap { code.table[$0].methods.map(\.fact) }
    calls = methods.reduce(into: [:]) { $0[$1.name, default: []].formUnion($1.calls ?? []) }
  }

  /// Returns the names of some methods, and of those that they call, directly or through others, without labels.
  func methods(reachedFrom names: some Sequence<String>) -> Set<String> {
    var reached: Set<String> = []
    var pending = Array(names)
    while let method = pending.popLast() {
      if reached.insert(method).inserted { pending += calls[method] ?? [] }
    }
    return reached
  }
}
