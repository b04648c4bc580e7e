internal import StoryboardModel

/// The texts of nodes and edges in formats without positions.
struct GraphText {
  /// The maximum length of a node's or edge's text.
  static let longest = 80

  /// An edge: a segue, or the link of a reference.
  struct Edge {
    var from: String
    var to: String
    var label: String
    var kind: SegueKind?
    /// The segue's key; nil for a reference's link.
    var key: String?
    var isBroken: Bool
    /// The change of the segue, if differences are drawn.
    var change: MapDifference.State?
  }

  let map: AppMap

  /// Returns the lines of a screen's node: its name, its class unless that is the same, and its change.
  func lines(of screen: MapScreen) -> [String] {
    let name = ReadableText.name(screen.name, limit: Self.longest)
    let caption = ReadableText.name(MapSentence.caption(of: screen), limit: Self.longest)
    return (name == caption ? [name] : [name, caption])
      + (change(of: screen).map { [$0.rawValue] } ?? [])
  }

  /// Returns the change of a screen; nil if it is unchanged, or only one version is drawn.
  func change(of screen: MapScreen) -> MapDifference.State? {
    Self.reportedChange(screen.change)
  }

  private static func reportedChange(_ state: MapDifference.State?) -> MapDifference.State? {
    state == .unchanged ? nil : state
  }

  /// The edges, in the order of the map: segues with both ends on it, then references.
  var edges: [Edge] {
    let segues = map.segues.compactMap { segue -> Edge? in
      guard let from = segue.from, let to = segue.via ?? segue.to else { return nil }
      return Edge(
        from: from, to: to, label: label(of: segue), kind: segue.kind, key: segue.key,
        isBroken: segue.problem != nil, change: Self.reportedChange(segue.change))
    }
    let links = map.links.map {
      Edge(from: $0.from, to: $0.to, label: "", kind: nil, key: nil, isBroken: false)
    }
    return segues + links
  }

  private func label(of segue: MapSegue) -> String {
    let words = segue.identifier ?? segue.unwindAction ?? segue.relationship ?? ""
    let name = ReadableText.name(words, limit: Self.longest)
    guard let change = Self.reportedChange(segue.change)?.rawValue else { return name }
    return name.isEmpty ? change : "\(name) (\(change))"
  }
}
