internal import Findings
internal import StoryboardModel

/// A member that a connection asks for, and of which it is not known whether its object has it.
struct OpenMember {
  /// The property, or the selector.
  var name: String
  var connection: Connection
  /// The object that has to have it.
  var object: ObjectID
  var end: ConnectionEnds.End
  var file: InterfaceFile
  var ends: ConnectionEnds
  /// Why it is not known.
  var reason: String

  /// The word that sources have for it.
  var word: String { connection.kind.memberName ?? name }

  /// The same, with why it is not known.
  func with(_ reason: String) -> OpenMember {
    var copy = self
    copy.reason = reason
    return copy
  }
}

/// Finds, among the members that a class from elsewhere may have, those that it hardly has: by what
/// the app's other connections and its sources are called.
struct MemberDoubts {
  enum Doubt {
    /// Nobody else uses the name, and one like it is known.
    case mistyped(as: String)
    /// The class has a member of its own for it, which nothing is connected with.
    case left(String)
  }

  private let app: CheckedApp
  private let names: ConnectedNames
  private let open: [String: [OpenMember]]
  /// The names that several classes are connected by, sorted, and no more than are compared; and those of
  /// them that many classes are.
  private let shared: [String]
  private let common: [String]
  /// The words of sources that names, which nothing else mentions, are one letter away from.
  private var words: Set<String> = []

  init(_ open: [OpenMember], among names: ConnectedNames, _ app: CheckedApp) {
    self.open = Dictionary(grouping: open, by: \.name)
    self.names = names
    self.app = app
    let shared = open.isEmpty ? [] : names.classes.filter { $1.count > 1 }.map(\.key)
    self.shared = Array(shared.sorted().prefix(NearestName.mostNames))
    common = shared.filter { names.classes[$0, default: []].count > 4 }
    var variants: Set<String> = []
    for member in open
    where !app.input.texts.mentionedNames.contains(member.word) && names.count(of: member.name) == 1
    {
      variants.formUnion(NearMiss.variants(of: member.word))
    }
    if !variants.isEmpty { words = app.input.texts.words(among: variants) }
  }

  /// What speaks against a member.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - own: The members of the kind that the app's part of the class has.
  ///   - isLeft: Whether one of these, which nothing is connected with, may be meant.
  /// - Returns: Nil where nothing speaks against it.
  func doubt(
    of member: OpenMember, own: [String], isLeft: (String) -> Bool
  ) -> Doubt? {
    let isHeardOf = app.input.texts.mentionedNames.contains(member.word)
    let isOnly = names.count(of: member.name) == 1
    // An object has both of two names that are told apart on purpose.
    func isFree(_ other: String) -> Bool {
      isCollection(member) || !names.has(other, member.object, in: member.file.path)
    }
    if !isHeardOf, let meant = nearest(to: member, among: own, where: isFree) {
      return .mistyped(as: meant)
    }
    if !isSharedByStrangers(member),
      let left = own.first(where: { names.classes[$0] == nil && isLeft($0) })
    {
      return .left(left)
    }
    guard names.classes[member.name]?.count == 1 else { return nil }
    if let meant = shared.filter({ NearMiss.isTypo(member.name, of: $0) }).min() {
      return .mistyped(as: meant)
    }
    guard !isHeardOf, isOnly else { return nil }
    if let meant = nearest(
      to: member, among: names.classes.keys, where: { isKnown($0) && isFree($0) })
    {
      return .mistyped(as: meant)
    }
    // What many objects have may be short.
    let alike = common.filter { NearMiss.isOneLetter(member.name, from: $0) && isFree($0) }
    if let meant = alike.min() { return .mistyped(as: meant) }
    let near = NearMiss.variants(of: member.word).filter { words.contains($0) && isFree($0) }
    if let meant = near.min() {
      return .mistyped(as: meant + member.name.dropFirst(member.word.count))
    }
    return nil
  }

  /// Whether somebody else has a name too: of two that nobody else has, either may be wrong.
  private func isKnown(_ name: String) -> Bool {
    names.count(of: name) > 1
      || app.input.texts.mentionedNames.contains(String(name.prefix { $0 != ":" }))
  }

  private func isCollection(_ member: OpenMember) -> Bool {
    switch member.connection.kind {
    case .outlet: false
    default: true
    }
  }

  /// Of some names the one that is most like a member's, and stands for as many parameters.
  private func nearest(
    to member: OpenMember, among names: some Sequence<String>, where isPossible: (String) -> Bool
  ) -> String? {
    let colon = UInt8(ascii: ":")
    let colons = member.name.utf8.count { $0 == colon }
    let word = member.word
    let near = names.compactMap { name -> (distance: Int, name: String)? in
      // Nearly no name is like another, which is found out faster than the rest.
      guard
        let distance = NearMiss.distance(
          of: word, from: colons == 0 ? name : String(name.prefix { $0 != ":" })),
        name.utf8.count(where: { $0 == colon }) == colons, isPossible(name)
      else { return nil }
      return (distance, name)
    }
    return near.min { $0 < $1 }?.name
  }

  /// Whether classes that have no more in common than what is not known of them are connected by one
  /// name: then that is where it comes from.
  private func isSharedByStrangers(_ member: OpenMember) -> Bool {
    (open[member.name] ?? []).contains { other in
      other.reason == member.reason && !areOneFamily(other, member)
    }
  }

  private func areOneFamily(_ left: OpenMember, _ right: OpenMember) -> Bool {
    func family(_ member: OpenMember) -> Set<CodeType.ID> {
      guard case .app(let ids) = member.end.type else { return [] }
      return Set(ids.flatMap { app.code.hierarchy.ancestry(of: $0).types })
    }
    return left.end.type == right.end.type || !family(left).isDisjoint(with: family(right))
  }
}
