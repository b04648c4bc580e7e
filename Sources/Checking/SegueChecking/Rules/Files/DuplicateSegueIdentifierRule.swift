internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Two segues of one controller that code cannot tell apart.
struct DuplicateSegueIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .duplicateSegueIdentifier, severity: .warning,
    summary: "Two segues of one controller have the same identifier",
    why: """
      It is not documented which of the two `performSegue(withIdentifier:sender:)` performs, and \
      `prepare(for:sender:)` cannot tell them apart by their identifier. The case is undecided if the \
      custom class of both segues may read the identifier, and the controller's code neither performs \
      the segues nor compares their identifier. Then the identifier may be a setting of that class.

      Severity: warning. Note if both lead to the same scene in the same way, as the segues of two kinds \
      of cells may, because then nothing goes wrong.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <connections>
          <segue kind="show" destination="person" identifier="showDetail"/>
          ↓<segue kind="show" destination="place" identifier="showDetail"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      <viewController id="place" customClass="Place"/>
      """,
      """
      --- Main.storyboard
      <tableViewController initial="YES" customClass="List">
        <tableView key="view">
          <prototypes>
            <tableViewCell>
              <connections>
                <segue kind="show" destination="person" identifier="showPerson"/>
              </connections>
            </tableViewCell>
            <tableViewCell>
              <connections>
                ↓<segue kind="show" destination="person" identifier="showPerson"/>
              </connections>
            </tableViewCell>
          </prototypes>
        </tableView>
      </tableViewController>
      <viewController id="person" customClass="Person"/>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <connections>
          <segue kind="show" destination="person" identifier="showDetail"/>
          <segue kind="show" destination="person" identifier="ShowDetail"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person">
        <connections>
          <segue kind="show" destination="place" identifier="showDetail"/>
        </connections>
      </viewController>
      <viewController id="place" customClass="Place"/>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="person" identifier=""/></connections>
        </button>
        <button>
          <connections><segue kind="show" destination="place" identifier=""/></connections>
        </button>
      </viewController>
      <viewController id="person" customClass="Person"/>
      <viewController id="place" customClass="Place"/>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button><connections>
          <segue kind="custom" customClass="Fade" destination="person" identifier="fast"/>
        </connections></button>
        <button><connections>
          <segue kind="custom" customClass="Fade" destination="place" identifier="fast"/>
        </connections></button>
      </viewController>
      <viewController id="person" customClass="Person"/>
      <viewController id="place" customClass="Place"/>
      --- List.swift
      class List: UIViewController {}
      class Person: UIViewController {}
      class Place: UIViewController {}
      --- Fade.swift
      class Fade: UIStoryboardSegue {
        override func perform() {
          source.present(destination, animated: identifier != "fast")
        }
      }
      """,
    ])

  let report: RuleReport

  func check() {
    let classes = SegueClassIdentifiers(app: app)
    lazy var performed = PerformedSegues(app)
    for file in app.graph.files {
      var seen: [ControllerID: [String: SegueLink]] = [:]
      for link in app.graph.links[file.path] ?? [] {
        guard let source = link.source, let identifier = link.segue.usableIdentifier else {
          continue
        }
        guard let first = seen[source]?[identifier] else {
          seen[source, default: [:]][identifier] = link
          continue
        }
        let isPerformed =
          !app.hasSources || first.segue.trigger == .manual || link.segue.trigger == .manual
          || performed.isPerformed(identifier, from: source) != .no
        if !isPerformed, !isCompared(identifier, by: source),
          classes.reason(for: first) != nil, let reason = classes.reason(for: link)
        {
          report.addUndecided(at: link.segue.location, reason)
          continue
        }
        let isSamePlace = first.destination == link.destination
        let isAlike = isSamePlace && first.segue.isPerformed(like: link.segue)
        let destination =
          app.graph.name(of: link.destination) + (isSamePlace ? " in another way" : "")
        report.add(
          .sameIdentifier(
            identifier, of: app.graph.name(of: source), leadingTo: isAlike ? nil : destination,
            isPerformed: isPerformed),
          isAlike ? .note : nil, at: link.segue.location,
          related: [
            RelatedPlace(
              first.segue.location,
              "the other one leads to \(app.graph.name(of: first.destination))")
          ], edit: isAlike ? edit(removing: link.segue, asCopyOf: first.segue) : nil)
      }
    }
  }

  /// Whether the code of a controller's class compares the identifiers of its segues with one.
  private func isCompared(_ identifier: String, by controller: ControllerID) -> Bool {
    app.uses.comparisons.contains { use in
      guard case .own(let ids) = use.actor, use.identifier.known.contains(identifier) else {
        return false
      }
      return app.scenes.controllers(running: ids).contains(controller)
    }
  }

  /// Removes a segue that only code performs, and that is the same as another one in all attributes.
  private func edit(removing segue: Segue, asCopyOf first: Segue) -> TextEdit? {
    func attributes(_ segue: Segue) -> [String: String] {
      segue.attributes.filter { $0.key != "id" }
    }
    // Other elements may refer to the segue by its id.
    guard segue.trigger == .manual, first.trigger == .manual,
      attributes(segue) == attributes(first),
      app.lines.count(of: segue.id, in: segue.location) == 1
    else { return nil }
    return ConnectionRemoval.edit(at: segue.location, in: app.lines, deleting: ["segue"])
  }
}

extension Segue {
  /// Whether performing another segue to the same destination does the same.
  fileprivate func isPerformed(like other: Segue) -> Bool {
    kind == other.kind && customClass == other.customClass && unwindAction == other.unwindAction
      && destinationCreationSelector == other.destinationCreationSelector
  }
}

extension Message {
  /// The destination is nil if both segues lead to the same place in the same way.
  fileprivate static func sameIdentifier(
    _ identifier: String, of controller: String, leadingTo destination: String?,
    isPerformed: Bool
  ) -> Message {
    Message(
      "\(controller) has two segues with the identifier \(quoted(identifier)): "
        + (destination.map { "this one leads to \($0)" } ?? "both lead to the same place"),
      why: destination == nil || !isPerformed
        ? "code cannot tell them apart"
        : "it is undefined which one code performs, and code cannot tell them apart",
      help: "give one of them another identifier")
  }
}
