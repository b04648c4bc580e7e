internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue that only code can perform, and that no code performs.
struct UnperformedSegueRule: Rule {
  static let description = RuleDescription(
    id: .unperformedSegue, severity: .note,
    summary: "A manual segue is never performed",
    consequence: "nothing else fires a manual segue, so it never happens",
    why: """
      A segue that no control fires waits for performSegue with its identifier. Code that performs \
      a segue through another object, or computes the identifier, may mean any segue. If it could \
      mean this one, the segue counts as undecided.

      Severity: note. Warning if the class asks for a similar identifier that the scene does not have.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          ↓<segue destination="person" kind="show" identifier="showPerson"/>
          <segue destination="person" kind="show" identifier="showGroup"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showGroup", sender: nil) }
      }
      class Person: UIViewController {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func fill(_ row: Row) { row.segueName = "showPerson" }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open(_ name: String) { performSegue(withIdentifier: "show" + name.capitalized, sender: nil) }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person"/>
      --- List.m
      @interface List : UIViewController
      @end
      @implementation List
      - (void)open:(id)person {
        [self performSegueWithIdentifier:@"showPerson" sender:self context:person];
      }
      @end
      """,
    ])

  let report: RuleReport
  /// The number of each controller's segues that code may mean if it performs an identifier that none of them has.
  private let candidateCounts = Memo<ControllerID, Int>()

  func check() {
    guard app.input.isWhole, app.hasSources else { return }
    let performed = PerformedSegues(app)
    let asked = AskedIdentifiers(app)
    for link in app.graph.allLinks where link.segue.trigger == .manual {
      guard let identifier = link.segue.usableIdentifier, let source = link.source else { continue }
      let answer = performed.isPerformed(identifier, from: source)
      if answer == .yes { continue }
      let controller = app.graph.name(of: source)
      let unknown = performed.unknownIdentifier(performedBy: source)
      if let other = unknown,
        NearMiss.distance(of: identifier, from: other.identifier) != nil
          || isOnlyCandidate(link, of: source, performed)
      {
        report.add(
          .otherPerformed(identifier, of: controller, other.identifier), .warning,
          at: link.segue.location,
          related: [RelatedPlace(other.location, "the other identifier is performed here")])
        continue
      }
      let meant = asked.help(
        for: identifier, of: source, otherwise: Message.performOrDelete)
      if meant == nil, case .undecided(let reason) = answer {
        report.addUndecided(at: link.segue.location, reason)
        continue
      }
      report.add(
        .neverPerformed(identifier, of: controller, isCertain: answer == .no, meant: meant),
        meant == nil ? nil : .warning, at: link.segue.location,
        // Code that performs an identifier of no segue may mean this one.
        related: unknown.map {
          [RelatedPlace($0.location, "an identifier that the scene lacks is performed here")]
        } ?? [])
    }
  }

  /// Whether an unperformed segue is the only one of its controller, apart from unwind segues.
  private func isOnlyCandidate(
    _ link: SegueLink, of source: ControllerID, _ performed: PerformedSegues
  ) -> Bool {
    guard link.segue.kind != .unwind else { return false }
    let count = candidateCounts.value(of: source) {
      app.graph.links(from: source).count { link in
        link.segue.trigger == .manual && link.segue.kind != .unwind
          && link.segue.usableIdentifier.map {
            performed.isPerformed($0, from: source) != .yes
          } ?? false
      }
    }
    return count == 1
  }
}

extension Message {
  fileprivate static func otherPerformed(
    _ identifier: String, of controller: String, _ other: String
  ) -> Message {
    Message(
      "no code is known to perform the segue \(quoted(identifier)) of \(controller); its class performs "
        + "\(quoted(other)), which the scene does not have",
      why: "performing \(quoted(other)) crashes, or shows another screen",
      help:
        "use one of them in both places: \(quoted(other)) here, or \(quoted(identifier)) in the code"
    )
  }

  fileprivate static func neverPerformed(
    _ identifier: String, of controller: String, isCertain: Bool, meant: Advice?
  ) -> Message {
    Message(
      "no code \(isCertain ? "performs" : "is known to perform") the segue \(quoted(identifier)) of "
        + controller,
      help: meant ?? Advice(performOrDelete),
      cause: meant == nil
        ? FindingCause(
          isCertain ? "never performed" : "not known to be performed",
          "no code \(isCertain ? "performs" : "is known to perform") these segues",
          part: "\(quoted(identifier)) of \(controller)") : nil)
  }

  fileprivate static let performOrDelete = "call performSegue, or delete the segue"
}
