internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A rule about the members that connections need: the properties of outlets, or the methods of actions.
protocol MemberRule: Rule {
  static var side: ConnectedNames.Side { get }
  /// A cache of the members of types, among which mistyped ones are looked up.
  var near: Memo<TypeReference, NearestName> { get }

  /// Whether a connection could lead to another member of the class instead.
  func mayConnect(_ name: String, insteadOf member: OpenMember) -> Bool
}

extension MemberRule {
  /// The members that connected objects may lack, and those that they certainly lack.
  ///
  /// If the owner of a xib may be another object, its missing members are reported as undecided.
  func openMembers(
    where isChecked: (OpenMember) -> Bool = { _ in true }
  ) -> (undecided: [OpenMember], missing: [OpenMember]) {
    var undecided: [OpenMember] = []
    var missing: [OpenMember] = []
    for (file, ends) in zip(app.graph.files, app.connectionEnds) {
      for connection in file.connections {
        guard let (name, object) = Self.side.member(of: connection), let end = ends[object],
          !ends.isUnmade(connection)
        else { continue }
        var member = OpenMember(
          name: name, connection: connection, object: object, end: end, file: file, ends: ends,
          reason: .nothingKnown)
        guard isChecked(member) else { continue }
        func has(_ type: TypeReference) -> Answer {
          switch Self.side {
          case .outlets: app.code.hasOutlet(name, in: type)
          case .actions: app.code.responds(to: name, type)
          }
        }
        switch app.classChanges.answer(end, has) {
        case .yes: continue
        case _ where app.ownerlessXibs.contain(file, ownedBy: end):
          report.addUndecided(at: connection.location, .noOwner)
        case .undecided(let reason):
          member.reason = reason
          undecided.append(member)
        case .no where app.mayHaveOtherOwner(end, of: file, having: has):
          report.addUndecided(at: connection.location, .otherOwner)
        case .no: missing.append(member)
        }
      }
    }
    return (undecided, missing)
  }

  /// Reports a member that an unknown superclass may have.
  ///
  /// It is undecided unless the rest of the app suggests that the superclass doesn't have it.
  func reportUndecided(_ member: OpenMember, _ doubts: MemberDoubts, failure: String) {
    let type = member.end.type
    // An unconnected member of a system class says nothing, because hardly any are ever connected.
    let isOfApp = !type.ids.isEmpty
    let doubt = doubts.doubt(of: member, own: app.code.names(Self.side, of: type)) {
      isOfApp && mayConnect($0, insteadOf: $1)
    }
    guard let doubt else {
      return report.addUndecided(at: member.connection.location, member.reason)
    }
    report.add(
      .doubtful(member, Self.side, app.code.name(of: type), doubt, failure: failure), .warning,
      at: member.connection.location, related: app.code.declaration(of: type))
  }

  /// Reports a member that the class doesn't have, or doesn't expose.
  func reportMissing(_ member: OpenMember, _ severity: Severity, why: String?) {
    let type = member.end.type
    let isOutlet = Self.side == .outlets
    let hidden =
      isOutlet
      ? app.code.hiddenProperty(member.name, of: type)
      : app.code.hiddenMethod(member.name, of: type)
    guard let hidden else {
      return reportMissing(member, severity, why: why, otherwise: advice(about: member))
    }
    report.addHidden(
      isOutlet ? .outlet : .action, member.name, of: app.code.name(of: type), severity, why: why,
      help: isOutlet
        ? "declare the property with @IBOutlet" : "declare the method with @IBAction or @objc",
      at: member.connection.location, declaredAt: [hidden])
  }

  /// Reports a member that the class doesn't have, with advice unless another class fits.
  func reportMissing(
    _ member: OpenMember, _ severity: Severity, why: String?,
    otherwise advice: @autoclosure () -> Advice
  ) {
    let type = member.end.type
    let fit = app.fittingClasses.fit(for: member)
    report.add(
      .lacking(
        member, Self.side, app.code.name(of: type), why: why, help: fit?.help ?? advice()),
      severity, at: member.connection.location, related: app.code.declaration(of: type),
      edit: fit?.edit)
  }

  /// Suggests the nearest member, which is clear only if the connection can lead to it and no other outlet does.
  private func advice(about member: OpenMember) -> Advice {
    let type = member.end.type
    let near = near.value(of: type) { NearestName(app.code.names(Self.side, of: type)) }
    var advice = suggestion(
      member.name, among: near, otherwise: adviceToAdd(Self.side.words.toAdd, to: type))
    guard let meant = advice.suggestion?.meant else { return advice }
    let isConnected =
      Self.side == .outlets
      && member.file.connections.contains {
        $0.holder == member.connection.holder && $0.kind.memberName == meant
      }
    if isConnected || !mayConnect(meant, insteadOf: member) { advice.suggestion?.isClear = false }
    return advice
  }
}

extension ConnectedNames.Side {
  /// The words of messages.
  fileprivate var words: (member: String, connection: String, toAdd: String) {
    switch self {
    case .outlets: ("property", "outlet", "declare it with @IBOutlet")
    case .actions: ("method", "action", "add the method with @IBAction")
    }
  }
}

extension AppCode {
  /// The names of a class's outlets or the selectors of its actions, including inherited ones.
  fileprivate func names(_ side: ConnectedNames.Side, of type: TypeReference) -> [String] {
    switch (type, side) {
    case (.app(let ids), .outlets):
      ids.flatMap { id in
        lineage(of: [id]).flatMap(\.properties).filter(\.fact.isOutlet).map(\.fact.name)
          + (hierarchy.ancestry(of: id).system.map(SystemMembers.outletNames) ?? [])
      }
    case (.app(let ids), .actions):
      lineage(of: ids).flatMap(\.methods).filter(\.fact.isAction).map(\.fact.selector)
    case (.system(let name), .outlets): SystemMembers.outletNames(of: name)
    case (.system(let name), .actions): SystemMembers.selectors(of: name)
    case (.external, _): []
    }
  }
}

extension Message {
  fileprivate static func lacking(
    _ member: OpenMember, _ side: ConnectedNames.Side, _ className: String, why: String?,
    help: Advice
  ) -> Message {
    var cause: FindingCause?
    // The object was meant to have another class, which has all its members.
    if case .system = member.end.type {
      let members = side == .outlets ? "properties that outlets of" : "methods that actions for"
      cause = FindingCause(
        member.end.location.description, "\(className) has none of the \(members) this object need",
        part: quoted(member.name))
    }
    let words = side.words
    return Message(
      "\(className) has no \(words.member) \(quoted(member.name)) for this \(words.connection)",
      why: why, help: help, cause: cause)
  }

  fileprivate static func doubtful(
    _ member: OpenMember, _ side: ConnectedNames.Side, _ className: String,
    _ doubt: MemberDoubts.Doubt, failure: String
  ) -> Message {
    let words = side.words
    let text =
      "\(className) declares no \(words.member) \(quoted(member.name)) for this \(words.connection), and "
    let why = "unless a superclass has the \(words.member) (\(member.reason.words)), \(failure)"
    return switch doubt {
    case .mistyped(let meant):
      Message(
        text + "no other \(words.connection) has that name", why: why,
        help: Advice(
          insteadOf: member.name, meant, otherwise: "correct the name, or \(words.toAdd)"))
    case .unconnected(let left):
      Message(
        text
          + (side == .outlets
            ? "its outlet \(quoted(left)) is not connected"
            : "nothing sends its action \(quoted(left))"),
        why: why, help: "if the \(words.member) was renamed, connect \(quoted(left))")
    }
  }
}
