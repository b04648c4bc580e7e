/// The strings that an expression can have.
package enum Evaluated: Hashable, Sendable {
  /// The possible strings, sorted and without duplicates.
  case values([String])
  case undecided(Reason)

  static func value(_ string: String) -> Evaluated { .values([string]) }

  /// The string, if there is only one.
  package var single: String? {
    if case .values(let values) = self, values.count == 1 { values[0] } else { nil }
  }

  package var known: [String] { if case .values(let values) = self { values } else { [] } }

  package var isUndecided: Bool { if case .undecided = self { true } else { false } }

  /// The values of a choice between several expressions.
  static func union(_ parts: [Evaluated]) -> Evaluated {
    var all: Set<String> = []
    for part in parts {
      switch part {
      case .values(let values): all.formUnion(values)
      case .undecided: return part
      }
    }
    return .values(all.sorted())
  }

  /// The values of several expressions joined.
  static func joined(_ parts: [Evaluated]) -> Evaluated {
    var all = [""]
    for part in parts {
      switch part {
      case .values(let values):
        guard all.count * values.count <= 64 else { return .undecided(.computed) }
        all = all.flatMap { start in values.map { start + $0 } }
      case .undecided: return part
      }
    }
    return .values(Set(all).sorted())
  }
}
