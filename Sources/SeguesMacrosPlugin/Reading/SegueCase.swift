internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// One case of the user's `enum Segue`, with what its attribute says.
struct SegueCase {
  enum Kind: String {
    case named
    case unnamed
    case embed
    case relationship
    case unwind
  }

  /// An associated value: its label, if it has one, and its type.
  struct Value {
    var label: String?
    var type: String

    init(_ parameter: EnumCaseParameterSyntax) {
      label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
      type = parameter.type.trimmedDescription
    }
  }

  /// The case's name as written, back ticks included.
  var name: String
  var kind: Kind
  /// The destination's class as written; nil for an unwind segue.
  var destination: String?
  /// The expression of an unwind segue's typed method, such as `Home.limitsChosen(with:)`.
  var unwindMethod: String?
  /// Nil where the segue has none.
  var identifier: String?
  var values: [Value]
  /// Where the case stands, for errors that are the user's.
  var node: EnumCaseElementSyntax

  /// The name without back ticks.
  var plainName: String { name.trimmingBackticks }

  /// Whether code can perform the segue: it has an identifier, and the storyboard does not perform
  /// it by itself.
  var isPerformable: Bool {
    switch kind {
    case .named, .unwind: true
    case .unnamed, .embed, .relationship: false
    }
  }

  /// Whether the segue runs only by a control or by itself, so that its value can only come from the
  /// hook. (A relationship's is handed over by its container.)
  var needsHook: Bool {
    switch kind {
    case .unnamed, .embed: !values.isEmpty
    case .named, .unwind, .relationship: false
    }
  }
}

extension SegueCase {
  /// The pattern that binds the values, such as `.labelled(let value0, let value1)`.
  var pattern: String {
    values.isEmpty
      ? ".\(name)"
      : ".\(name)(\(values.indices.map { "let value\($0)" }.joined(separator: ", ")))"
  }

  /// The bound values as the destination's input: `()`, the value itself, or a call of the input's
  /// memberwise initializer.
  var input: String {
    if values.isEmpty { return "()" }
    if values.count == 1, values[0].label == nil { return "value0" }
    return ".init(\(arguments))"
  }

  /// The bound values as arguments, with their labels.
  var arguments: String {
    values.enumerated()
      .map { index, value in (value.label.map { "\($0): " } ?? "") + "value\(index)" }
      .joined(separator: ", ")
  }

  /// The values as they are declared in parentheses; empty where there are none.
  var payload: String {
    values.isEmpty
      ? ""
      : "(\(values.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ")))"
  }
}

extension String {
  var trimmingBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }

  /// The string as a Swift literal.
  var literal: String {
    StringLiteralExprSyntax(content: self).description
  }
}
