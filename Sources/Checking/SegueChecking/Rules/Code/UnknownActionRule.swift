internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A control that sends a message that its target does not understand.
struct UnknownActionRule: Rule {
  static let description = RuleDescription(
    id: .unknownAction, severity: .error,
    summary: "An action is connected to a method that its target does not have",
    consequence: "sending the action crashes with “unrecognized selector sent to instance”",
    why: """
      An action is sent by its selector, so Objective-C has to see the method: it is @IBAction, \
      @objc, or declared in Objective-C, in the class or in one that it inherits from. Before \
      Swift 4 it saw every method, so one without @IBAction or @objc is reported only if a project \
      or package says that the class is compiled as Swift 4 or later, and if the method can't be \
      exposed in another way: by @objcMembers or an @objc protocol, for example. A table or collection \
      loads the xib of a cell without an owner, so an action for that owner is undecided unless code \
      gives the xib an owner. So is an action for a control's event if the object that has it is a view \
      of the system that is not a control.

      The methods of a superclass that is declared elsewhere are unknown. If a class has such a \
      superclass, an action is reported only if no source mentions the method, and the sources or other \
      connections have a similar name, or if the class has an action that nothing sends. If the class \
      itself is declared elsewhere, its actions are undecided.

      An action for the first responder is looked up along the responder chain, which is unknown. The \
      rule checks such actions only in Mac apps. It reports one only if neither the app nor AppKit has \
      the method, and the name is similar to that of an action or continues it.

      Severity: error. Warning if:
      - the action is for the first responder, or a superclass is declared elsewhere;
      - the app is for macOS, where AppKit logs the missing method and sends nothing;
      - the control may never send the action: a bar button item that performs a segue, for example, \
      has only one target.

      Note if nothing ever sends the action, because neither a view nor an outlet has the gesture recognizer, \
      or the item is a back button.
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
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view"><subviews><button id="b"><connections>
          <action selector="open:" destination="list" eventType="touchUpInside"/>
        </connections></button></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        func open(_ sender: Any?) {}
      }
      """,
      """
      --- Row.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Table"/>
      <button id="b"><connections>
        <action selector="open:" destination="-1" eventType="touchUpInside"/>
      </connections></button>
      --- Table.swift
      class Table: UIViewController {}
      class Hosts: UIViewController {
        @IBAction func open(_ sender: Any?) {}
        func load() { Bundle.main.loadNibNamed("Row", owner: self) }
      }
      """,
      """
      --- Row.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Table"/>
      <tableViewCell id="row" reuseIdentifier="row"><subviews><button id="b"><connections>
        <action selector="open:" destination="-1" eventType="touchUpInside"/>
      </connections></button></subviews></tableViewCell>
      --- Table.swift
      class Table: UITableViewController {
        func load() {
          tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        }
      }
      """,
    ])

  let app: LinkedApp
  let report: RuleReport

  func check() {
    guard app.hasSources else { return }
    let own = selectors(of: app.code.table.types)
    // Managed objects are never in the responder chain, but have many methods such as `removeItems:`.
    lazy var sent = selectors(
      of: app.code.table.types.filter {
        app.code.hierarchy.ancestry(of: $0.id).system != "NSManagedObject"
      }
    ).filter { $0.hasSuffix(":") }.union(SystemMembers.allSelectors).sorted()
    lazy var near = NearestName(sent, most: sent.count)
    var open: [OpenMember] = []
    var missing: [OpenMember] = []
    for (file, ends) in zip(app.graph.files, app.connectionEnds) {
      if file.targetRuntime == .macOS {
        for connection in file.connections {
          guard let selector = unknownSelector(of: connection, ends, own) else { continue }
          checkResponders(connection, selector, meant: near.to(selector), known: sent)
        }
      }
      for connection in file.connections {
        guard let (selector, target) = ConnectedNames.Side.actions.member(of: connection),
          let end = ends[target], !end.isPlainView, !ends.isFirstResponder(target),
          !ends.isUnmade(connection)
        else { continue }
        func member(_ reason: Reason) -> OpenMember {
          OpenMember(
            name: selector, connection: connection, object: target, end: end, file: file,
            ends: ends, reason: reason)
        }
        switch app.classChanges.answer(end, { app.code.responds(to: selector, $0) }) {
        case .yes: continue
        case _ where app.ownerlessXibs.contain(file, ownedBy: end):
          report.addUndecided(at: connection.location, .noOwner)
        case .undecided(let reason): open.append(member(reason))
        case .no
        where app.mayHaveOtherOwner(end, of: file) { app.code.responds(to: selector, $0) }:
          report.addUndecided(at: connection.location, .otherOwner)
        // No source says whether UIKit ignores such a connection or crashes when it loads the view.
        case .no where ends.isEventOfView(connection):
          report.addUndecided(
            at: connection.location,
            "the view that has the action is not a control, so it sends no events")
        case .no:
          missing.append(member("sources that may declare the method are missing"))
        }
      }
    }
    let extended = typesWithMissingExtensions(missing)
    for member in missing {
      if extended.contains(member.end.type) {
        report.addUndecided(at: member.connection.location, member.reason)
      } else {
        checkMissing(member)
      }
    }
    let doubts = MemberDoubts(
      open, among: ConnectedNames(.actions, app.graph, app.connectionEnds), declared: own,
      app.input, app.code)
    for member in open { checkUndecided(member, doubts) }
  }

  /// Checks a method that an unknown superclass may have.
  ///
  /// It is reported only if the rest of the app suggests that the superclass doesn't have it.
  private func checkUndecided(_ member: OpenMember, _ doubts: MemberDoubts) {
    // An unconnected action of a system class says nothing, because hardly any are ever connected.
    let isOfApp = !member.end.type.ids.isEmpty
    let doubt = doubts.doubt(of: member, own: app.code.actionNames(of: member.end.type)) {
      left, member in
      isOfApp && left.count { $0 == ":" } == member.name.count { $0 == ":" }
    }
    guard let doubt else {
      return report.addUndecided(at: member.connection.location, member.reason)
    }
    report.add(
      .doubtfulMethod(member, app.code.name(of: member.end.type), doubt), .warning,
      at: member.connection.location, related: app.code.declaration(of: member.end.type))
  }

  private func selectors(of types: [CodeType]) -> Set<String> {
    Set(types.flatMap(\.methods).flatMap(\.fact.selectors))
  }

  /// The selector that a connection sends to the first responder; nil if the app or the system has it.
  private func unknownSelector(
    of connection: Connection, _ ends: ConnectionEnds, _ own: Set<String>
  ) -> String? {
    guard case .action(let selector, _) = connection.kind, let target = connection.destination,
      ends.isFirstResponder(target), !own.contains(selector),
      !SystemMembers.allSelectors.contains(selector)
    else { return nil }
    return selector
  }

  /// Checks an action for the first responder: any object may have it, so only a name that looks
  /// mistyped or renamed is reported.
  private func checkResponders(
    _ connection: Connection, _ selector: String, meant: String?, known: [String]
  ) {
    guard meant != nil || isLonger(connection, thanAnyOf: known) else {
      return report.addUndecided(
        at: connection.location, "the first responder may have \(selector)")
    }
    report.add(.noResponder(selector, meant: meant), .warning, at: connection.location)
  }

  /// Whether an action begins with one of some selectors, and no source mentions it: `cutAll:` with `cut:`.
  private func isLonger(_ connection: Connection, thanAnyOf known: [String]) -> Bool {
    guard let word = connection.kind.memberName, !app.input.texts.mentionedNames.contains(word)
    else {
      return false
    }
    return known.contains { selector in
      selector.hasSuffix(":") && word.hasPrefix(selector.dropLast())
        && word.dropFirst(selector.count - 1).first?.isLowercase == false
    }
  }

  /// The types that missing sources seem to extend: code mentions an action that no source declares.
  private func typesWithMissingExtensions(_ missing: [OpenMember]) -> Set<TypeReference> {
    guard !app.input.missingSources.isEmpty else { return [] }
    let declared = Set(
      app.code.table.types.flatMap { type in
        type.methods.map(\.fact.name) + type.properties.map(\.fact.name)
      })
    return Set(
      missing.filter {
        app.input.texts.mentionedNames.contains($0.word) && !declared.contains($0.word)
      }.map(\.end.type))
  }

  private func checkMissing(_ member: OpenMember) {
    let (selector, connection, target) = (member.name, member.connection, member.end)
    let ends = member.ends
    let cause = target.actionCause(selector, app.code.name(of: target.type))
    let sending: Message.Sending =
      if let obstacle = ends.obstacle(to: connection) {
        .never(obstacle)
      } else if member.file.targetRuntime == .macOS {
        .logged
      } else {
        ends.doubt(about: connection).map(Message.Sending.doubtful) ?? .crashing
      }
    if let hidden = app.code.hiddenMethod(selector, of: target.type) {
      return report.add(
        .hidden(
          "method", selector, of: app.code.name(of: target.type), why: sending.why,
          help: "declare the method with @IBAction or @objc"),
        sending.severity, at: connection.location, related: [hidden],
        edit: MemberExposure.edit(adding: .action, toMemberAt: hidden.location, in: app))
    }
    let fit = app.fittingClasses.fit(for: member)
    let help = fit?.help ?? advice(about: selector, of: target.type)
    report.add(
      .noMethod(selector, app.code.name(of: target.type), sending, help: help, cause),
      sending.severity, at: connection.location, related: app.code.declaration(of: target.type),
      edit: fit?.edit)
  }

  /// Suggests the nearest action; the suggestion is clear only if it has the same number of
  /// parameters.
  private func advice(about selector: String, of type: TypeReference) -> Advice {
    let near = nearActions.value(of: type) { NearestName(app.code.actionNames(of: type)) }
    var advice = suggestion(
      selector, among: near, otherwise: adviceToAdd("add the method with @IBAction", to: type))
    if let meant = advice.suggestion?.meant,
      meant.count(where: { $0 == ":" }) != selector.count(where: { $0 == ":" })
    {
      advice.suggestion?.isClear = false
    }
    return advice
  }

  /// The actions of types, prepared to look up mistyped ones.
  private let nearActions = Memo<TypeReference, NearestName>()
}

extension AppCode {
  /// The selectors of a class's actions, including inherited ones.
  fileprivate func actionNames(of type: TypeReference) -> [String] {
    switch type {
    case .app(let ids):
      lineage(of: ids).flatMap(\.methods).filter(\.fact.isAction).map(\.fact.selector)
    case .system(let name): SystemMembers.selectors(of: name)
    case .external: []
    }
  }
}

extension ConnectionEnds.End {
  /// The cause if a system class doesn't have an action: the object was meant to have another
  /// class, which has all its actions.
  fileprivate func actionCause(_ selector: String, _ className: String) -> FindingCause? {
    guard case .system = type else { return nil }
    return FindingCause(
      location.description,
      "\(className) has none of the methods that actions for this object need",
      part: quoted(selector))
  }
}

extension Message {
  /// The effect of sending an action that its target does not have.
  fileprivate enum Sending {
    case crashing
    case doubtful(String)
    case logged
    case never(String)

    var severity: Severity {
      switch self {
      case .crashing: .error
      case .doubtful, .logged: .warning
      case .never: .note
      }
    }

    var why: String? {
      switch self {
      case .crashing: nil
      case .doubtful(let reason), .never(let reason): reason
      case .logged: Message.logged
      }
    }
  }

  private static let logged = "AppKit logs “Could not connect the action” and sends nothing"

  fileprivate static func noMethod(
    _ selector: String, _ className: String, _ sending: Sending, help: Advice,
    _ cause: FindingCause?
  ) -> Message {
    Message(
      "\(className) has no method \(quoted(selector)) for this action", why: sending.why,
      help: help, cause: cause)
  }

  fileprivate static func doubtfulMethod(
    _ member: OpenMember, _ className: String, _ doubt: MemberDoubts.Doubt
  ) -> Message {
    let text =
      "\(className) declares no method \(quoted(member.name)) for this action, and "
    let failure =
      member.file.targetRuntime == .macOS
      ? logged : "sending the action crashes with “unrecognized selector”"
    let why = "unless a superclass has the method (\(member.reason.words)), \(failure)"
    return switch doubt {
    case .mistyped(let meant):
      Message(
        text + "no other action has that name", why: why,
        help: Advice(
          insteadOf: member.name, meant,
          otherwise: "correct the name, or add the method with @IBAction"))
    case .unconnected(let left):
      Message(
        text + "nothing sends its action \(quoted(left))", why: why,
        help: "if the method was renamed, connect \(quoted(left))")
    }
  }

  fileprivate static func noResponder(_ selector: String, meant: String?) -> Message {
    Message(
      "no class of the app has the method \(quoted(selector))",
      why: "no object in the responder chain handles the action, so nothing happens",
      help: Advice(
        insteadOf: selector, meant, otherwise: "correct the name, or add the method with @IBAction")
    )
  }
}
