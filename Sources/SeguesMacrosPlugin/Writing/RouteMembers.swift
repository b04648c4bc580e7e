/// What happens as a segue is prepared: whose value it carries, and which segue it is.
struct RouteMembers {
  private var source: SourceClass
  private var lines: SourceLines

  init(_ source: SourceClass, _ lines: SourceLines) {
    self.source = source
    self.lines = lines
  }

  var text: [String] {
    Self.overrides(
      access: source.access, isRoot: source.isRoot, overridesPrepare: source.overridesPrepare,
      overridesShouldPerform: source.overridesShouldPerform)
      + [route, shouldRoute, identify, answer]
  }

  /// The overrides of what UIKit calls, in the class that starts the chain of `route`.
  static func overrides(
    access: String, isRoot: Bool, overridesPrepare: Bool, overridesShouldPerform: Bool
  ) -> [String] {
    guard isRoot else { return [] }
    let prepare = String.block(
      "\(access)override func prepare(for segue: UIStoryboardSegue, sender: Any?)",
      ["super.prepare(for: segue, sender: sender)", "route(segue, sender: sender)"])
    let shouldPerform = String.block(
      "\(access)override func shouldPerformSegue("
        + "withIdentifier identifier: String, sender: Any?) -> Bool",
      [
        """
        super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
          && shouldRoute(identifier, sender: sender)
        """
      ])
    return (overridesPrepare ? [] : [prepare]) + (overridesShouldPerform ? [] : [shouldPerform])
  }

  private var route: String {
    .block(
      "\(source.access)\(source.overriding)func route(_ segue: UIStoryboardSegue, sender: Any?)",
      [
        source.isRoot ? "" : "super.route(segue, sender: sender)",
        """
        let pending = segueSlot.take(for: segue, sender: sender)
        let id: SegueID
        if let pending {
          id = Self.segueID(of: pending)
        } else {
          guard let found: SegueID = segueID(for: segue) else { return }
          id = found
        }
        guard
          let value = pending
            ?? Segues.SegueRouting.value(
              of: segueAnswer(id, sender: sender), for: id,
              otherwise: Self.segueWithoutValue(id), by: self)
        else { return }
        var handover = Segues.SegueHandover(
          through: segue, created: segueSlot.created, name: id, by: self)
        handOver(value, by: &handover)
        """,
      ]
    ).documented(
      "Hands the destination of a segue what its case says; segues without a case are left alone.")
  }

  private var shouldRoute: String {
    .block(
      "\(source.access)\(source.overriding)func shouldRoute(_ identifier: String, sender: Any?) "
        + "-> Bool",
      [
        source.isRoot
          ? "" : "guard super.shouldRoute(identifier, sender: sender) else { return false }",
        """
        guard let id = SegueID(identifier: identifier) else { return true }
        switch segueAnswer(id, sender: sender) {
        case .veto, .mismatch: return false
        case .noHook: return true
        case .value(let segue):
          segueSlot = Segues.SegueSlot(answering: segue, identifier: identifier, sender: sender)
          return true
        }
        """,
      ]
    ).documented("Asks the hook whether a control may fire a segue: nil vetoes.")
  }

  private var identify: String {
    let candidates = source.cases.filter(\.isToldApartByDestination).map { segue in
      "(.\(segue.name), Self.segueDestination(.\(segue.name)))"
    }
    return String.block(
      "\(source.segueAccess)func segueID(for segue: UIStoryboardSegue) -> SegueID?",
      [
        .block(
          "if let identifier = segue.identifier, !identifier.isEmpty",
          ["return SegueID(identifier: identifier)"]),
        candidates.isEmpty
          ? "return nil"
          : """
          return Segues.SegueRouting.unnamed(
            segue,
            among: [
          \(candidates.joined(separator: ",\n").indented.indented),
            ])
          """,
      ]
    ).documented("Which of this controller's segues a segue is; nil where it is none of them.")
  }

  /// The hook is found by overload: the user's method, in the class or in an extension, or one of the
  /// runtime's that says that there is none.
  private var answer: String {
    let hook = "let answer = Segues.SegueAnswer<Segue>(self.segue(for: id, sender: sender))"
    let needing = source.cases.first(where: \.needsHook)
    return .block(
      "private func segueAnswer(_ id: SegueID, sender: Any?) -> Segues.SegueAnswer<Segue>",
      [
        needing.map { lines.at($0, hook) } ?? hook,
        "return Segues.SegueRouting.checked(answer, for: id, answered: Self.segueID(of:), by: self)",
      ])
  }
}
