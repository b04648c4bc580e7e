/// What code can perform: `performSegue(_:sender:)`, and the type that leaves out what it cannot.
struct PerformMembers {
  private var source: SourceClass

  init(_ source: SourceClass) {
    self.source = source
  }

  var text: [String] {
    ["private var segueSlot = Segues.SegueSlot<Segue>()", performable, perform]
      + (source.relationships.isEmpty ? [] : [related, configureRelationship])
  }

  private var perform: String {
    guard source.cases.contains(where: \.isPerformable) else {
      return
        "\(source.segueAccess)func performSegue(_ segue: PerformableSegue, sender: Any? = nil) {}"
        .documented("Performs nothing: none of this controller's segues is for code to perform.")
    }
    // Named as the user wrote it where it can be, for that is what the compiler's errors say.
    let type = source.hasUnperformable ? "PerformableSegue" : "Segue"
    return String.block(
      "\(source.segueAccess)func performSegue(_ segue: \(type), sender: Any? = nil)",
      [
        source.hasUnperformable ? "let segue = segue.segue" : "",
        "guard let identifier = Self.segueID(of: segue).identifier else { return }",
        "let outer = segueSlot",
        "segueSlot = Segues.SegueSlot(performing: segue, identifier: identifier)",
        "defer { segueSlot = outer }",
        "performSegue(withIdentifier: identifier, sender: sender)",
        .block(
          "if segueSlot.isPending",
          ["Segues.SegueRouting.reportNotRouted(identifier, by: self, of: SegueID.self)"]),
      ]
    ).documented("Performs a segue: its destination gets the value of the case.")
  }

  /// Every case as a type of its own where some cannot be performed: those are there, unavailable,
  /// so that the compiler says why.
  private var performable: String {
    let access = source.segueAccess
    guard source.hasUnperformable else {
      return "\(access)typealias PerformableSegue = Segue".documented(
        "What ``performSegue(_:sender:)`` takes: every segue of this controller.")
    }
    let performable = source.cases.filter(\.isPerformable)
    return .block(
      "\(access)enum PerformableSegue",
      performable.map { "case \($0.name)\($0.payload)" } + [converted(performable)]
        + source.cases.filter { !$0.isPerformable }.map(unavailable)
    ).documented("What ``performSegue(_:sender:)`` takes: the segues that code can perform.")
  }

  private func unavailable(_ segue: SegueCase) -> String {
    let member =
      segue.values.isEmpty ? "var \(segue.name):" : "func \(segue.name)(\(parameters(segue))) ->"
    let declaration = String.block(
      "\(source.visibleMemberAccess)static \(member) Self", ["fatalError()"])
    return """
      @available(*, unavailable, message: \("\(reason(segue)): code cannot perform it".literal))
      \(declaration)
      """
  }

  private var related: String {
    .block(
      "\(source.segueAccess)enum RelatedSegue",
      source.relationships.map { "case \($0.name)\($0.payload)" }
        + [converted(source.relationships)]
    ).documented("The children that the storyboard makes together with this container.")
  }

  private var configureRelationship: String {
    String.block(
      "\(source.segueAccess)func configureRelationship(_ related: RelatedSegue)",
      [
        "let segue = related.segue",
        "var handover = Segues.SegueHandover(toChildrenOf: self, name: Self.segueID(of: segue))",
        "handOver(segue, by: &handover)",
      ]
    ).documented("Hands a value to a child that this container has already.")
  }

  /// A property that makes some of the user's cases from those of a written type.
  private func converted(_ cases: [SegueCase]) -> String {
    let rows = cases.map { segue in
      let arguments = segue.values.isEmpty ? "" : "(\(segue.arguments))"
      return "case \(segue.pattern): .\(segue.name)\(arguments)"
    }
    return rows.isEmpty
      ? "" : .block("\(source.segueMemberAccess)var segue: Segue", [.choice("self", rows)])
  }

  private func parameters(_ segue: SegueCase) -> String {
    segue.values.enumerated()
      .map { index, value in "\(value.label ?? "_") value\(index): \(value.type)" }
      .joined(separator: ", ")
  }

  private func reason(_ segue: SegueCase) -> String {
    switch segue.kind {
    case .embed: "'\(segue.plainName)' is an embed, which the container view performs as it loads"
    case .relationship: "'\(segue.plainName)' is a relationship, made together with its container"
    case .unnamed, .named, .unwind:
      "'\(segue.plainName)' is an unnamed segue, which only its control fires"
    }
  }
}
