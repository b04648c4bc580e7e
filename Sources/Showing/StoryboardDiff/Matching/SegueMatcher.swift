internal import StoryboardModel

/// Matches the segues of two versions.
struct SegueMatcher {
  let old: [Segue]
  let new: [Segue]
  let ids: IDTranslation

  func pairs() -> Pairs {
    var pairs = Pairs()
    let byID: (Segue) -> ObjectID? = { $0.id.rawValue.isEmpty ? nil : $0.id }
    pairs.match(old.indices, new.indices, { byID(old[$0]) }, { byID(new[$0]) })
    let keys: [(Ends) -> AnyHashable?] = [
      { $0.holder == nil ? nil : [$0.holder, $0.identifier, $0.kind, $0.destination] },
      { ends in ends.owner == nil ? nil : ends.identifier.map { [ends.owner, $0] } },
      { $0.destination == nil ? nil : [$0.holder, $0.kind, $0.destination] },
      { $0.destination == nil ? nil : [$0.owner, $0.kind, $0.destination] },
      { $0.isFiredByObject ? [$0.holder, $0.kind] : nil },
    ]
    let before = old.map { ends(of: $0, isOld: true) }
    let after = new.map { ends(of: $0, isOld: false) }
    for key in keys {
      pairs.match(old.indices, new.indices, { key(before[$0]) }, { key(after[$0]) })
    }
    return pairs
  }

  /// The ends of a segue, as ids of the new version.
  private struct Ends {
    var owner: String?
    var holder: String?
    var destination: String?
    var kind: String?
    var identifier: String?
    /// Whether the holder is a control, which rarely has two segues of one kind.
    var isFiredByObject = false
  }

  private func ends(of segue: Segue, isOld: Bool) -> Ends {
    func id(_ id: ObjectID?) -> String? { (isOld ? ids.new(id) : id)?.rawValue }
    var ends = Ends(
      owner: id(segue.owner), holder: id(segue.holder), destination: id(segue.destination),
      kind: segue.kind.rawValue + " " + (segue.relationship ?? ""),
      identifier: segue.usableIdentifier)
    if case .object = segue.trigger { ends.isFiredByObject = ends.holder != nil }
    return ends
  }
}
