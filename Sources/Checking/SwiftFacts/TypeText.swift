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

  /// The type as written, without `!`, `?` and `.self`, if it may also be written as a value: `List.self`.
  static func written(_ type: Syntax) -> String {
    if let type = type.as(TypeSyntax.self) { return written(type) }
    guard let access = type.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "self"
    else { return type.code }
    return base.code
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
      switch expression.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        guard let base = access.base else { return nil }
        names.append(access.declName.baseName.nameText)
        expression = base
      case .genericSpecializationExpr(let generic): expression = generic.expression
      case .declReferenceExpr(let name): return [name.baseName.nameText] + names.reversed()
      case .typeExpr(let type): return path(of: type.type).map { $0 + names.reversed() }
      default: return nil
      }
    }
  }

  /// The type inside optionals, attributes, `some`, `any` and parentheses.
  static func bare(_ type: TypeSyntax) -> TypeSyntax {
    var type = type
    while true {
      switch type.as(TypeSyntaxEnum.self) {
      case .optionalType(let optional): type = optional.wrappedType
      case .implicitlyUnwrappedOptionalType(let optional): type = optional.wrappedType
      case .attributedType(let attributed): type = attributed.baseType
      case .someOrAnyType(let existential): type = existential.constraint
      case .tupleType(let tuple):
        guard let element = tuple.elements.only, element.firstName == nil else { return type }
        type = element.type
      case .identifierType(let name):
        guard name.name.text == "Optional",
          let argument = name.genericArgumentClause?.arguments.first,
          let wrapped = TypeSyntax(argument.argument)
        else { return type }
        type = wrapped
      default: return type
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
