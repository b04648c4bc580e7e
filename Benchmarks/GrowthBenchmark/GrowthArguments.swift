/// The options of the benchmark.
struct GrowthArguments {
  static let usage = """
    growth-benchmark [--sizes N,N,…] [--limit SECONDS] [--only WORD]… [--at-most EXPONENT]
      --sizes    the sizes of inputs; 1000,3000,10000,30000,100000 where nothing is said
      --limit    the seconds that one run may take before its row stops; 60 where nothing is said
      --only     a verb (\(GrowthVerb.allCases.map(\.rawValue).joined(separator: ", ")))
                 or an input (\(GrowthInput.allCases.map(\.rawValue).joined(separator: ", ")))
      --at-most  the highest exponent, of time or memory, that passes
    """

  private(set) var sizes = [1_000, 3_000, 10_000, 30_000, 100_000]
  private(set) var limit = 60.0
  private(set) var bound: Double?
  private var verbs: Set<GrowthVerb> = []
  private var inputs: Set<GrowthInput> = []

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Throws: A ``Failure`` for an unknown option or value.
  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw Failure(description: "\(option) needs a value.")
      }
      switch option {
      case "--sizes":
        let numbers = value.split(separator: ",").map { Int($0) }
        sizes = numbers.compactMap(\.self).filter { $0 > 0 }
        guard !sizes.isEmpty, sizes.count == numbers.count else {
          throw Failure(description: "\(value) isn't a list of sizes.")
        }
      case "--limit":
        guard let seconds = Double(value), seconds > 0 else {
          throw Failure(description: "\(value) isn't a number of seconds.")
        }
        limit = seconds
      case "--at-most":
        guard let exponent = Double(value) else {
          throw Failure(description: "\(value) isn't an exponent.")
        }
        bound = exponent
      case "--only":
        if let verb = GrowthVerb(rawValue: value) {
          verbs.insert(verb)
        } else if let input = GrowthInput(rawValue: value) {
          inputs.insert(input)
        } else {
          throw Failure(description: "\(value) is neither a verb nor an input.")
        }
      default: throw Failure(description: "\(option) isn't an option.")
      }
    }
  }

  /// Whether a row is measured: all are if `--only` names nothing of their kind.
  func includes(_ verb: GrowthVerb, _ input: GrowthInput) -> Bool {
    (verbs.isEmpty || verbs.contains(verb)) && (inputs.isEmpty || inputs.contains(input))
  }
}
