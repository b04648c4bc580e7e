internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// Reads the user's `enum Segue`, and reports cases that can't be segues.
///
/// A reported case is still read as completely as possible and marked as faulty, so that the code
/// for the other cases compiles with it, and the report is the only error the user sees.
struct SegueCaseReader<Context: MacroExpansionContext> {
  var context: Context

  /// The cases in declaration order.
  func cases(of declaration: EnumDeclSyntax) -> [SegueCase] {
    var cases: [SegueCase] = []
    let rawType = declaration.rawType
    if let rawType, rawType.trimmedDescription != "String" {
      context.report(.rawValuesAreNotStrings, at: rawType)
    }
    for member in declaration.memberBlock.members {
      if let caseLine = member.decl.as(EnumCaseDeclSyntax.self) {
        for element in caseLine.elements {
          cases.append(read(element, in: caseLine, hasRawValues: rawType != nil))
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self), conditional.hasCases {
        context.report(.conditionalCases, at: conditional.clauses)
      }
    }
    return markingDuplicates(cases)
  }

  private func read(
    _ element: EnumCaseElementSyntax, in caseLine: EnumCaseDeclSyntax, hasRawValues: Bool
  ) -> SegueCase {
    var segue = SegueCase(
      name: element.name.text, kind: .named,
      values: element.parameterClause?.parameters.map { SegueCase.Value($0) } ?? [], node: element,
      line: SourceLine(of: element, in: context))
    let attributes = caseLine.attributes
      .compactMap { $0.as(AttributeSyntax.self) }
      .compactMap { attribute in SegueCase.Kind(attribute).map { (attribute, $0) } }
    guard let (node, kind) = attributes.first else {
      // An enum of identifiers can be converted to typed cases one at a time.
      if hasRawValues {
        segue.kind = .untyped
        return addingIdentifier(nil, to: segue)
      }
      context.report(
        .leadsNowhere(segue.plainName), at: element, fixIts: [.addingDestination(to: caseLine)])
      return segue.faulty
    }
    segue.kind = kind
    guard attributes.count == 1 else {
      context.report(.leadsTwice(segue.plainName), at: element)
      return segue.faulty
    }
    return addingArguments(of: node, to: segue)
  }

  /// Reads where the case leads, and its identifier, from its attribute.
  private func addingArguments(of attribute: AttributeSyntax, to segue: SegueCase) -> SegueCase {
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    let identifier = arguments?.first { $0.label?.text == "id" }
    if segue.kind == .untyped { return addingIdentifier(identifier, to: segue) }
    // The compiler reports an attribute without its argument.
    guard let first = arguments?.first(where: { $0.label == nil })?.expression else {
      return segue.faulty
    }
    var segue = segue
    if segue.kind == .unwind {
      segue.unwindMethod = first.trimmedDescription
      segue.destination = first.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    } else if let type = first.as(MemberAccessExprSyntax.self),
      type.declName.baseName.tokenKind == .keyword(.self), let base = type.base
    {
      segue.destination = base.trimmedDescription
    } else {
      context.report(.destinationNotLiteral(segue.kind.attribute), at: first)
      return segue.faulty
    }
    return addingIdentifier(identifier, to: segue)
  }

  /// Reads the identifier from the raw value, the `id:` argument, or the case's name.
  private func addingIdentifier(
    _ argument: LabeledExprSyntax?, to segue: SegueCase
  ) -> SegueCase {
    var segue = segue
    if let argument, segue.node.rawValue != nil {
      context.report(.rawValueAndIdentifier(segue.plainName), at: argument)
      return segue.faulty
    }
    guard let expression = segue.node.rawValue?.value ?? argument?.expression else {
      if segue.kind.isPerformable { segue.identifier = segue.plainName }
      return segue
    }
    let literal = expression.as(StringLiteralExprSyntax.self)
    guard let identifier = literal?.representedLiteralValue else {
      context.report(.identifierNotLiteral, at: expression)
      return segue.faulty
    }
    guard !identifier.isEmpty else {
      // An empty raw value stands for the segues without an identifier.
      if argument == nil, segue.kind == .untyped || !segue.kind.isPerformable {
        return segue
      }
      context.report(.emptyIdentifier(segue.plainName, segue.kind), at: expression)
      return segue.faulty
    }
    segue.identifier = identifier
    segue.identifierNode = Syntax(expression)
    return segue
  }

  /// Marks cases that can't be told apart: two with one identifier, or two unnamed segues to one class.
  private func markingDuplicates(_ cases: [SegueCase]) -> [SegueCase] {
    var names: Set<String> = []
    var identifiers: [String: String] = [:]
    var unnamed: [String: String] = [:]
    return cases.compactMap { segue in
      // The compiler itself rejects a second case with the same values.
      guard names.insert(segue.plainName).inserted else {
        context.report(.duplicateName(segue.plainName), at: segue.node)
        return nil
      }
      if let identifier = segue.identifier {
        if let first = identifiers[identifier] {
          context.report(
            .duplicateIdentifier(identifier, first: first),
            at: segue.identifierNode ?? Syntax(segue.node))
          return segue.faulty
        }
        identifiers[identifier] = segue.plainName
      } else if let destination = segue.destination, segue.isToldApartByDestination {
        if let first = unnamed[destination] {
          context.report(.duplicateUnnamed(destination, first: first), at: segue.node)
          return segue.faulty
        }
        unnamed[destination] = segue.plainName
      }
      return segue
    }
  }
}

extension IfConfigDeclSyntax {
  /// Whether one of the clauses, or a condition inside it, declares a case.
  fileprivate var hasCases: Bool {
    clauses.contains { clause in
      clause.elements?.as(MemberBlockItemListSyntax.self)?
        .contains {
          $0.decl.is(EnumCaseDeclSyntax.self)
            || $0.decl.as(IfConfigDeclSyntax.self)?.hasCases == true
        } ?? false
    }
  }
}

extension EnumDeclSyntax {
  fileprivate var rawType: TypeSyntax? {
    let types = ["Character", "Double", "Float", "Int", "String", "Substring", "UInt"]
    return inheritanceClause?.inheritedTypes.lazy.map(\.type)
      .first { types.contains($0.trimmedDescription) }
  }
}
