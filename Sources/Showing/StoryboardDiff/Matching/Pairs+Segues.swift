internal import StoryboardModel

extension Pairs {
  /// Matches the segues of two versions.
  init(of old: [Segue], _ new: [Segue], _ ids: IDTranslation) {
    match(old, new) { $0.id.rawValue.isEmpty ? nil : $0.id }
    // The parts that segues with different ids must have in common, the strictest first.
    let keys: [(SegueEnds) -> AnyHashable?] = [
      { $0.holder == nil ? nil : [$0.holder, $0.identifier, $0.kind, $0.destination] },
      { ends in ends.owner == nil ? nil : ends.identifier.map { [ends.owner, $0] } },
      { $0.destination == nil ? nil : [$0.holder, $0.kind, $0.destination] },
      { $0.destination == nil ? nil : [$0.owner, $0.kind, $0.destination] },
      { $0.isFiredByObject ? [$0.holder, $0.kind] : nil },
    ]
    let before = old.map { SegueEnds($0) { ids.new($0) } }
    let after = new.map { SegueEnds($0) { $0 } }
    for key in keys { match(before, after, by: key) }
  }
}

/// The ends of a segue, as ids of the new version.
private struct SegueEnds {
  var owner: String?
  var holder: String?
  var destination: String?
  var kind: String?
  var identifier: String?
  /// Whether the holder is a control, which rarely has two segues of one kind.
  var isFiredByObject = false

  init(_ segue: Segue, _ id: (ObjectID?) -> ObjectID?) {
    owner = id(segue.owner)?.rawValue
    holder = id(segue.holder)?.rawValue
    destination = id(segue.destination)?.rawValue
    kind = segue.kind.rawValue + " " + (segue.relationship ?? "")
    identifier = segue.usableIdentifier
    if case .object = segue.trigger { isFiredByObject = holder != nil }
  }
}
