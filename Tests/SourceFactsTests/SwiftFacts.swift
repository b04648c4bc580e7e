import SourceFacts
import SwiftFacts

/// The facts of Swift code, for tests, each found by its name.
struct SwiftFacts {
  let facts: SourceFacts

  init(_ text: String) {
    facts = SwiftFactsReader.facts(of: text)
  }

  func type(_ path: String) -> TypeFact? {
    facts.types.first { $0.path.joined(separator: ".") == path }
  }

  /// A property of a type, or of the file if the path has one name.
  func property(_ path: String) -> PropertyFact? {
    members(around: path)?.properties.first { $0.name == Self.last(path) }
  }

  func method(_ path: String) -> MethodFact? {
    members(around: path)?.methods.first { $0.name == Self.last(path) }
  }

  func enumCase(_ path: String) -> CaseFact? {
    members(around: path)?.cases.first { $0.name == Self.last(path) }
  }

  private func members(around path: String) -> Members? {
    let names = path.split(separator: ".")
    guard names.count > 1 else { return facts.globals }
    return type(names.dropLast().joined(separator: "."))?.members
  }

  private static func last(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? ""
  }
}

/// Returns the value of an expression that initializes a global constant.
func value(_ expression: String) -> Expression? {
  SwiftFacts("let value = \(expression)").property("value")?.value
}

/// Returns the value of an expression at the end of a function, after some lines.
func result(_ expression: String, in parameters: String = "", after lines: String = "")
  -> Expression?
{
  SwiftFacts(
    "class List { func make(\(parameters)) -> Made {\n\(lines)\nreturn \(expression)\n} }"
  ).method("List.make")?.result
}
