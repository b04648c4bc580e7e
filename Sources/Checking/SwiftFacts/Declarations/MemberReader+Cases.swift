internal import SourceFacts
internal import SwiftSyntax

extension MemberReader {
  /// The cases of an enumeration: `case list, detail = "Detail"`.
  func read(
    _ cases: EnumCaseDeclSyntax, of owner: TypeFact?, into members: inout Members
  ) {
    let attributes = Attributes(cases.attributes)
    let macro = attributes.all.first { Self.segueMacros.contains($0.name) }
    for element in cases.elements {
      let position = source.position(of: element.name)
      var fact = CaseFact(name: element.name.nameText, position: position)
      if let raw = element.rawValue?.value {
        if case .string(let value) = pass().read(raw) { fact.rawValue = value }
      } else if owner?.isStringEnum == true {
        fact.rawValue = fact.name
      }
      fact.hasAssociatedValue = element.parameterClause?.parameters.isEmpty == false
      fact.segue = macro.map { segue($0.name, $0.node, at: position) }
      members.cases.append(fact)
    }
  }

  private func segue(
    _ name: String, _ attribute: AttributeSyntax, at position: SourcePosition
  ) -> SegueCaseFact {
    var fact = SegueCaseFact(macro: name, position: position)
    guard case .argumentList(let arguments)? = attribute.arguments else { return fact }
    for argument in arguments {
      switch argument.label?.text {
      case nil:
        guard let base = argument.expression.as(MemberAccessExprSyntax.self)?.base else { continue }
        fact.destination = base.code
      case "id":
        if argument.expression.is(NilLiteralExprSyntax.self) { continue }
        fact.identifier = pass().read(argument.expression)
        fact.position = source.position(of: argument.expression)
      default: continue
      }
    }
    return fact
  }

  private static let segueMacros: Set<String> = [
    "Child", "Embed", "To", "Unnamed", "Untyped", "Unwind",
  ]
}
