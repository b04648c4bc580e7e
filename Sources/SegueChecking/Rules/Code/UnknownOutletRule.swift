internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// An outlet is connected to a property that does not exist.
enum UnknownOutletRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-outlet", severity: .error,
    summary: "An outlet is connected to a property that its class does not have",
    consequence: """
      loading raises “this class is not key value coding-compliant for the key”, as soon as the scene, \
      view or cell is made
      """,
    why: """
      Outlets are set by key-value coding when the file is loaded. The property has to be one that \
      Objective-C sees: @IBOutlet, @objc, or declared in Objective-C, in the class or in one that it \
      inherits from. AppKit logs and goes on, which makes it a warning there. Properties of classes that are declared elsewhere are not known.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections>
          ↓<outlet property="titelLabel" destination="l"/>
        </connections>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBOutlet weak var titleLabel: UILabel!
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <tableView key="view" id="v"/>
        <connections>
          <outlet property="titleLabel" destination="v"/>
          <outlet property="searchDisplayController" destination="v"/>
          <outlet property="note" destination="v"/>
        </connections>
      </viewController>
      --- List.swift
      class List: Base {}
      class Base: UIViewController {
        @IBOutlet private weak var titleLabel: UILabel!
      }
      extension Base {
        @objc func setNote(_ note: UIView) {}
      }
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.hasSources else { return }
    let outlets = ConnectedOutlets(app.graph)
    for file in app.graph.files where file.targetRuntime != .watchOS || file.kind == .storyboard {
      let ends = ConnectionEnds(file, app)
      for connection in file.connections {
        let property: String
        switch connection.kind {
        case .outlet(let name), .outletCollection(let name): property = name
        default: continue
        }
        guard let holder = ends[connection.holder] else { continue }
        switch app.answer(holder, { app.code.hasOutlet(property, in: $0) }) {
        case .yes: continue
        case .undecided(let why):
          if let left = app.outlet(insteadOf: property, connection, ends, holder, outlets) {
            report.add(suspicion(property, connection, holder, left, why, app))
          } else if let meant = outlets.name(mistypedAs: property) {
            report.add(slip(property, connection, holder, meant, why, app))
          } else {
            report.addUndecided(description, at: connection.location, why)
          }
        case .no where holder.isPlain:
          checkPlain(property, connection, holder, app, &report)
        case .no: report.add(finding(property, connection, holder, file.targetRuntime, app))
        }
      }
    }
  }

  /// A library may add a property to a class of the system: only a name that looks mistyped is
  /// reported.
  private static func checkPlain(
    _ property: String, _ connection: Connection, _ holder: ConnectionEnds.End, _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    let name = app.name(of: holder.type)
    guard let meant = NearestName.to(property, among: SystemMembers.propertyNames(of: name)) else {
      return report.addUndecided(
        description, at: connection.location, "a library may add \(property) to \(name)")
    }
    report.add(
      description.finding(
        .warning, at: connection.location,
        "\(name) has no property \(quoted(property)) for this outlet",
        help: "did you mean \(quoted(meant))?"))
  }

  /// A superclass that is not known may have the property; that others are connected by the same name
  /// but for one letter says that it has not.
  private static func slip(
    _ property: String, _ connection: Connection, _ holder: ConnectionEnds.End, _ meant: String,
    _ why: String, _ app: CheckedApp
  ) -> Finding {
    description.finding(
      .warning, at: connection.location,
      "nothing but this \(app.name(of: holder.type)) is connected by \(quoted(property)), and others "
        + "are by \(quoted(meant))",
      why:
        "unless a superclass has the property (\(why)), loading raises “this class is not key value "
        + "coding-compliant for the key”",
      help: "did you mean \(quoted(meant))?", related: app.declaration(of: holder.type))
  }

  /// A superclass that is not known may have the property; an outlet that waits for the very class of
  /// what is connected, and is connected with nothing, says that it has not.
  private static func suspicion(
    _ property: String, _ connection: Connection, _ holder: ConnectionEnds.End, _ left: String,
    _ why: String, _ app: CheckedApp
  ) -> Finding {
    description.finding(
      .warning, at: connection.location,
      "\(app.name(of: holder.type)) declares no property \(quoted(property)) for this outlet, and its "
        + "outlet \(quoted(left)) is connected with nothing",
      why:
        "unless a superclass has the property (\(why)), loading raises “this class is not key value "
        + "coding-compliant for the key”",
      help: "if it was renamed, connect \(quoted(left))", related: app.declaration(of: holder.type))
  }

  private static func finding(
    _ property: String, _ connection: Connection, _ holder: ConnectionEnds.End,
    _ runtime: TargetRuntime, _ app: CheckedApp
  ) -> Finding {
    description.finding(
      runtime == .macOS ? .warning : .error, at: connection.location,
      "\(app.name(of: holder.type)) has no property \(quoted(property)) for this outlet",
      why: runtime == .macOS
        ? "AppKit logs “Failed to connect” and goes on without the outlet" : nil,
      help: suggestion(
        property, among: app.outletNames(of: holder.type),
        otherwise: "declare it with @IBOutlet, or delete the connection"),
      related: app.declaration(of: holder.type))
  }
}

/// Which classes are connected by which outlets, in all files.
private struct ConnectedOutlets {
  private(set) var holders: [String: Set<String>] = [:]

  /// What a name that only one class is connected by is but for one letter, where more are by that.
  func name(mistypedAs property: String) -> String? {
    guard holders[property]?.count == 1 else { return nil }
    return holders.keys.filter {
      NearMiss.isTypo(property, of: $0) && (holders[$0]?.count ?? 0) > 1
    }
    .min()
  }

  init(_ graph: NavigationGraph) {
    for file in graph.files {
      var wanted: [ObjectID: [String]] = [:]
      for connection in file.connections {
        switch connection.kind {
        case .outlet(let name), .outletCollection(let name):
          wanted[connection.holder, default: []].append(name)
        default: continue
        }
      }
      for objects in file.scenes.map(\.objects) + [file.objects] {
        objects.forEachInTree { object in
          for name in wanted[object.pointee.id] ?? [] {
            let holder = object.pointee.attributes["customClass"] ?? object.pointee.element
            holders[name, default: []].insert(holder)
          }
        }
      }
    }
  }
}

extension CheckedApp {
  /// The names of a class's outlets, for suggestions.
  fileprivate func outletNames(of type: TypeReference) -> [String] {
    guard case .app(let ids) = type else { return [] }
    return ids.flatMap { code.hierarchy.ancestry(of: $0).types }
      .flatMap { code.table[$0].properties }.filter(\.fact.isOutlet).map(\.fact.name)
  }

  /// An outlet of the app's own that could be meant: of the class of what is connected, and connected
  /// with nothing anywhere, while no other class is connected by the name that is not found.
  fileprivate func outlet(
    insteadOf property: String, _ connection: Connection, _ ends: ConnectionEnds,
    _ holder: ConnectionEnds.End, _ outlets: ConnectedOutlets
  ) -> String? {
    guard case .app(let ids) = holder.type, let destination = connection.destination,
      outlets.holders[property]?.count == 1
    else { return nil }
    let wanted = ends.className(of: destination)
    return ids.flatMap { code.hierarchy.ancestry(of: $0).types }
      .flatMap { code.table[$0].properties }
      .first { property in
        property.fact.isOutlet && outlets.holders[property.fact.name] == nil
          && property.fact.type.map { TypeNames.path(TypeNames.plain($0)).last } == wanted
      }?.fact.name
  }

  /// Where a type is declared, as a place that has to do with a finding.
  func declaration(of type: TypeReference) -> [RelatedPlace] {
    guard case .app(let ids) = type, let first = ids.first else { return [] }
    let declared = code.table[first]
    return [
      RelatedPlace(
        code.location(declared.position, declared.source), "\(declared.name) is declared here")
    ]
  }
}
