import SourceFacts
import SwiftFacts

/// The uses in Swift code as lines of text, for tests.
struct Uses {
  let facts: SourceFacts

  init(_ text: String) {
    facts = SwiftFactsReader.facts(of: text)
  }

  /// The uses in the lines of a `prepare(for:sender:)`.
  init(prepare lines: String) {
    self.init(
      """
      class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      \(lines)
      }
      }
      """)
  }

  /// The uses in the lines of a function `run`.
  init(run lines: String, parameters: String = "") {
    self.init("class List: UIViewController {\nfunc run(\(parameters)) {\n\(lines)\n}\n}")
  }

  /// `segue.destination as! Detail if segue.identifier is "a"`.
  var casts: [String] {
    facts.casts.map { cast in
      let mark = cast.kind == .forced ? "as!" : "as?"
      return "\(cast.subject.inALine) \(mark) \(cast.type)\(cast.context.known)"
    }
  }

  /// `segue.identifier == "a"`.
  var comparisons: [String] {
    facts.comparisons.map { "\($0.subject.inALine) == \($0.value.inALine)\($0.context.known)" }
  }

  /// `performSegue(withIdentifier: "a", sender: self)`, with ` as! X` where the result has to be one.
  var calls: [String] {
    facts.calls.map { call in
      let result = call.result.map { " \($0.isForced ? "as!" : "as?") \($0.type)" } ?? ""
      return call.call.inALine + result + call.context.known
    }
  }
}

extension UseContext {
  /// ` if segue.identifier is "a", segue.destination isn't List`.
  fileprivate var known: String {
    let identifiers = guards.map {
      let values = $0.values.map(\.inALine).joined(separator: " or ")
      return "\($0.subject.inALine) \($0.isNegated ? "isn't" : "is") \(values)"
    }
    let types = typeGuards.map {
      "\($0.subject.inALine) \($0.isNegated ? "isn't" : "is") a \($0.type)"
    }
    let all = identifiers + types
    return all.isEmpty ? "" : " if " + all.joined(separator: ", ")
  }
}

extension Expression {
  /// The expression in a line.
  var inALine: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .name(let path): path.joined(separator: ".")
    case .implicitMember(let path): "." + path.joined(separator: ".")
    case .segue(let path): (["segue"] + path).joined(separator: ".")
    case .derivedIdentifier(let path): "made by " + path.joined(separator: ".")
    case .parameter(let index): "parameter \(index)"
    case .call(let call): call.inALine
    case .concatenation(let parts): parts.map(\.inALine).joined(separator: " + ")
    case .choice(let parts): "(" + parts.map(\.inALine).joined(separator: " | ") + ")"
    case .typeName(let path): "name of " + path.joined(separator: ".")
    case .type(let path): path.joined(separator: ".") + ".self"
    case .nil: "nil"
    case .unknown: "?"
    }
  }
}

extension CallExpression {
  fileprivate var inALine: String {
    let receiver = receiver.map { $0.inALine + "." } ?? ""
    let arguments = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.inALine }
    return receiver + function + "(" + arguments.joined(separator: ", ") + ")"
  }
}
