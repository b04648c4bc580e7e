internal import Findings
internal import SegueChecking
internal import SourceFacts
internal import SwiftSyntax

/// The input that a destination declares, built from the properties that `prepare(for:sender:)`
/// assigned.
struct DestinationInput {
  struct Property: Hashable {
    var name: String
    /// The type as written, with `?` but without `!`.
    var type: String
    var isOptional: Bool
    /// Whether a parameter of the type has to be `@escaping`.
    var isFunction: Bool
  }

  let type: CodeType
  /// In the order in which they are assigned.
  let properties: [Property]
  /// Whether the class notices when a property is assigned, so that the order matters.
  let isOrdered: Bool

  /// - Throws: ``Refusal`` if the class can't take the properties as its input.
  init(
    of type: CodeType, assigning names: [String], in declaration: ClassDeclaration,
    _ place: Findings.SourceLocation
  ) throws(Refusal) {
    self.type = type
    guard declaration.access.isEmpty else { throw .openDestination(type.name, place) }
    guard !type.methods.contains(where: { $0.fact.name == "configure" }) else {
      throw .nameTaken("\(type.name).configure(with:)", place)
    }
    var properties: [String: Property] = [:]
    var isOrdered = false
    for member in declaration.node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        names.contains(name)
      else { continue }
      guard let written = binding.writtenType else {
        throw .unwrittenType("\(type.name).\(name)", place)
      }
      properties[name] = Property(
        name: name, type: written.hasSuffix("!") ? String(written.dropLast()) : written,
        isOptional: written.hasSuffix("?"),
        isFunction: binding.typeAnnotation?.type.isFunction ?? false)
      if binding.accessorBlock != nil { isOrdered = true }
    }
    if let missing = names.sorted().first(where: { properties[$0] == nil }) {
      throw .unwrittenType("\(type.name).\(missing)", place)
    }
    self.properties = names.compactMap { properties[$0] }
    self.isOrdered = isOrdered
  }

  /// Returns the code of an input, given the code of each property's value.
  func value(_ values: [String: String]) -> String {
    if properties.count == 1, let value = values[properties[0].name] { return value }
    return ".init("
      + properties.map { "\($0.name): \(values[$0.name] ?? "")" }.joined(separator: ", ") + ")"
  }

  /// Adds the conformance, the input and the method that receives it.
  func declare(in declaration: ClassDeclaration, _ edits: inout ByteEdits) {
    declaration.conform(to: "SegueDestination", &edits)
    let unit = declaration.unit
    var lines: [String] = []
    if properties.count == 1 {
      let own = properties[0].name == "input" ? "self.input" : properties[0].name
      lines += ["typealias SegueInput = \(properties[0].type)", ""]
      let type = (properties[0].isFunction ? "@escaping " : "") + properties[0].type
      lines += ["func configure(with input: \(type)) {", "\(unit)\(own) = input", "}"]
    } else {
      lines += ["struct SegueInput {"]
      lines += properties.map { "\(unit)var \($0.name): \($0.type)" }
      lines += ["}", "", "func configure(with input: SegueInput) {"]
      lines += properties.map {
        "\(unit)\($0.name == "input" ? "self." : "")\($0.name) = input.\($0.name)"
      }
      lines += ["}"]
    }
    declaration.addFirst(lines, &edits)
  }
}
