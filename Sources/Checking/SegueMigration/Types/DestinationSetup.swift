internal import Findings
internal import SwiftSyntax

/// The assignments by which `prepare(for:sender:)` sets up the destination of one segue.
struct DestinationSetup {
  struct Assignment {
    var property: String
    /// The range of the assigned value in the file.
    var value: Range<Int>
    var node: ExprSyntax
  }

  private static let longestLine = 92

  let segue: String
  let sender: String
  let source: ParsedSource
  /// The destination's class as written, or nil if nothing is assigned.
  private(set) var destination: String?
  private(set) var assignments: [Assignment] = []
  /// The lines before the assignments that compute values, as code.
  private(set) var preparation: [String] = []
  /// Whether the destination gets nothing if a condition fails.
  private(set) var isPartial = false
  /// The names that mean the segue or its identifier.
  private let segueNames: Set<String>
  private var destinationNames: Set<String> = []
  private var containerNames: Set<String> = []

  /// - Parameters:
  ///   - segue: The name of the segue.
  ///   - sender: The name of the sender.
  ///   - identifierNames: The names of variables that have the segue's identifier.
  ///   - source: The file.
  init(segue: String, sender: String, identifierNames: Set<String>, source: ParsedSource) {
    self.segue = segue
    self.sender = sender
    segueNames = identifierNames.union([segue])
    self.source = source
  }

  mutating func read(
    _ conditions: [ConditionElementSyntax], _ statements: [CodeBlockItemSyntax]
  ) throws(Refusal) {
    try read(conditions)
    for (index, statement) in statements.enumerated() {
      try read(statement, isLast: index == statements.count - 1)
    }
  }

  private mutating func read(
    _ statement: CodeBlockItemSyntax, isLast: Bool
  ) throws(Refusal) {
    if ["break", "return"].contains(statement.item.trimmedDescription), isLast { return }
    if let declaration = statement.item.as(VariableDeclSyntax.self) {
      return try read(declaration)
    }
    if let node = statement.item.as(GuardStmtSyntax.self) {
      guard node.body.statements.map(\.item.trimmedDescription) == ["return"] else {
        throw source.otherSetup(at: node)
      }
      return try read(Array(node.conditions))
    }
    let expression =
      statement.item.as(ExpressionStmtSyntax.self)?.expression
      ?? statement.item.as(ExprSyntax.self)
    if let node = expression?.as(IfExprSyntax.self), isLast, node.elseBody == nil {
      return try read(Array(node.conditions), Array(node.body.statements))
    }
    if let sequence = expression?.as(SequenceExprSyntax.self) { return try read(sequence) }
    throw source.otherSetup(at: statement)
  }

  /// Reads the conditions of an `if` or a `guard`: casts of the destination, and others.
  private mutating func read(_ conditions: [ConditionElementSyntax]) throws(Refusal) {
    var others: [String] = []
    for element in conditions {
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value, bind(name, to: value)
      {
        continue
      }
      guard !mentionsSegue(element) else { throw source.otherSetup(at: element) }
      others.append(source.text(of: element.condition))
    }
    guard !others.isEmpty else { return }
    isPartial = true
    let line = "guard \(others.joined(separator: ", ")) else { return nil }"
    if line.count <= Self.longestLine {
      preparation.append(line)
    } else {
      preparation.append("guard")
      for (index, other) in others.enumerated() {
        preparation.append(source.unit + other + (index < others.count - 1 ? "," : ""))
      }
      preparation.append("else { return nil }")
    }
  }

  private mutating func read(_ declaration: VariableDeclSyntax) throws(Refusal) {
    if declaration.bindings.count == 1, let binding = declaration.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = binding.initializer?.value, bind(name, to: value)
    {
      return
    }
    guard !mentionsSegue(declaration), assignments.isEmpty else {
      throw source.otherSetup(at: declaration)
    }
    preparation.append(source.text(of: declaration))
  }

  /// Reads `destination.property = value`.
  private mutating func read(_ sequence: SequenceExprSyntax) throws(Refusal) {
    let elements = sequence.operands
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(MemberAccessExprSyntax.self), let base = target.base
    else { throw source.otherSetup(at: sequence) }
    let owner = Self.plain(base)
    if let cast = Self.onlyElement(of: base)?.as(SequenceExprSyntax.self) {
      guard bind("", to: ExprSyntax(cast)) else {
        throw source.otherSetup(at: sequence)
      }
    } else if !destinationNames.contains(owner) {
      throw source.otherSetup(at: sequence)
    }
    for element in elements.dropFirst(2) where mentionsSegue(element) {
      throw source.otherSetup(at: element)
    }
    let property = target.declName.baseName.text
    guard !assignments.contains(where: { $0.property == property }) else {
      throw source.otherSetup(at: sequence)
    }
    assignments.append(
      Assignment(
        property: property, value: elements[2].start..<elements[elements.count - 1].end,
        node: ExprSyntax(sequence)))
  }

  /// Notes that a name means the destination, or the navigation or window controller around it.
  private mutating func bind(_ name: String, to value: ExprSyntax) -> Bool {
    let elements = value.operands
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return false }
    let path = Self.plain(elements[0])
    let type = elements[2].trimmedDescription
    let starts = ["\(segue).destination", "\(segue).destinationController"]
    if starts.contains(path), ["NSWindowController", "UINavigationController"].contains(type) {
      containerNames.insert(name)
      return true
    }
    let containers =
      containerNames.sorted() + [
        "\(segue).destinationasUINavigationController",
        "\(segue).destinationControllerasNSWindowController",
      ]
    let contents = [
      "contentViewController", "topViewController", "viewControllers.first", "viewControllers[0]",
    ]
    .flatMap { content in containers.map { "\($0).\(content)" } }
    guard (starts + contents).contains(path), destination == nil || destination == type else {
      return false
    }
    destination = type
    destinationNames.insert(name)
    return true
  }

  /// Whether code mentions the segue, its destination, or the container around the destination.
  private func mentionsSegue(_ node: some SyntaxProtocol) -> Bool {
    let names = destinationNames.union(containerNames).union(segueNames)
    return node.tokens(viewMode: .sourceAccurate).contains {
      names.contains($0.text) && !$0.isAfterPeriod
    }
  }

  /// The code of an expression without blanks, parentheses, `?` and `!`.
  private static func plain(_ expression: some SyntaxProtocol) -> String {
    expression.trimmedDescription.filter { !$0.isWhitespace && !"()?!".contains($0) }
  }

  /// The expression in parentheses, without `?` or `!` after them.
  private static func onlyElement(of expression: ExprSyntax) -> ExprSyntax? {
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      return onlyElement(of: chained.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return onlyElement(of: forced.expression)
    }
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 else {
      return nil
    }
    return tuple.elements.first?.expression
  }
}
