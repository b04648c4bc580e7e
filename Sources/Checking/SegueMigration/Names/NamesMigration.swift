internal import Findings
internal import SegueChecking
internal import SourceFacts
internal import SwiftSyntax

/// Migrates a class from strings to `SegueHandler`.
struct NamesMigration {
  private static let handler = "SegueHandler"

  let app: LinkedApp
  let sources: SourceCache

  /// Returns the edits by file.
  func edits(of type: StringlyClass) throws(Refusal) -> [String: ByteEdits] {
    guard !type.links.isEmpty else { throw .noScene(type.name, type.location) }
    let cases = SegueCases(of: type, app)
    let declaration = try ClassDeclaration(of: type, sources)
    try checkNames(of: type, cases)
    var edits: [String: ByteEdits] = [:]
    for path in type.paths {
      guard let source = sources.source(at: path) else {
        throw .unreadable(type.uses(in: path).first ?? type.location)
      }
      var byteEdits = ByteEdits()
      let performs = PerformRewriting(cases: cases)
      for use in type.performs where use.location.file == path {
        try performs.rewrite(use, in: source, &byteEdits)
      }
      ComparisonRewriting(
        type.comparisons.filter { $0.location.file == path }, cases, in: source
      ).rewrite(&byteEdits)
      if !byteEdits.isEmpty { edits[path] = byteEdits }
    }
    if edits.isEmpty, type.handler == nil {
      throw .noChange(type.paths.first.flatMap { type.uses(in: $0).first } ?? type.location)
    }
    try declare(cases, of: type, in: declaration, &edits)
    return edits
  }

  private func checkNames(of type: StringlyClass, _ cases: SegueCases) throws(Refusal) {
    let nested = app.code.table.types.first { $0.path == type.type.path + [SegueCases.typeName] }
    if let nested, nested.id != cases.existing?.id {
      throw .nameTaken(
        SegueCases.typeName, app.code.location(nested.position, nested.sourceFile))
    }
    if type.handler == nil,
      let method = type.type.methods.first(where: { $0.fact.name == "segueIdentifier" })
    {
      throw .nameTaken(
        "segueIdentifier", app.code.location(method.fact.position, method.sourceFile))
    }
  }

  /// Adds the conformance and the enum.
  private func declare(
    _ cases: SegueCases, of type: StringlyClass, in declaration: ClassDeclaration,
    _ edits: inout [String: ByteEdits]
  ) throws(Refusal) {
    let path = declaration.source.path
    let isTaken = app.code.declaresProtocol(Self.handler)
    let name = isTaken ? "\(FileEdits.names).\(Self.handler)" : Self.handler
    if let handler = type.handler {
      try replace(handler, of: type, with: name, &edits)
    }
    var own = edits[path] ?? ByteEdits()
    if type.handler == nil { declaration.conform(to: name, &own) }
    if let existing = cases.existing {
      let place = app.code.location(existing.position, existing.sourceFile)
      guard let node = declaration.source.token(at: place)?.nearest(EnumDeclSyntax.self) else {
        throw .unreadable(place)
      }
      Self.add(
        cases.entries.filter(\.isNew), to: node, declaration.access, in: declaration.source, &own)
      if existing.name != SegueCases.typeName {
        declaration.addFirst(
          ["\(declaration.access)typealias \(SegueCases.typeName) = \(existing.name)"], &own)
      }
    } else {
      declaration.addFirst(
        ["\(declaration.access)enum \(SegueCases.typeName): String, CaseIterable {"]
          + cases.entries.map { declaration.unit + SegueCases.declaration(of: $0) } + ["}"], &own)
    }
    edits[path] = own
  }

  /// Adds the cases that an enum of segues lacks, and the access that the protocol needs.
  private static func add(
    _ entries: [SegueCases.Entry], to node: EnumDeclSyntax, _ access: String,
    in source: ParsedSource, _ edits: inout ByteEdits
  ) {
    let narrower = ["fileprivate", "private"] + (access.isEmpty ? [] : ["internal"])
    for modifier in node.modifiers where narrower.contains(modifier.name.text) {
      guard let next = modifier.nextToken(viewMode: .sourceAccurate) else { continue }
      edits.replace(modifier.start..<next.start, with: "")
    }
    let isWide = node.modifiers.contains { ["package", "public"].contains($0.name.text) }
    if !access.isEmpty, !isWide {
      edits.insert(access, at: node.enumKeyword.start)
    }
    guard !entries.isEmpty,
      let last = node.memberBlock.members.last(where: { $0.decl.is(EnumCaseDeclSyntax.self) })
    else { return }
    // An enum may be written in one line.
    let end = source.endOfLine(at: last.end)
    let isOpen = end < node.memberBlock.rightBrace.start
    let separator = isOpen ? source.lineEnd + source.indentation(at: last.start) : "; "
    let text = entries.map { separator + SegueCases.declaration(of: $0) }.joined()
    edits.insert(text, at: isOpen ? end : last.end)
  }
}

extension StringlyClass {
  /// The places of the uses in a file, in its order.
  fileprivate func uses(in path: String) -> [Findings.SourceLocation] {
    (performs.map(\.location) + comparisons.map(\.location)).filter { $0.file == path }.sorted()
  }
}
