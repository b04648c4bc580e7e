/// What code can perform: `performSegue(_:sender:)`, and the type that leaves out what it cannot.
struct PerformMembers {
  private var source: SourceClass

  init(_ source: SourceClass) {
    self.source = source
  }

  var text: [String] {
    ["private var segueSlot = Segues.SegueSlot<Segue>()"] + performable + [perform]
      + (source.relationships.isEmpty ? [] : relationships)
  }

  private var perform: String {
    let access = source.segueAccess
    let unwrapped = source.hasUnperformable ? "segue.segue" : "segue"
    guard source.cases.contains(where: \.isPerformable) else {
      return """
        /// Performs nothing: none of this controller's segues is for code to perform.
        \(access)func performSegue(_ segue: PerformableSegue, sender: Any? = nil) {}
        """
    }
    return """
      /// Performs a segue: its destination gets the value of the case.
      \(access)func performSegue(_ segue: PerformableSegue, sender: Any? = nil) {
        let segue = \(unwrapped)
        guard let identifier = Self.segueID(of: segue).identifier else { return }
        let outer = segueSlot
        segueSlot = Segues.SegueSlot(performing: segue, identifier: identifier)
        defer { segueSlot = outer }
        performSegue(withIdentifier: identifier, sender: sender)
        if segueSlot.isPending {
          Segues.SegueRouting.reportNotRouted(identifier, by: self, of: SegueID.self)
        }
      }
      """
  }

  /// Every case as a type of its own where some cannot be performed: those are there, unavailable,
  /// so that the compiler says why.
  private var performable: [String] {
    let access = source.segueAccess
    guard source.hasUnperformable else {
      return [
        """
        /// What ``performSegue(_:sender:)`` takes: every segue of this controller.
        \(access)typealias PerformableSegue = Segue
        """
      ]
    }
    let performable = source.cases.filter(\.isPerformable)
    let rows = performable.map { "case \($0.pattern): .\($0.name)\(call($0))" }
    let unavailable = source.cases.filter { !$0.isPerformable }.map { segue in
      let reason = "\(reason(segue)): code cannot perform it"
      let result = "\(access)static"
      return """
        @available(*, unavailable, message: \(reason.literal))
          \(segue.values.isEmpty
            ? "\(result) var \(segue.name): Self { fatalError() }"
            : "\(result) func \(segue.name)(\(parameters(segue))) -> Self { fatalError() }")
        """
    }
    let segue =
      rows.isEmpty
      ? ""
      : """
      fileprivate var segue: Segue {
          switch self {
          \(rows.joined(separator: "\n    "))
          }
        }
      """
    return [
      """
      /// What ``performSegue(_:sender:)`` takes: the segues that code can perform.
      \(access)enum PerformableSegue {
        \(performable.map { "case \($0.name)\($0.payload)" }.joined(separator: "\n  "))
        \(segue)
        \(unavailable.joined(separator: "\n  "))
      }
      """
    ]
  }

  private var relationships: [String] {
    let access = source.segueAccess
    let cases = source.relationships
    return [
      """
      /// The children that the storyboard makes together with this container.
      \(access)enum RelatedSegue {
        \(cases.map { "case \($0.name)\($0.payload)" }.joined(separator: "\n  "))
        fileprivate var segue: Segue {
          switch self {
          \(cases.map { "case \($0.pattern): .\($0.name)\(call($0))" }.joined(separator: "\n    "))
          }
        }
      }
      """,
      """
      /// Hands a value to a child that this container has already.
      \(access)func configureRelationship(_ related: RelatedSegue) {
        let segue = related.segue
        var handover = Segues.SegueHandover(
          toChildrenOf: self, name: Self.segueID(of: segue))
        handOver(segue, by: &handover)
      }
      """,
    ]
  }

  private func call(_ segue: SegueCase) -> String {
    segue.values.isEmpty ? "" : "(\(segue.arguments))"
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
