internal import Findings
internal import StoryboardModel

/// A member that a connection needs and that its object isn't known to have: it is undecided or missing.
struct OpenMember {
  /// The property, or the selector.
  var name: String
  var connection: Connection
  /// The object that needs it.
  var object: ObjectID
  var end: ConnectionEnds.End
  var file: InterfaceFile
  var ends: ConnectionEnds
  /// The reason that is reported if the member is undecided.
  var reason: Reason

  /// The word by which sources mention it.
  var word: String { connection.kind.memberName ?? name }
}

/// Finds the members that a class with a superclass from elsewhere is unlikely to have, judging by the names in the
/// app's other connections and in its sources.
struct MemberDoubts {
  enum Doubt {
    /// Nothing else uses the name, and a similar one is known.
    case mistyped(as: String)
    /// The class has another member that may be meant, and that is not connected.
    case unconnected(String)
  }

  private let input: CheckInput
  private let code: AppCode
  private let names: ConnectedNames
  private let declared: Set<String>
  private let openMembers: [String: [OpenMember]]
  /// The names by which several classes are connected: the first ones in alphabetical order, see ``NearestName``.
  private let shared: [String]
  /// The names by which more than four classes are connected.
  private let common: [String]
  /// The words of sources that are one letter away from a name that nothing else mentions.
  private var similarWords: Set<String> = []

  /// Creates the doubts about an app's open members, with the names by which objects are connected.
  ///
  /// `declared` has the selectors of the app's methods, which sources spell in another way.
  init(
    _ open: [OpenMember], among names: ConnectedNames, declared: Set<String> = [],
    _ input: CheckInput, _ code: AppCode
  ) {
    openMembers = Dictionary(grouping: open, by: \.name)
    self.names = names
    self.declared = declared
    self.input = input
    self.code = code
    let shared = open.isEmpty ? [] : names.classes.filter { $1.count > 1 }.map(\.key)
    self.shared = NearestName.compared(shared)
    common = shared.filter { names.classes[$0, default: []].count > 4 }
    var variants: Set<String> = []
    for member in open
    where !input.texts.mentionedNames.contains(member.word) && names.count(of: member.name) == 1 {
      variants.formUnion(NearMiss.variants(of: member.word))
    }
    if !variants.isEmpty { similarWords = input.texts.words(among: variants) }
  }

  /// Returns the reason to doubt that a class has a member; nil if there is none.
  ///
  /// `own` has the members of that kind that the app declares in the class. `mayReplace` tells whether one of them may
  /// be what a connection with another name means.
  func doubt(
    of member: OpenMember, own: [String], mayReplace: (String, OpenMember) -> Bool
  ) -> Doubt? {
    // Nothing is known about the members of a class whose own source was not read.
    switch member.end.type {
    case .external: return nil
    case .app(let ids) where ids.contains { code.table[$0].isCompiled }: return nil
    default: break
    }
    // The app has several classes with one name, and one of them has the member.
    guard !own.contains(member.name) else { return nil }
    if !isMentioned(member),
      let meant = nearest(to: member, among: own, where: { isFree($0, member) })
    {
      return .mistyped(as: meant)
    }
    if let renamed = renamed(member, among: own, mayReplace) { return .unconnected(renamed) }
    guard names.classes[member.name]?.count == 1, !declared.contains(member.name) else {
      return nil
    }
    return (sharedName(meantBy: member) ?? nameElsewhere(meantBy: member)).map(Doubt.mistyped(as:))
  }

  /// The member of the class that nothing connects and that a connection may mean by its old name.
  private func renamed(
    _ member: OpenMember, among own: [String], _ mayReplace: (String, OpenMember) -> Bool
  ) -> String? {
    guard !isSharedByOthers(member) else { return nil }
    let unconnected = own.filter { names.classes[$0] == nil }
    let meant = unconnected.filter { mayReplace($0, member) }
    // If more names are unknown than members are unconnected, the names are the superclass's.
    guard let first = meant.first,
      rivalCount(of: member, for: unconnected, mayReplace) <= Set(meant).count
    else { return nil }
    return first
  }

  /// The name of which a member's is a typo, among those by which objects of several classes are connected.
  private func sharedName(meantBy member: OpenMember) -> String? {
    let typos = shared.filter { NearMiss.isTypo(member.name, of: $0) && isOfSameApp($0, member) }
    guard let meant = typos.min(), !isUsedByClass(member) else { return nil }
    return meant
  }

  /// The similar name of another connection, or of something else in code, if nothing else has the member's name.
  private func nameElsewhere(meantBy member: OpenMember) -> String? {
    guard !isMentioned(member), names.count(of: member.name) == 1 else { return nil }
    let connected = nearest(to: member, among: names.classes.keys) {
      isKnown($0) && isFree($0, member) && isOfSameApp($0, member)
    }
    if let connected { return connected }
    // A name that many objects have may be short.
    let alike = common.filter {
      NearMiss.isOneLetter(member.name, from: $0) && isFree($0, member) && isOfSameApp($0, member)
    }
    if let common = alike.min() { return common }
    let near = NearMiss.variants(of: member.word)
      .filter { similarWords.contains($0) && isFree($0, member) }
    return near.min().map { $0 + member.name.dropFirst(member.word.count) }
  }

  /// Whether a source mentions or declares a member.
  private func isMentioned(_ member: OpenMember) -> Bool {
    declared.contains(member.name) || input.texts.mentionedNames.contains(member.word)
  }

  /// Whether a member's object isn't connected by another name: if it has both names, they differ on purpose.
  private func isFree(_ other: String, _ member: OpenMember) -> Bool {
    // Several connections of an object may have the name of a collection or an action.
    guard case .outlet = member.connection.kind else { return true }
    return !names.names(of: member.object, in: member.file.path).contains(other)
  }

  /// Whether a name occurs elsewhere too: of two names that occur once, either may be wrong.
  private func isKnown(_ name: String) -> Bool {
    names.count(of: name) > 1
      || input.texts.mentionedNames.contains(String(name.prefix { $0 != ":" }))
  }

  /// Whether an object in one of a member's targets is connected by a name, so that it isn't from another app.
  private func isOfSameApp(_ name: String, _ member: OpenMember) -> Bool {
    let own = input.membership(of: member.file.path)
    return (names.files[name] ?? []).contains { own.mayMeet(input.membership(of: $0)) }
  }

  /// Whether the class's own code uses the member, and would not compile without it.
  private func isUsedByClass(_ member: OpenMember) -> Bool {
    let sources = member.end.type.ids.map { code.sources[code.table[$0].sourceFile].path }
    return input.texts.contain(member.word, inAnyOf: sources)
  }

  /// The name that is most similar to a member's and has as many parameters.
  private func nearest(
    to member: OpenMember, among names: some Sequence<String>, where isPossible: (String) -> Bool
  ) -> String? {
    let colon = UInt8(ascii: ":")
    let colons = member.name.utf8.count { $0 == colon }
    let word = member.word
    let near = names.compactMap { name -> (distance: Int, name: String)? in
      // Checked first, because hardly any name is similar to another.
      guard
        let distance = NearMiss.distance(
          of: word, from: colons == 0 ? name : String(name.prefix { $0 != ":" })),
        name.utf8.count(where: { $0 == colon }) == colons, isPossible(name)
      else { return nil }
      return (distance, name)
    }
    return near.min { $0 < $1 }?.name
  }

  /// Whether unrelated classes have a name from the same unknown superclass.
  private func isSharedByOthers(_ member: OpenMember) -> Bool {
    (openMembers[member.name] ?? []).contains { other in
      other.reason == member.reason && !areOneFamily(other, member)
    }
  }

  /// The number of the names that the object is connected by and that an unconnected member may replace.
  private func rivalCount(
    of member: OpenMember, for unconnected: [String], _ mayReplace: (String, OpenMember) -> Bool
  ) -> Int {
    names.names(of: member.object, in: member.file.path).count { name in
      (openMembers[name] ?? []).contains { rival in
        rival.object == member.object && rival.file.path == member.file.path
          && !isSharedByOthers(rival) && unconnected.contains { mayReplace($0, rival) }
      }
    }
  }

  private func areOneFamily(_ left: OpenMember, _ right: OpenMember) -> Bool {
    func family(_ member: OpenMember) -> Set<CodeType.ID> {
      Set(member.end.type.ids.flatMap { code.hierarchy.ancestry(of: $0).types })
    }
    return left.end.type == right.end.type || !family(left).isDisjoint(with: family(right))
  }
}
