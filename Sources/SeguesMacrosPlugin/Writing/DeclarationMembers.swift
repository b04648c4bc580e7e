/// `segueDeclarations`: what the class says of its segues, for audits.
struct DeclarationMembers {
  private var source: SourceClass

  init(_ source: SourceClass) {
    self.source = source
  }

  var text: [String] {
    let rows = source.cases.filter { !$0.isFaulty }.map { segue in
      let leading =
        segue.destination == nil
        ? "unwindingBy: \(segue.unwindMethod ?? "")" : "to: segueDestination(.\(segue.name))"
      return """
        Segues.SegueDeclaration(
          \(segue.plainName.literal), .\(segue.kind.rawValue), \
        identifier: \(segue.identifier?.literal ?? "nil"), \(leading),
          hasValue: \(!segue.values.isEmpty)),
        """
    }
    let list = "\(source.isRoot ? "" : "super.segueDeclarations + ")["
    return [
      .block(
        "\(source.access)\(source.overriding)class var segueDeclarations: "
          + "[Segues.SegueDeclaration]",
        ["\(list)\n\(rows.joined(separator: "\n").indented)\n]"]
      ).documented("What this class says of its segues.")
    ]
  }
}
