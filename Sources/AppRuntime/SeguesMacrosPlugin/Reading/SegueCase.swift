internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A case of the user's `enum Segue`, with the contents of its attribute.
struct SegueCase {
  enum Kind: String, CaseIterable {
    case named
    case unnamed
    case embed
    case relationship
    case unwind
    case untyped
  }

  /// An associated value: its type, and its label and default value if it has them.
  struct Value {
    var label: String?
    var type: String
    /// Whether the type must be in parentheses to become optional.
    var isCompound: Bool
    var defaultValue: String?

    init(_ parameter: EnumCaseParameterSyntax) {
      label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
      type = parameter.type.trimmedDescription
      isCompound =
        switch parameter.type.kind {
        case .functionType, .attributedType, .someOrAnyType, .compositionType: true
        default: false
        }
      defaultValue = parameter.defaultValue?.value.trimmedDescription
    }

    /// The type with its label, as a declaration writes it.
    var labeledType: String { (label.map { "\($0): " } ?? "") + type }

    /// The label as a call writes it: in calls, only a few keywords need backticks.
    var argumentLabel: String? {
      label.map {
        ["`inout`", "`let`", "`var`"].contains($0) ? $0 : $0.trimmingBackticks.asName
      }
    }
  }

  /// The case's name as written, including backticks.
  var name: String
  var kind: Kind
  /// The destination's class as written; nil if the attribute doesn't name it.
  var destination: String?
  /// The expression for an unwind segue's method, such as `Home.limitsChosen(with:)`.
  var unwindMethod: String?
  /// The segue's identifier; nil if it has none.
  var identifier: String?
  /// The syntax node of the identifier, if the user wrote one.
  var identifierNode: Syntax?
  var values: [Value]
  /// The case's syntax node, at which errors are reported.
  var node: EnumCaseElementSyntax
  /// The case's line; nil if the compiler doesn't report it.
  var line: SourceLine?
  /// Whether an error was reported for the case, so that as little code as possible is written for it.
  var isFaulty = false

  /// Wraps one line of code so that its errors appear at the user's case.
  func located(_ code: String) -> String { line?.wrapping(code) ?? code }

  /// The name without backticks.
  var plainName: String { name.trimmingBackticks }

  /// Whether only a control or the storyboard fires the segue, so that its value must come from the
  /// class's answer. (A child's value comes from its container.)
  var needsAnswer: Bool {
    (kind == .unnamed || kind == .embed) && !values.isEmpty && !isFaulty
  }

  /// Whether the class can veto the segue by answering nil.
  ///
  /// Embeds, children and unnamed segues always happen.
  var isVetoable: Bool { kind.isPerformable }

  /// The name of the method that supplies the segue's value.
  var answerName: String { "\(plainName)Input" }

  /// The result type of a method that can't veto the segue: the case's value, or a tuple of its values.
  var answerType: String {
    let types = values.map(\.type)
    guard values.count > 1 else { return types.first ?? "Void" }
    return "(\(values.map(\.labeledType).joined(separator: ", ")))"
  }

  /// The result type of a method that may veto the segue.
  var optionalAnswerType: String {
    let isCompound = values.count == 1 && values[0].isCompound
    return isCompound ? "(\(answerType))?" : "\(answerType)?"
  }

  /// The declaration of the method that supplies the segue's value, without its body.
  var answer: String {
    "func \(answerName.asName)(from sender: Any?) -> \(isVetoable ? optionalAnswerType : answerType)"
  }

  /// Whether the destination is a hosting controller, whose input is its view.
  var leadsToHosting: Bool {
    let name = destination?.split(separator: "<").first?.split(separator: ".").last
    return ["UIHostingController", "NSHostingController"].contains(name) && !values.isEmpty
  }

  /// Whether only its destination's class distinguishes the segue from others.
  var isToldApartByDestination: Bool {
    [.unnamed, .embed, .untyped].contains(kind) && identifier == nil && !isFaulty
  }

  /// The case marked as reported, without an identifier.
  var faulty: SegueCase {
    var copy = self
    copy.isFaulty = true
    copy.identifier = nil
    return copy
  }

  /// The pattern that binds the values, such as `.labelled(let value0, let value1)`.
  var pattern: String {
    values.isEmpty
      ? ".\(name)"
      : ".\(name)(\(values.indices.map { "let value\($0)" }.joined(separator: ", ")))"
  }

  /// Whether the values are arguments of the input's initializer, instead of the input itself.
  var makesInput: Bool {
    values.count > 1 || values.contains { $0.label != nil }
  }

  /// The bound values as arguments with their labels.
  var arguments: String {
    values.enumerated()
      .map { index, value in (value.argumentLabel.map { "\($0): " } ?? "") + "value\(index)" }
      .joined(separator: ", ")
  }

  /// The parenthesized value declarations; empty if there are none.
  var payload: String {
    let declared = values.map { value in
      value.labeledType + (value.defaultValue.map { " = \($0)" } ?? "")
    }
    return declared.isEmpty ? "" : "(\(declared.joined(separator: ", ")))"
  }
}

extension String {
  var trimmingBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }

  /// The name as code writes it: in backticks if it contains other characters, as `show person` does.
  var asName: String {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? self : "`\(self)`"
  }

  /// The string as a Swift literal.
  var literal: String {
    StringLiteralExprSyntax(content: self).description
  }
}
