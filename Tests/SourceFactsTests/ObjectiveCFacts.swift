import ObjectiveCFacts
import SourceFacts

/// The facts of Objective-C code, for tests, each found by its name.
struct ObjectiveCFacts {
  let facts: SourceFacts

  init(_ text: String) {
    facts = ObjectiveCFactsReader.facts(of: text)
  }

  /// The facts of a method's body in a class `List`.
  init(body: String, of method: String = "- (void)go") {
    self.init("@implementation List\n\(method) {\n\(body)\n}\n@end\n")
  }

  /// The facts of the body of `prepareForSegue:sender:`.
  init(prepare body: String) {
    self.init(
      body: body, of: "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender")
  }

  func type(_ name: String) -> TypeFact? {
    facts.types.first { $0.name == name }
  }

  /// A property of any type, or one outside of types.
  func property(_ name: String) -> PropertyFact? {
    (facts.types.flatMap(\.members.properties) + facts.globals.properties)
      .first { $0.name == name }
  }

  /// A method of any type, or a function.
  func method(_ selector: String) -> MethodFact? {
    (facts.types.flatMap(\.members.methods) + facts.globals.methods)
      .first { $0.selector == selector }
  }

  /// The first call of a function or selector.
  func call(_ function: String) -> CallFact? {
    facts.calls.first { $0.call.function == function }
  }

  /// The identifier that the first call of `performSegueWithIdentifier:sender:` passes.
  var performed: Expression? {
    call("performSegueWithIdentifier:sender:")?.call.arguments.first?.value
  }

  /// The casts as text: `destination.topViewController as! Detail`.
  var casts: [String] {
    facts.casts.map { cast in
      guard case .segue(let path) = cast.subject else { return "no way from the segue" }
      return "\(path.joined(separator: ".")) \(cast.kind == .forced ? "as!" : "as?") \(cast.type)"
    }
  }

  /// The identifiers that are compared with the segue's, as far as they are literals or names.
  var compared: [String] { facts.comparisons.map { $0.value.short } }
}

extension Expression {
  /// A literal's text, or a name.
  var short: String {
    switch self {
    case .string(let text): text
    case .name(let path): path.joined(separator: ".")
    case .unknown: "?"
    default: "another expression"
    }
  }
}

extension UseContext {
  /// The conditions on the identifier as text: `a|b`, `not a`.
  var conditions: [String] {
    guards.map { condition in
      (condition.isNegated ? "not " : "") + condition.values.map(\.short).joined(separator: "|")
    }
  }
}

/// Returns the value of an expression that initializes a global variable.
func objectiveCValue(_ expression: String) -> Expression? {
  ObjectiveCFacts("id value = \(expression);").property("value")?.value
}
