internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A control that sends a message that its target does not understand.
struct UnknownActionRule: MemberRule {
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

      The methods of a superclass are unknown if it is declared elsewhere, or if the sources have only \
      its header. If a class has such a superclass, an action is reported only if no source mentions \
      the method, and the sources or other connections have a similar name, or if the class has an \
      action that nothing sends. If the class itself is declared \
      elsewhere, or the sources have only its header, its actions are undecided.

      An action for the first responder is looked up along the responder chain, which is unknown. The \
      rule checks such actions only in Mac apps. It reports one only if neither the app nor AppKit has \
      the method, and the name is similar to that of an action or continues it.

      Severity: error. Warning if:
      - the action is for the first responder;
      - the methods of a superclass are unknown;
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

  static let side = ConnectedNames.Side.actions

  let report: RuleReport
  let near = Memo<TypeReference, NearestName>()

  func check() {
    guard app.hasSources else { return }
    let declared = selectors(of: app.code.table.types)
    checkResponders(declared)
    let (undecided, missing) = openMembers { member in
      !member.end.isPlainView && !member.ends.isFirstResponder(member.object)
    }
    let extended = typesWithMissingExtensions(missing)
    for member in missing {
      let location = member.connection.location
      // No source says whether UIKit ignores such a connection or crashes when it loads the view.
      if member.isEventOfView {
        report.addUndecided(
          at: location, "the view that has the action is not a control, so it sends no events")
      } else if extended.contains(member.end.type) {
        report.addUndecided(at: location, "sources that may declare the method are missing")
      } else {
        let effect = effect(ofSending: member)
        reportMissing(member, effect.severity, why: effect.why)
      }
    }
    let doubts = MemberDoubts(
      undecided, among: ConnectedNames(Self.side, app.graph, app.connectionEnds),
      declared: declared,
      app.input, app.code)
    for member in undecided {
      reportUndecided(
        member, doubts,
        failure: member.file.targetRuntime == .macOS
          ? Self.logged : "sending the action crashes with “unrecognized selector”")
    }
  }

  private func selectors(of types: [CodeType]) -> Set<String> {
    Set(types.flatMap(\.methods).flatMap(\.fact.selectors))
  }

  /// Checks the actions for the first responder in Mac apps, given the selectors of the app's methods.
  ///
  /// Any object may have them, so only a name that looks mistyped or renamed is reported.
  private func checkResponders(_ declared: Set<String>) {
    // Managed objects are never in the responder chain, but have many methods such as `removeItems:`.
    lazy var known = selectors(
      of: app.code.table.types.filter {
        app.code.hierarchy.ancestry(of: $0.id).system != "NSManagedObject"
      }
    ).filter { $0.hasSuffix(":") }.union(SystemMembers.allSelectors).sorted()
    lazy var near = NearestName(known, most: known.count)
    for (file, ends) in zip(app.graph.files, app.connectionEnds)
    where file.targetRuntime == .macOS {
      for connection in file.connections {
        guard let (selector, target) = Self.side.member(of: connection),
          ends.isFirstResponder(target), !declared.contains(selector),
          !SystemMembers.allSelectors.contains(selector)
        else { continue }
        let meant = near.to(selector)
        if meant != nil || isLonger(connection, thanAnyOf: known) {
          report.add(.noResponder(selector, meant: meant), .warning, at: connection.location)
        } else {
          report.addUndecided(
            at: connection.location, "the first responder may have \(selector)")
        }
      }
    }
  }

  /// Whether an action begins with one of some selectors, and no source mentions it: `cutAll:` with `cut:`.
  private func isLonger(_ connection: Connection, thanAnyOf known: [String]) -> Bool {
    guard let word = connection.kind.memberName, !app.input.texts.mentionedNames.contains(word)
    else { return false }
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
        !$0.isEventOfView && app.input.texts.mentionedNames.contains($0.word)
          && !declared.contains($0.word)
      }.map(\.end.type))
  }

  /// The effect of sending an action that its target doesn't have, with a consequence unless that is a crash.
  private func effect(ofSending member: OpenMember) -> (severity: Severity, why: String?) {
    if let obstacle = member.ends.obstacle(to: member.connection) { return (.note, obstacle) }
    if member.file.targetRuntime == .macOS { return (.warning, Self.logged) }
    let doubt = member.ends.doubt(about: member.connection)
    return (doubt == nil ? .error : .warning, doubt)
  }

  private static let logged = "AppKit logs “Could not connect the action” and sends nothing"

  /// Whether a selector has as many parameters as the connection's.
  func mayConnect(_ selector: String, insteadOf member: OpenMember) -> Bool {
    selector.count { $0 == ":" } == member.name.count { $0 == ":" }
  }
}

extension OpenMember {
  /// Whether the action is for an event of controls, and the view that has it sends none.
  fileprivate var isEventOfView: Bool { ends.isEventOfView(connection) }
}

extension Message {
  fileprivate static func noResponder(_ selector: String, meant: String?) -> Message {
    Message(
      "no class of the app has the method \(quoted(selector))",
      why: "no object in the responder chain handles the action, so nothing happens",
      help: Advice(
        insteadOf: selector, meant, otherwise: "correct the name, or add the method with @IBAction")
    )
  }
}
