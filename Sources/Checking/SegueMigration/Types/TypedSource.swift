internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel
internal import SwiftSyntax

/// A class whose segues become cases with values.
struct TypedSource {
  private let type: StringlyClass
  private let sources: SourceCache
  let declaration: ClassDeclaration
  private let prepare: PrepareMethod?
  private let overrides: ClassOverrides

  /// The values that each segue's destination gets, by the segue's identifier.
  var setups: [String: DestinationSetup] { prepare?.setups ?? [:] }

  init(
    _ type: StringlyClass, _ app: LinkedApp, _ sources: SourceCache
  ) throws(Refusal) {
    self.type = type
    self.sources = sources
    declaration = try ClassDeclaration(of: type, sources)
    overrides = ClassOverrides(in: declaration)
    var identifiers: [Int: String] = [:]
    for use in type.comparisons where use.location.file == declaration.source.path {
      guard let identifier = use.identifier.single,
        let token = declaration.source.token(at: use.location)
      else { throw .computedIdentifier(use.location) }
      identifiers[token.start] = identifier
    }
    if let node = overrides.prepare {
      prepare = try PrepareMethod(node, in: declaration.source, identifiers: identifiers) {
        app.identifiers(leadingTo: $0, from: type)
      }
      if declaration.source.hasComment(in: node.range) {
        throw .lostComment(declaration.source.location(of: node))
      }
    } else {
      prepare = nil
    }
    try checkOverrides(app)
    try checkUses()
  }

  /// Refuses a class with overrides, outside of its declaration, of methods that the macro writes itself.
  private func checkOverrides(_ app: LinkedApp) throws(Refusal) {
    for method in type.type.methods where method.fact.isOverride {
      let place = app.code.location(method.fact.position, method.sourceFile)
      let isRead = prepare.map { declaration.source.location(of: $0.node.name) == place } ?? false
      if method.fact.name == "prepare", method.fact.labels == ["for", "sender"], !isRead {
        throw .otherSetup(place)
      }
      if method.fact.name == "shouldPerformSegue", overrides.shouldPerform == nil {
        throw .overrideInExtension("shouldPerformSegue(withIdentifier:sender:)", place)
      }
    }
  }

  /// Refuses a class that compares or performs identifiers in a way that can't be migrated.
  private func checkUses() throws(Refusal) {
    for use in type.comparisons {
      guard let token = declaration.source.token(at: use.location),
        overrides.contain(token.start)
      else { throw .otherComparison(use.location) }
    }
    let known = Set(type.links.compactMap(\.segue.usableIdentifier))
    for use in type.performs {
      guard let identifier = use.identifier.single else {
        throw .computedIdentifier(use.location)
      }
      guard known.contains(identifier) else { throw .unknownIdentifier(identifier, use.location) }
    }
  }

  /// Whether code performs a segue.
  func isPerformed(_ identifier: String) -> Bool {
    type.performs.contains { $0.identifier.single == identifier }
  }

  // MARK: Answers

  /// Returns the method that gives the value of a segue that the storyboard fires, or nil if none does.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - name: The name of its case.
  ///   - input: The input of its destination.
  ///   - links: The segues with the identifier.
  ///   - isCalled: Whether code that performs the segue calls the method.
  /// - Returns: The method's code, or nil.
  /// - Throws: ``Refusal`` if the method can't return the value.
  func answer(
    _ identifier: String, named name: String, _ input: DestinationInput, _ links: [SegueLink],
    isCalled: Bool
  ) throws(Refusal) -> String? {
    guard isCalled || links.contains(where: { $0.segue.trigger != .manual }),
      let setup = setups[identifier], let prepare
    else { return nil }
    let isEmbed = links[0].segue.kind == .embed
    guard !isEmbed || !setup.isPartial && !isCalled else {
      throw .valueNotAtHand(identifier, type.location)
    }
    let indentation = declaration.indentation + declaration.unit
    let end = declaration.source.lineEnd
    let values = setup.values(in: declaration.source)
    var value = input.value(values)
    let result = "\(input.type.path.joined(separator: ".")).SegueInput"
    if value == "nil", !isEmbed { value = ".some(nil)" }
    var lines = [
      "func \(name)Input(from \(prepare.parameter): Any?) -> \(result)\(isEmbed ? "" : "?") {"
    ]
    var body = setup.preparation
    if setup.isPartial {
      body.append(
        "#warning(\"nil cancels the segue, which used to happen without a value: is that right?\")")
    } else if !isEmbed, setup.mayCancel(for: input, from: declaration) {
      body.append("#warning(\"if this value is nil, the segue is cancelled: is that right?\")")
    }
    body.append(body.isEmpty ? value : "return \(value)")
    lines += body.map { declaration.unit + $0 } + ["}"]
    return lines.map { indentation + $0 }.joined(separator: end)
  }

  // MARK: Performing

  /// Rewrites the calls that perform a segue, so that they pass the value of its case.
  ///
  /// - Returns: Whether a call asks the class's method for the value, because the value can't be
  ///   written at the call.
  func rewritePerforms(
    of identifier: String, named name: String, _ input: DestinationInput?,
    _ edits: inout [String: ByteEdits]
  ) throws(Refusal) -> Bool {
    var isAnswerCalled = false
    for use in type.performs where use.identifier.single == identifier {
      let call = try PerformCall(use, identifier, sources)
      var byteEdits = edits[call.source.path] ?? ByteEdits()
      if let input, let setup = setups[identifier] {
        if let (values, passesSender) = values(for: call, setup, input) {
          call.perform(".\(name)(\(input.value(values)))", passesSender: passesSender, &byteEdits)
        } else if let asking = call.asking(named: name) {
          byteEdits.replace(call.node.range, with: asking)
          isAnswerCalled = true
        } else {
          throw .valueNotAtHand(identifier, use.location)
        }
      } else {
        call.perform(".\(name)", &byteEdits)
      }
      edits[call.source.path] = byteEdits
    }
    return isAnswerCalled
  }

  /// Returns the code of a segue's values at a call that performs it, or nil if they can't be written there.
  private func values(
    for call: PerformCall, _ setup: DestinationSetup, _ input: DestinationInput
  ) -> (values: [String: String], passesSender: Bool)? {
    guard setup.preparation.isEmpty else { return nil }
    var values: [String: String] = [:]
    var passesSender = true
    for assignment in setup.assignments {
      if let cast = setup.castOfSender(assignment) {
        let isOptional = input.properties.contains {
          $0.name == assignment.property && $0.isOptional
        }
        guard let sender = call.sender, cast == "as!" || isOptional else { return nil }
        values[assignment.property] = call.source.text(of: sender)
        passesSender = false
      } else if !setup.mentionsSender(assignment), Self.isVisible(assignment.node, from: call.node)
      {
        values[assignment.property] = declaration.source.text(assignment.value)
      } else {
        return nil
      }
    }
    return (values, passesSender)
  }

  /// Whether the names in an assigned value mean the same at a call as in `prepare(for:sender:)`.
  private static func isVisible(_ assignment: ExprSyntax, from call: FunctionCallExprSyntax) -> Bool
  {
    let isElsewhere = call.ancestorsInFunction.contains {
      $0.is(ClosureExprSyntax.self) || $0.is(MemberBlockSyntax.self)
    }
    guard !isElsewhere, let function = call.nearest(FunctionDeclSyntax.self) else { return false }
    var local: Set<String> = []
    for token in function.tokens(viewMode: .sourceAccurate) {
      if let pattern = token.parent?.as(IdentifierPatternSyntax.self) {
        local.insert(pattern.identifier.text)
      } else if token.parent?.is(FunctionParameterSyntax.self) == true {
        local.insert(token.text)
      }
    }
    let used = assignment.tokens(viewMode: .sourceAccurate).filter {
      $0.parent?.is(DeclReferenceExprSyntax.self) == true && !$0.isAfterPeriod
    }
    // The first name is the destination itself.
    return used.dropFirst().allSatisfy { !local.contains($0.text) }
  }

  // MARK: Declarations

  /// Adds the attribute and the enum, and puts the answers where `prepare(for:sender:)` was.
  func declare(
    _ cases: [TypedCase], _ answers: [String], _ edits: inout ByteEdits
  ) throws(Refusal) {
    let source = declaration.source
    if answers.isEmpty, let node = prepare?.node, source.hasComment(before: node) {
      throw .lostComment(source.location(of: node))
    }
    let end = source.lineEnd
    declaration.addSegueSource(with: cases, &edits)
    overrides.routeShouldPerform(&edits)
    for use in type.comparisons {
      guard let token = source.token(at: use.location),
        overrides.shouldPerform?.range.contains(token.start) == true
      else { continue }
      cases.rewrite(use, token, &edits)
    }
    guard let prepare else { return }
    let lines = source.lines(of: prepare.node)
    if answers.isEmpty {
      edits.replace(source.withBlankLine(before: lines), with: "")
    } else {
      edits.replace(lines, with: answers.joined(separator: end + end) + end)
    }
  }
}

extension ParsedSource {
  /// Whether a function has a comment before it, which describes what the function does.
  fileprivate func hasComment(before node: FunctionDeclSyntax) -> Bool {
    node.leadingTrivia.contains { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text): !text.contains("MARK:")
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }
}

extension LinkedApp {
  /// Returns the identifiers of the segues for whose destinations a cast to a class succeeds.
  ///
  /// The class is given as written.
  ///
  /// - Returns: The identifiers, or nil if the cast may also succeed for another segue.
  fileprivate func identifiers(leadingTo written: String, from type: StringlyClass) -> [String]? {
    guard
      case .app(let ids) = code.names.reference(
        to: written, in: type.type.path, from: type.type.sourceFile), ids.count == 1
    else { return nil }
    var identifiers: [String] = []
    for link in type.links {
      // The destination of an unwind segue is known only at run time.
      guard link.segue.kind != .unwind, let controller = link.destination.controller
      else { return nil }
      switch scenes.type(of: controller) {
      case .system: continue
      case .external: return nil
      case .app(let classes):
        let ancestries = classes.map { code.hierarchy.ancestry(of: $0) }
        guard ancestries.contains(where: { $0.types.contains(ids[0]) }) else {
          if ancestries.contains(where: { $0.gap != nil }) { return nil }
          continue
        }
        guard let identifier = link.segue.usableIdentifier else { return nil }
        if !identifiers.contains(identifier) { identifiers.append(identifier) }
      }
    }
    return identifiers.isEmpty ? nil : identifiers
  }
}

extension DestinationSetup {
  /// The code of the assigned values, by property.
  func values(in source: ParsedSource) -> [String: String] {
    Dictionary(assignments.map { ($0.property, source.text($0.value)) }) { first, _ in first }
  }

  /// The cast, if an assigned value is the sender with a cast and nothing else.
  func castOfSender(_ assignment: Assignment) -> String? {
    let parts = source.text(assignment.value).split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0] == sender, ["as!", "as?"].contains(parts[1]),
      !parts[2].contains(" ")
    else { return nil }
    return String(parts[1])
  }

  func mentionsSender(_ assignment: Assignment) -> Bool {
    assignment.node.tokens(viewMode: .sourceAccurate).contains {
      $0.text == sender && !$0.isAfterPeriod
    }
  }

  /// Whether the value may be nil although the destination's property can't be.
  ///
  /// Then the method that gives the value cancels the segue.
  func mayCancel(for input: DestinationInput, from declaration: ClassDeclaration) -> Bool {
    guard input.properties.count == 1, !input.properties[0].isOptional,
      let assignment = assignments.first
    else { return false }
    let code = source.text(assignment.value)
    let isLiteral = code.first == "\"" || code.first?.isNumber == true
    if isLiteral || ["true", "false", "self"].contains(code) || code.contains("as!") {
      return false
    }
    let name = code.hasPrefix("self.") ? String(code.dropFirst("self.".count)) : code
    return declaration.type(ofProperty: name).map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? true
  }
}
