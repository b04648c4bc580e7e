/// `segueDeclarations`: what the class says of its segues, for audits.
struct DeclarationMembers {
  private var source: SourceClass

  init(_ source: SourceClass) {
    self.source = source
  }

  var text: [String] {
    let rows = source.cases.map { segue in
      let leading =
        segue.unwindMethod.map { "unwindingBy: \($0)" }
        ?? "to: \(segue.destination ?? "UIViewController").self"
      return """
        Segues.SegueDeclaration(
              \(segue.plainName.literal), .\(segue.kind.rawValue), \
        identifier: \(segue.identifier?.literal ?? "nil"), \
        \(leading), hasValue: \(!segue.values.isEmpty))
        """
    }
    return [
      """
      /// What this class says of its segues.
      \(source.access)\(source.overriding)class var segueDeclarations: [Segues.SegueDeclaration] {
        \(source.isRoot ? "" : "super.segueDeclarations + ")[
          \(rows.joined(separator: ",\n    "))
        ]
      }
      """
    ]
  }
}
