internal import SwiftSyntax

enum TypeText {
  /// The type as written, without `!`, `?`, attributes, `some` and `any`: `[UILabel]`.
  static func written(_ type: TypeSyntax) -> String {
    let type = bare(type)
    if let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil {
      return name.name.text
    }
    return type.code
  }

  /// The types of a composition, each without generic arguments.
  ///
  /// `Kit.Base<Int> & Themed` has `Kit.Base` and `Themed`. A type without a name is as written; `~Copyable` is
  /// left out.
  static func names(of type: TypeSyntax) -> [String] {
    let type = bare(type)
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(of: $0.type) }
    }
    if type.is(SuppressedTypeSyntax.self) { return [] }
    return [path(of: type)?.joined(separator: ".") ?? type.code]
  }

  /// The names of a type, without generic arguments: `Kit.Base<Int>` has `Kit` and `Base`.
  ///
  /// - Returns: Nil for a type without a name, such as `[UILabel]` or `A & B`.
  static func path(of type: TypeSyntax) -> [String]? {
    var names: [String] = []
    var type = bare(type)
    while let member = type.as(MemberTypeSyntax.self) {
      names.append(member.name.nameText)
      type = member.baseType
    }
    guard let first = type.as(IdentifierTypeSyntax.self) else { return nil }
    names.append(first.name.nameText)
    return names.reversed()
  }

  /// The names of a type that is written as an expression: `Kit.Base`, `Base<Int>`.
  static func path(of expression: ExprSyntax) -> [String]? {
    var names: [String] = []
    var expression = expression
    while true {
      if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
        names.append(access.declName.baseName.nameText)
        expression = base
      } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        expression = generic.expression
      } else if let name = expression.as(DeclReferenceExprSyntax.self) {
        names.append(name.baseName.nameText)
        return names.reversed()
      } else if let type = expression.as(TypeExprSyntax.self) {
        return path(of: type.type).map { $0 + names.reversed() }
      } else {
        return nil
      }
    }
  }

  /// The type inside optionals, attributes, `some`, `any` and parentheses.
  static func bare(_ type: TypeSyntax) -> TypeSyntax {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let existential = type.as(SomeOrAnyTypeSyntax.self) {
        type = existential.constraint
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.firstName == nil
      {
        type = element.type
      } else if let name = type.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
        let argument = name.genericArgumentClause?.arguments.first,
        let wrapped = TypeSyntax(argument.argument)
      {
        type = wrapped
      } else {
        return type
      }
    }
  }
}

extension SyntaxProtocol {
  /// The code of the node, without the blanks and comments around it.
  var code: String {
    let bytes = syntaxTextBytes
    let start = leadingTriviaLength.utf8Length
    let end = bytes.count - trailingTriviaLength.utf8Length
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var nameText: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
