internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A control that sends a message that its target does not understand.
enum UnknownActionRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-action", severity: .error,
    summary: "An action is connected to a method that its target does not have",
    consequence: "sending the action crashes with “unrecognized selector sent to instance”",
    why: """
      An action is sent by its selector, so Objective-C has to see the method: it is @IBAction, \
      @objc, or declared in Objective-C, in the class or in one that it inherits from. An action \
      for the first responder is looked up along the responder chain, which is unknown, and so are \
      the methods of a superclass that is declared elsewhere. There a name is reported, as a \
      warning, if no source has it and another one is similar, or if the class has an action that \
      nothing sends. A gesture recognizer that no view has never sends its action, which is a \
      note. AppKit logs and sends nothing, which is a warning. So is an action of a bar button \
      item that performs a segue, because the item has only one target.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><button id="b">
          <connections>
            ↓<action selector="opn:" destination="list" eventType="touchUpInside"/>
          </connections>
        </button></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBAction func open(_ sender: Any?) {}
      }
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view"><subviews><button id="b">
          <connections>
            <action selector="openAll:" destination="list" eventType="touchUpInside"/>
            ↓<action selector="openAlll:" destination="list" eventType="touchDown"/>
          </connections>
        </button></subviews></view>
      </viewController>
      --- List.swift
      class List: KitController {
        @IBAction func openAll(_ sender: Any?) {}
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view"><subviews><button id="b"><connections>
          <action selector="open:" destination="list" eventType="touchUpInside"/>
        </connections></button></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        func lengthen() { object_setClass(self, LongList.self) }
      }
      class LongList: List {
        @IBAction func open(_ sender: Any?) {}
      }
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><button id="b">
          <connections>
            <action selector="open:" destination="list" eventType="touchUpInside"/>
            <action selector="closeWithSender:forEvent:" destination="list" eventType="touchDown"/>
            <action selector="anything:" destination="first" eventType="touchCancel"/>
          </connections>
        </button></subviews></view>
      </viewController>
      --- List.swift
      class List: Base {
        @IBAction func close(sender: Any?, forEvent event: UIEvent) {}
      }
      class Base: UIViewController {
        @objc func open(_ sender: Any?) {}
      }
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.hasSources else { return }
    let own = Set(
      app.code.table.types.flatMap { type in
        type.methods.flatMap { [$0.fact.selector, $0.fact.legacySelector].compactMap { $0 } }
      })
    lazy var sent = own.filter { $0.hasSuffix(":") }.union(SystemMembers.allSelectors).sorted()
    lazy var near = NearestName(sent)
    var open: [OpenMember] = []
    for (file, ends) in zip(app.graph.files, app.connectionEnds) {
      if file.targetRuntime == .macOS {
        for connection in file.connections where sendsUnknown(connection, ends, own) {
          checkResponders(connection, sent, near, app, &report)
        }
      }
      for connection in file.connections {
        guard let (selector, target) = ConnectedNames.Side.actions.member(of: connection),
          let end = ends[target], !end.isPlain, !ends.isFirstResponder(target)
        else { continue }
        switch app.answer(end, { app.code.responds(to: selector, $0) }) {
        case .yes: continue
        case .undecided(let why):
          open.append(
            OpenMember(
              name: selector, connection: connection, object: target, end: end, file: file,
              ends: ends, reason: why))
        case .no:
          var finding = finding(
            selector, connection, end, isSent: ends.isSent(connection), file.targetRuntime, app)
          if finding.severity == .error, let doubt = ends.doubt(about: connection) {
            finding.severity = .warning
            finding.why = doubt
          }
          report.add(finding)
        }
      }
    }
    let doubts = MemberDoubts(open, among: ConnectedNames(.actions, app), app)
    for member in open { check(member, doubts, app, &report) }
  }

  /// A superclass that is not known may have the method: what else the app says has to speak against
  /// that.
  private static func check(
    _ member: OpenMember, _ doubts: MemberDoubts, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    let colons = member.name.count { $0 == ":" }
    let doubt = doubts.doubt(of: member, own: app.actionNames(of: member.end.type)) { left in
      // Of the system's own actions hardly any is sent.
      if case .app = member.end.type { left.count { $0 == ":" } == colons } else { false }
    }
    let name = app.name(of: member.end.type)
    let message: String
    let help: String
    switch doubt {
    case nil:
      return report.addUndecided(description, at: member.connection.location, member.reason)
    case .mistyped(let meant):
      message =
        "\(name) declares no method \(quoted(member.name)) for this action, and nothing else sends it"
      help = "did you mean \(quoted(meant))?"
    case .left(let left):
      message =
        "\(name) declares no method \(quoted(member.name)) for this action, and nothing sends its "
        + "action \(quoted(left))"
      help = "if it was renamed, connect \(quoted(left))"
    }
    report.add(
      description.finding(
        .warning, at: member.connection.location, message,
        why:
          "unless a superclass has the method (\(member.reason)), the first tap raises “unrecognized "
          + "selector”",
        help: help, related: app.declaration(of: member.end.type)))
  }

  /// Whether a connection sends the first responder a selector that neither the app nor the system has.
  private static func sendsUnknown(
    _ connection: Connection, _ ends: ConnectionEnds, _ own: Set<String>
  ) -> Bool {
    guard case .action(let selector, _) = connection.kind, let target = connection.destination
    else {
      return false
    }
    return ends.isFirstResponder(target) && !own.contains(selector)
      && !SystemMembers.allSelectors.contains(selector)
  }

  /// What goes to the first responder may be anybody's: only a name that looks mistyped is reported.
  private static func checkResponders(
    _ connection: Connection, _ known: [String], _ near: NearestName, _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    guard case .action(let selector, _) = connection.kind else { return }
    guard let meant = near.to(selector) ?? beginning(of: connection, among: known, app)
    else {
      return report.addUndecided(
        description, at: connection.location, "the first responder may have \(selector)")
    }
    report.add(
      description.finding(
        .warning, at: connection.location, "nobody in the app has the method \(quoted(selector))",
        why: "nobody along the responder chain takes the action, so that nothing happens",
        help: "did you mean \(quoted(meant))?"))
  }

  /// Of some selectors the longest that an action, which no source mentions, goes on from: `cut:` of
  /// `cutRenamed:`.
  private static func beginning(
    of connection: Connection, among known: [String], _ app: CheckedApp
  ) -> String? {
    guard let word = connection.kind.memberName, !app.input.mentionedNames.contains(word) else {
      return nil
    }
    return known.filter { selector in
      selector.hasSuffix(":") && word.hasPrefix(selector.dropLast())
        && word.dropFirst(selector.count - 1).first?.isLowercase == false
    }
    .max { $0.count < $1.count }
  }

  private static func finding(
    _ selector: String, _ connection: Connection, _ target: ConnectionEnds.End, isSent: Bool,
    _ runtime: TargetRuntime, _ app: CheckedApp
  ) -> Finding {
    description.finding(
      !isSent ? .note : runtime == .macOS ? .warning : .error, at: connection.location,
      "\(app.name(of: target.type)) has no method \(quoted(selector)) for this action",
      why: !isSent
        ? "no view has the gesture recognizer, so that it is never sent"
        : runtime == .macOS ? "AppKit logs “Could not connect the action” and sends nothing" : nil,
      help: suggestion(
        selector, among: app.nearActions(of: target.type),
        otherwise: "add the method with @IBAction, or delete the connection"),
      related: app.declaration(of: target.type))
  }
}

extension ConnectionEnds {
  /// Whether anything sends an action: a gesture recognizer needs a view.
  fileprivate func isSent(_ connection: Connection) -> Bool {
    !isRecognizer(connection.holder) || attachedRecognizers.contains(connection.holder)
  }
}

extension CheckedApp {
  /// The selectors of a class's actions, inherited ones included.
  fileprivate func actionNames(of type: TypeReference) -> [String] {
    switch type {
    case .app(let ids):
      ids.flatMap { code.hierarchy.ancestry(of: $0).types }
        .flatMap { code.table[$0].methods }.filter(\.fact.isAction).map(\.fact.selector)
    case .system(let name): SystemMembers.selectors(of: name)
    case .external: []
    }
  }

  /// The same, to look many names up among.
  fileprivate func nearActions(of type: TypeReference) -> NearestName {
    nearActions.value(of: type) { NearestName(actionNames(of: type)) }
  }
}
