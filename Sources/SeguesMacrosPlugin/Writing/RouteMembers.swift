internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// What happens as a segue is prepared: whose value it carries, and to whom.
struct RouteMembers {
  private var source: SourceClass
  private var locations: [String: SourceLine]

  init(_ source: SourceClass, in context: some MacroExpansionContext) {
    self.source = source
    locations = [:]
    for segue in source.cases {
      locations[segue.name] = SourceLine(of: segue.node, in: context)
    }
  }

  var text: [String] {
    overrides + [route, shouldRoute, identify, answer, handOver]
  }

  private var overrides: [String] {
    guard source.isRoot else { return [] }
    var members: [String] = []
    if !source.overridesPrepare {
      members.append(
        """
        \(source.access)override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          super.prepare(for: segue, sender: sender)
          route(segue, sender: sender)
        }
        """)
    }
    if !source.overridesShouldPerform {
      members.append(
        """
        \(source.access)override func shouldPerformSegue(
          withIdentifier identifier: String, sender: Any?
        ) -> Bool {
          super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
            && shouldRoute(identifier, sender: sender)
        }
        """)
    }
    return members
  }

  private var route: String {
    """
    /// Hands the destination of a segue what its case says; segues without a case are left alone.
    \(source.access)\(source.overriding)func route(_ segue: UIStoryboardSegue, sender: Any?) {
      \(source.isRoot ? "" : "super.route(segue, sender: sender)")
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
    }
    """
  }

  private var shouldRoute: String {
    """
    /// Asks the hook whether a control may fire a segue: nil vetoes.
    \(source.access)\(source.overriding)func shouldRoute(_ identifier: String, sender: Any?) -> Bool {
      \(source.isRoot ? "" : "guard super.shouldRoute(identifier, sender: sender) else { return false }")
      guard let id = SegueID(identifier: identifier) else { return true }
      switch segueAnswer(id, sender: sender) {
      case .veto, .mismatch: return false
      case .noHook: return true
      case .value(let segue):
        segueSlot = Segues.SegueSlot(answering: segue, identifier: identifier, sender: sender)
        return true
      }
    }
    """
  }

  private var identify: String {
    let unnamed = source.cases.filter { $0.identifier == nil && $0.kind != .relationship }
    let candidates = unnamed.compactMap { segue in
      segue.destination.map { "(.\(segue.name), \($0).self)" }
    }
    return """
      /// Which of this controller's segues a segue is; nil where it is none of them.
      \(source.segueAccess)func segueID(for segue: UIStoryboardSegue) -> SegueID? {
        if let identifier = segue.identifier, !identifier.isEmpty {
          return SegueID(identifier: identifier)
        }
        return \(candidates.isEmpty
          ? "nil"
          : "Segues.SegueRouting.unnamed(segue, among: [\(candidates.joined(separator: ", "))])")
      }
      """
  }

  /// The hook is found by overload: the user's method, in the class or in an extension, or one of the
  /// runtime's that says that there is none.
  private var answer: String {
    let hook = "let answer = Segues.SegueAnswer<Segue>(self.segue(for: id, sender: sender))"
    let needing = source.cases.first(where: \.needsHook)
    return """
      private func segueAnswer(_ id: SegueID, sender: Any?) -> Segues.SegueAnswer<Segue> {
      \(needing.map { at($0, hook) } ?? hook)
        return Segues.SegueRouting.checked(
          answer, for: id, answered: Self.segueID(of:), by: self)
      }
      """
  }

  private var handOver: String {
    """
    private func handOver(_ segue: Segue, by handover: inout Segues.SegueHandover) {
      switch segue {
      \(source.cases.map { "case \($0.pattern):\n\(body($0))" }.joined(separator: "\n  "))
      }
    }
    """
  }

  private func body(_ segue: SegueCase) -> String {
    if let method = segue.unwindMethod {
      return at(segue, "handover.unwind(by: \(method), with: \(segue.input))")
    }
    let destination = segue.destination ?? "UIViewController"
    let type = "let type = Segues.SegueRouting.inputType(of: \(destination).self)"
    if segue.values.isEmpty {
      return """
        \(at(segue, "\(type); Segues.SegueRouting.check((), as: type)"))
            handover.hand(to: \(destination).self)
        """
    }
    return """
      \(at(segue, "\(type); let input = Segues.SegueRouting.typed(\(segue.input), as: type)"))
          handover.hand(input, to: \(destination).self)
      """
  }

  /// A line of code whose errors appear where the user wrote the case.
  private func at(_ segue: SegueCase, _ code: String) -> String {
    locations[segue.name]?.wrapping(code) ?? code
  }
}
