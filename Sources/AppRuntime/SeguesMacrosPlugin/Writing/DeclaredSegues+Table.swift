extension DeclaredSegues {
  /// `_Segues`: the type derived from the user's `enum Segue`, in the form that `segues generate`
  /// writes too.
  var table: String {
    "@MainActor\n"
      + .block(
        "\(source.segueAccess)enum _Segues: _StoryboardSegues",
        [
          "\(access)typealias Segue = \(source.name).Segue",
          "\(access)typealias ID = \(source.name).SegueID",
          children, unnamed, declarations, ofChild, ofSegue, withoutValue, handOver, destination,
          kind, answer,
        ])
  }

  private var access: String { source.visibleMemberAccess }

  private var children: String {
    guard !relationships.isEmpty else { return "" }
    return .block(
      "\(access)enum ChildSegue",
      relationships.map { "case \($0.name)\($0.payload)" })
  }

  private var unnamed: String {
    // A segue that is set up by hand may lead anywhere, so it comes last.
    let toldApart = cases.filter(\.isToldApartByDestination)
    let names =
      (toldApart.filter { $0.kind != .untyped } + toldApart.filter { $0.kind == .untyped })
      .map { ".\($0.name)" }
    guard !names.isEmpty else { return "" }
    return "\(access)static var _unnamed: [ID] { [\(names.joined(separator: ", "))] }"
  }

  // Written only if an unwind segue's destination is known only from its method, because the
  // runtime can't derive such a declaration.
  private var declarations: String {
    guard cases.contains(where: { $0.unwindMethod != nil && $0.destination == nil }) else {
      return ""
    }
    let rows = cases.filter { !$0.isFaulty }.map { segue in
      let destination = "to: _destination(of: .\(segue.name))"
      let destinationOrMethod =
        segue.destination == nil
        ? segue.unwindMethod.map { "unwindingBy: \($0)" } ?? destination : destination
      return """
        _SegueDeclaration(
          \(segue.plainName.literal), .\(segue.kind.rawValue), \
        identifier: \(segue.identifier?.literal ?? "nil"), \(destinationOrMethod),
          hasValue: \(!segue.values.isEmpty)),
        """
    }
    return .block(
      "\(access)static var _declarations: [_SegueDeclaration]",
      ["[\n\(rows.joined(separator: "\n").indented)\n]"])
  }

  private var ofChild: String {
    guard !relationships.isEmpty else { return "" }
    let rows = relationships.map { segue in
      let arguments = segue.values.isEmpty ? "" : "(\(segue.arguments))"
      return "case \(segue.pattern): .\(segue.name)\(arguments)"
    }
    return .block(
      "\(access)static func _segue(of child: ChildSegue) -> Segue", [.choice("child", rows)])
  }

  private var ofSegue: String {
    .block(
      "\(access)static func _id(of segue: Segue) -> ID",
      [.choice("segue", cases.map { "case .\($0.name): .\($0.name)" })])
  }

  // A case may be named `none`, so where an optional is expected it is written with its type.
  private var withoutValue: String {
    let rows = cases.map { segue in
      "case .\(segue.name): \(segue.values.isEmpty ? "Segue.\(segue.name)" : "nil")"
    }
    return .block(
      "\(access)static func _segueWithoutValue(_ id: ID) -> Segue?", [.choice("id", rows)])
  }

  private var kind: String {
    guard cases.contains(where: { $0.kind != .named }) else { return "" }
    let rows = cases.map { "case .\($0.name): .\($0.kind.rawValue)" }
    return .block(
      "\(access)static func _kind(of id: ID) -> _SegueDeclaration.Kind", [.choice("id", rows)])
  }
}
