/// The generic parameters of a class's segues: one for each app class that they lead to.
struct GenericParameters {
  struct Parameter {
    var name: SwiftCode
    /// The class whose input it represents.
    var type: SwiftCode
  }

  /// The parameters, sorted by class.
  private(set) var all: [Parameter] = []
  private var names: [ClassName: SwiftCode] = [:]

  /// Creates parameters.
  ///
  /// - Parameters:
  ///   - classes: The destinations' classes.
  ///   - types: The classes' names in the text.
  ///   - mentioned: Other names in the same text, which a parameter must not shadow.
  init(_ classes: Set<ClassName>, types: ClassNames, mentioned: Set<String>) {
    let sorted = classes.sorted()
    let taken = Self.reserved.union(mentioned).union(sorted.map(\.root))
    var used: Set<String> = []
    for name in sorted {
      let unique = Self.unique(Self.name(for: name.baseName), taken: taken, used: used)
      used.insert(unique)
      let parameter = Parameter(name: .name(unique), type: types.text(name))
      names[name] = parameter.name
      all.append(parameter)
    }
  }

  /// The parameter for a class's input.
  subscript(_ name: ClassName) -> SwiftCode? { names[name] }

  /// Names with another meaning in the text of the segues.
  private static let reserved: Set<String> = [
    "Any", "Never", "NoSegueInput", "Optional", "Protocol", "Self", "Type", "Value", "Void",
    "_SegueController",
  ]

  private static func unique(_ name: String, taken: Set<String>, used: Set<String>) -> String {
    var candidate = taken.contains(name) ? name + "Input" : name
    var number = 2
    while taken.contains(candidate) || used.contains(candidate) {
      candidate = name + String(number)
      number += 1
    }
    return candidate
  }

  /// `Person` for `PersonViewController`.
  private static func name(for baseName: String) -> String {
    var name = baseName.filter { $0 != "`" }
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      break
    }
    if name.allSatisfy({ $0 == "_" }) { name = baseName.filter { $0 != "`" } }
    guard let first = name.unicodeScalars.first else { return "Input" }
    if first.isASCII, !("a"..."z").contains(first) { return name }
    return first.properties.uppercaseMapping + String(name.unicodeScalars.dropFirst())
  }
}
