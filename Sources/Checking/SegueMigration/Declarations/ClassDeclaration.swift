internal import Findings
internal import SegueChecking
internal import SwiftSyntax

struct ClassDeclaration {
  let source: ParsedSource
  let node: ClassDeclSyntax

  init(of type: StringlyClass, _ sources: SourceCache) throws(Refusal) {
    try self.init(of: type.type, at: type.location, sources)
  }

  /// Finds the declaration of a class by the place of its name; throws if the file can't be parsed.
  init(
    of type: CodeType, at place: Findings.SourceLocation, _ sources: SourceCache
  ) throws(Refusal) {
    guard let source = sources.source(at: place.file), let token = source.token(at: place),
      let node = token.nearest(ClassDeclSyntax.self), node.name == token
    else { throw .unreadable(place) }
    self.source = source
    self.node = node
  }

  var indentation: String { source.indentation(at: node.start) }

  /// The additional indentation of a member.
  var unit: String {
    let members = node.memberBlock.members
    for member in members where source.beginsLine(member.start) {
      if let added = source.added(at: member.start, to: indentation) { return added }
    }
    return source.unit
  }

  /// Returns the type of a property as written, or that of its literal; nil if the declaration doesn't say it.
  func type(ofProperty name: String) -> String? {
    for member in node.memberBlock.members {
      for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if binding.pattern.trimmedDescription == name { return binding.writtenType }
      }
    }
    return nil
  }

  /// The access modifier that the class's witnesses need, with a space after it; empty if they need
  /// none.
  var access: String {
    node.modifiers.contains { ["open", "public"].contains($0.name.text) }
      ? "public " : node.modifiers.contains { $0.name.text == "package" } ? "package " : ""
  }

  /// Adds a conformance.
  func conform(to name: String, _ edits: inout ByteEdits) {
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", \(name)", at: last.type.end)
    } else {
      edits.insert(": \(name)", at: node.genericParameterClause?.end ?? node.name.end)
    }
  }

  /// Adds `@SegueSource`, which takes the place of `@SegueActions`, and the enum of the segues.
  func addSegueSource(with cases: [TypedCase], _ edits: inout ByteEdits) {
    if let actions = node.attributes.first(where: { $0.trimmedDescription == "@SegueActions" }) {
      edits.replace(actions.range, with: "@SegueSource")
    } else {
      edits.insert("@SegueSource" + source.lineEnd + indentation, at: node.start)
    }
    addFirst(["enum Segue {"] + cases.flatMap(\.lines).map { unit + $0 } + ["}"], &edits)
  }

  /// Adds a member before all others, with a blank line after it.
  func addFirst(_ lines: [String], _ edits: inout ByteEdits) {
    let end = source.lineEnd
    let text = lines.map { $0.isEmpty ? "" : indentation + unit + $0 }.joined(separator: end)
    let brace = node.memberBlock.leftBrace.end
    guard let first = node.memberBlock.members.first else {
      let isOpen = source.beginsLine(node.memberBlock.rightBrace.start)
      return edits.insert(end + text + (isOpen ? "" : end + indentation), at: brace)
    }
    // The members of a class in one line end before the next blank line.
    if let member = source.endOfBlankLine(after: brace), member <= first.start {
      edits.insert(text + end + end, at: member)
    } else {
      edits.insert(end + text + end, at: brace)
    }
  }
}
