internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel
internal import SwiftNaming
internal import SwiftSyntax

/// Migrates a class from strings to `@SegueSource`, and declares the inputs of its destinations.
struct TypesMigration {
  typealias Inputs = [CodeType.ID: DestinationInput]

  let app: LinkedApp
  let sources: SourceCache
  /// The destinations that some class sets up in a form that can be migrated.
  private let configured: Set<CodeType.ID>
  /// The inputs that have been declared for destinations so far.
  private(set) var inputs: Inputs = [:]

  init(app: LinkedApp, sources: SourceCache, _ classes: [StringlyClass]) {
    self.app = app
    self.sources = sources
    var configured: Set<CodeType.ID> = []
    for type in classes {
      guard let source = try? TypedSource(type, app, sources) else { continue }
      for setup in source.setups.values {
        if let id = app.code.destination(of: setup, in: type)?.id { configured.insert(id) }
      }
    }
    self.configured = configured
  }

  /// Notes the inputs that the edits of a migrated class declare.
  mutating func add(_ inputs: Inputs) {
    self.inputs.merge(inputs) { old, _ in old }
  }

  /// The edits that migrate a class.
  struct Outcome {
    var edits: [String: ByteEdits] = [:]
    /// The module that each file has to import.
    var imports: [String: String]
    /// The inputs that the edits declare.
    var inputs: Inputs = [:]
    /// The number of segues for which the class still sets up destinations itself, and the reason.
    var untypedCount = 0
    var untypedReason: Refusal?
  }

  /// Migrates a class, with all values if that is possible.
  func edits(of type: StringlyClass) throws(Refusal) -> Outcome {
    guard !type.links.isEmpty else { throw .noScene(type.name, type.location) }
    try checkDeclared(type)
    do throws(Refusal) {
      return try typedEdits(of: type)
    } catch {
      return try untypedEdits(of: type, because: error)
    }
  }

  /// Migrates a class to cases without values, and keeps its own `prepare(for:sender:)`.
  private func untypedEdits(
    of type: StringlyClass, because reason: Refusal
  ) throws(Refusal) -> Outcome {
    let source = try UntypedSource(type, app, sources)
    var cases: [TypedCase] = []
    for (identifier, links) in type.linksByIdentifier {
      let name = SwiftName.member(identifier)
      guard !cases.contains(where: { $0.name == name }) else {
        throw .nameTaken(name, type.location)
      }
      let plain =
        links[0].segue.kind == .unwind
        ? try? unwind(identifier, named: name, links, type)
        : source.setsUp(identifier) ? nil : try? plain(identifier, named: name, links, type)
      cases.append(plain ?? TypedCase(name: name, identifier: identifier, macro: "Untyped"))
    }
    guard !cases.isEmpty else { throw .noChange(type.location) }
    try checkUnnamed(type, [:])
    var edits: [String: ByteEdits] = [:]
    try source.declare(cases, &edits)
    try type.checkMentions(of: ["Segue", "SegueID"], app, sources, except: edits)
    return Outcome(
      edits: edits.filter { !$0.value.isEmpty }, imports: [type.location.file: FileEdits.macros],
      untypedCount: cases.count { $0.destination == nil }, untypedReason: reason)
  }

  /// Refuses a class that has a type of the name that the cases need.
  private func checkDeclared(_ type: StringlyClass) throws(Refusal) {
    let taken = app.code.table.types.first {
      $0.path == type.type.path + ["Segue"] || $0.path == type.type.path + ["SegueID"]
    }
    if let taken {
      throw .nameTaken(taken.name, app.code.location(taken.position, taken.sourceFile))
    }
  }

  /// Migrates a class to cases with values: each value that the class sets in a destination becomes an input.
  private func typedEdits(of type: StringlyClass) throws(Refusal) -> Outcome {
    let source = try TypedSource(type, app, sources)
    let path = source.declaration.source.path
    var outcome = Outcome(imports: [path: FileEdits.macros])
    var cases: [TypedCase] = []
    var answers: [String] = []
    for (identifier, links) in type.linksByIdentifier {
      let name = SwiftName.member(identifier)
      guard !cases.contains(where: { $0.name == name }) else {
        throw .nameTaken(name, type.location)
      }
      if links[0].segue.kind == .unwind {
        cases += try performedUnwind(identifier, named: name, links, type, source)
      } else if let setup = source.setups[identifier], !setup.assignments.isEmpty {
        let input = try input(for: setup, identifier, links, type, outcome.inputs)
        try declare(input, in: &outcome)
        cases.append(
          TypedCase(
            name: name, identifier: identifier,
            macro: links[0].segue.kind == .embed ? "Embed" : "To",
            destination: input.type.path.joined(separator: "."), hasInput: true))
        let isCalled = try source.rewritePerforms(
          of: identifier, named: name, input, &outcome.edits)
        let answer = try source.answer(identifier, named: name, input, links, isCalled: isCalled)
        if let answer {
          guard !type.type.methods.contains(where: { $0.fact.name == "\(name)Input" }) else {
            throw .nameTaken("\(name)Input", type.location)
          }
          answers.append(answer)
        }
      } else {
        cases.append(try plain(identifier, named: name, links, type))
      }
    }
    for typed in cases where !typed.hasInput {
      _ = try source.rewritePerforms(of: typed.identifier, named: typed.name, nil, &outcome.edits)
    }
    try checkUnnamed(type, outcome.inputs)
    try source.declare(cases, answers, &outcome.edits[path, default: ByteEdits()])
    try type.checkMentions(of: ["Segue", "SegueID"], app, sources, except: outcome.edits)
    return outcome
  }

  /// Declares an input in its destination's class, unless it is declared already.
  private func declare(_ input: DestinationInput, in outcome: inout Outcome) throws(Refusal) {
    guard inputs[input.type.id] == nil, outcome.inputs[input.type.id] == nil else { return }
    outcome.inputs[input.type.id] = input
    let place = app.code.location(input.type.position, input.type.sourceFile)
    let destination = try ClassDeclaration(of: input.type, at: place, sources)
    let path = destination.source.path
    input.declare(in: destination, &outcome.edits[path, default: ByteEdits()])
    if outcome.imports[path] == nil { outcome.imports[path] = FileEdits.names }
  }

  /// Returns the case for an unwind segue, or none if only a control fires the segue.
  private func performedUnwind(
    _ identifier: String, named name: String, _ links: [SegueLink], _ type: StringlyClass,
    _ source: TypedSource
  ) throws(Refusal) -> [TypedCase] {
    // The case of an unwind segue has no value.
    if let lost = source.setups[identifier]?.assignments.first {
      throw source.declaration.source.otherSetup(at: lost.node)
    }
    do throws(Refusal) {
      return [try unwind(identifier, named: name, links, type)]
    } catch {
      if source.isPerformed(identifier) { throw error }
      return []
    }
  }

  /// Returns the case for a segue without setup.
  private func plain(
    _ identifier: String, named name: String, _ links: [SegueLink], _ type: StringlyClass
  ) throws(Refusal) -> TypedCase {
    var names: Set<String> = []
    for link in links {
      guard let controller = link.destination.controller, let node = app.content(of: controller)
      else { throw .unknownDestination(identifier, type.location) }
      if case .app(let ids) = app.scenes.type(of: node.id) {
        for id in ids where receivesInput(id) {
          throw .valueMissing(app.code.table[id].name, type.location)
        }
        names.formUnion(ids.map { app.code.table[$0].path.joined(separator: ".") })
      } else {
        names.formUnion([node.className].compactMap { $0 })
      }
    }
    guard names.count == 1, let destination = names.first else {
      throw .unknownDestination(identifier, type.location)
    }
    return TypedCase(
      name: name, identifier: identifier,
      macro: links[0].segue.kind == .embed ? "Embed" : "To", destination: destination)
  }

  /// Returns the case for an unwind segue that code performs.
  private func unwind(
    _ identifier: String, named name: String, _ links: [SegueLink], _ type: StringlyClass
  ) throws(Refusal) -> TypedCase {
    let selectors = Set(links.compactMap(\.segue.unwindAction))
    let found = app.code.table.types.flatMap { owner in
      owner.methods.filter { selectors.contains($0.fact.selector) && $0.fact.isAction }
        .map { (owner, $0.fact) }
    }
    guard selectors.count == 1, found.count == 1, let (owner, method) = found.first,
      owner.isClass
    else { throw .unknownDestination(identifier, type.location) }
    let labels = method.labels.map { "\($0):" }.joined()
    return TypedCase(
      name: name, identifier: identifier, macro: "Unwind",
      destination: "\(owner.path.joined(separator: ".")).\(method.name)(\(labels))")
  }

  /// Returns the input of the destination that a setup is about.
  private func input(
    for setup: DestinationSetup, _ identifier: String, _ links: [SegueLink],
    _ type: StringlyClass, _ stated: Inputs
  ) throws(Refusal) -> DestinationInput {
    guard let destination = app.code.destination(of: setup, in: type), destination.isClass,
      links.allSatisfy({ link in
        guard let controller = link.destination.controller,
          let node = app.content(of: controller)
        else { return false }
        return app.scenes.type(of: node.id) == .app([destination.id])
      })
    else { throw .unknownDestination(identifier, type.location) }
    let names = setup.assignments.map(\.property)
    if let known = inputs[destination.id] ?? stated[destination.id] {
      let others = known.properties.map(\.name)
      guard Set(others) == Set(names) else {
        throw .inputsDiffer(destination.name, type.location)
      }
      guard others == names || !known.isOrdered else {
        throw .ordersDiffer(destination.name, type.location)
      }
      return known
    }
    let ancestry = app.code.hierarchy.ancestry(of: destination.id)
    // A class can't conform again to a protocol that its superclass conforms to.
    let isInherited =
      ancestry.inherited.contains { Self.receives($0.fact) }
      || [inputs, stated].joined().map(\.key).contains { other in
        ancestry.types.contains(other)
          || app.code.hierarchy.ancestry(of: other).types.contains(destination.id)
      }
    guard !isInherited else {
      throw .nameTaken("\(destination.name).SegueInput", type.location)
    }
    let place = app.code.location(destination.position, destination.sourceFile)
    return try DestinationInput(
      of: destination, assigning: names,
      in: ClassDeclaration(of: destination, at: place, sources), place)
  }

  /// Whether a class has an input, or inherits one, after the migration.
  private func receivesInput(_ id: CodeType.ID, _ stated: Inputs = [:]) -> Bool {
    app.code.hierarchy.ancestry(of: id).types.contains {
      configured.contains($0) || inputs[$0] != nil || stated[$0] != nil
    }
  }

  /// Whether a protocol of this library, as written, already gives a class an input.
  private static func receives(_ name: String) -> Bool {
    ["SegueDestination", "SegueInitializable", "SegueReceiving"]
      .contains { name == $0 || name == "Segues.\($0)" }
  }

  /// Refuses a class if one of its segues without an identifier leads to a destination that now has
  /// an input.
  private func checkUnnamed(_ type: StringlyClass, _ stated: Inputs) throws(Refusal) {
    for link in type.links
    where link.segue.usableIdentifier == nil && link.segue.kind != .unwind {
      guard let node = link.destination.controller.flatMap(app.content) else { continue }
      for id in app.scenes.type(of: node.id).ids where receivesInput(id, stated) {
        throw .valueMissing(app.code.table[id].name, type.location)
      }
    }
  }
}

extension AppCode {
  /// Returns the class of the destination that a setup casts to, if it is one of the app's.
  func destination(of setup: DestinationSetup, in type: StringlyClass) -> CodeType? {
    guard let written = setup.destination,
      case .app(let ids) = names.reference(
        to: written, in: type.type.path, from: type.type.sourceFile), ids.count == 1
    else { return nil }
    return table[ids[0]]
  }
}

extension LinkedApp {
  /// Returns the controller that a navigation or window controller shows first, or another controller itself.
  func content(of controller: ControllerID) -> ControllerNode? {
    guard let node = graph.controller(controller) else { return nil }
    let root = graph.links(from: controller).first {
      ["rootViewController", "window.shadowedContentViewController"]
        .contains($0.segue.relationship)
    }
    guard let root, let content = root.destination.controller
    else { return node }
    return graph.controller(content)
  }
}
