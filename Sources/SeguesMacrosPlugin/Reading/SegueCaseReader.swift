internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// Reads the user's `enum Segue`, and reports what cannot be a segue.
struct SegueCaseReader<Context: MacroExpansionContext> {
  var context: Context

  /// The cases in their order; those that were reported are left out.
  func cases(of declaration: EnumDeclSyntax) -> [SegueCase] {
    var cases: [SegueCase] = []
    for member in declaration.memberBlock.members {
      guard let line = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in line.elements {
        if let segue = read(element, in: line) { cases.append(segue) }
      }
    }
    return withoutDuplicates(cases)
  }

  private func read(_ element: EnumCaseElementSyntax, in line: EnumCaseDeclSyntax) -> SegueCase? {
    let name = element.name.text
    let attributes = line.attributes
      .compactMap { $0.as(AttributeSyntax.self) }
      .compactMap { attribute in SegueAttribute(attribute).map { (attribute, $0) } }
    guard let (node, attribute) = attributes.first else {
      context.report(.leadsNowhere(name.trimmingBackticks), at: element)
      return nil
    }
    guard attributes.count == 1 else {
      context.report(.leadsTwice(name.trimmingBackticks), at: element)
      return nil
    }
    let arguments = node.arguments?.as(LabeledExprListSyntax.self)
    guard let first = arguments?.first(where: { $0.label == nil })?.expression else { return nil }
    guard case .success(let explicit) = identifier(arguments) else {
      context.report(.identifierNotLiteral, at: node)
      return nil
    }
    var segue = SegueCase(
      name: name, kind: attribute.kind, identifier: explicit,
      values: element.parameterClause?.parameters.map { SegueCase.Value($0) } ?? [], node: element)
    if attribute.kind == .unwind {
      segue.unwindMethod = first.trimmedDescription
    } else {
      guard let type = first.as(MemberAccessExprSyntax.self),
        type.declName.baseName.tokenKind == .keyword(.self), let base = type.base
      else {
        context.report(.destinationNotLiteral(attribute.rawValue), at: first)
        return nil
      }
      segue.destination = base.trimmedDescription
    }
    if attribute.isNamedAfterCase { segue.identifier = explicit ?? segue.plainName }
    if segue.identifier?.isEmpty == true {
      context.report(.emptyIdentifier(segue.plainName), at: node)
      return nil
    }
    return segue
  }

  /// The `id:` argument: nil where there is none, a failure where it is no plain literal.
  private func identifier(
    _ arguments: LabeledExprListSyntax?
  ) -> Result<String?, IdentifierNotLiteral> {
    guard let argument = arguments?.first(where: { $0.label?.text == "id" }) else {
      return .success(nil)
    }
    guard let literal = argument.expression.as(StringLiteralExprSyntax.self),
      let value = literal.representedLiteralValue
    else { return .failure(IdentifierNotLiteral()) }
    return .success(value)
  }

  /// Two cases with one identifier, or two unnamed ones to one class, cannot be told apart.
  private func withoutDuplicates(_ cases: [SegueCase]) -> [SegueCase] {
    var identifiers: [String: String] = [:]
    var unnamed: [String: String] = [:]
    return cases.filter { segue in
      if let identifier = segue.identifier {
        if let first = identifiers[identifier] {
          context.report(.duplicateIdentifier(identifier, first: first), at: segue.node)
          return false
        }
        identifiers[identifier] = segue.plainName
      } else if let destination = segue.destination, segue.kind != .relationship {
        if let first = unnamed[destination] {
          context.report(.duplicateUnnamed(destination, first: first), at: segue.node)
          return false
        }
        unnamed[destination] = segue.plainName
      }
      return true
    }
  }
}

private struct IdentifierNotLiteral: Error {}
