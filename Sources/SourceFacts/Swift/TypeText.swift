#if Macros
  import SwiftSyntax

  /// Types as text.
  enum TypeText {
    /// The type as written, without `!`, `?`, attributes, `some` and `any`: `[UILabel]`.
    static func written(_ type: TypeSyntax) -> String {
      bare(type).trimmedDescription
    }

    /// The type with all that is around its name taken off.
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

  extension TokenSyntax {
    /// The name without backticks.
    var nameText: String {
      let text = text
      guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
      return String(text.dropFirst().dropLast())
    }
  }
#endif
