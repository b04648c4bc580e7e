internal import StoryboardModel

extension Pairs {
  /// Matches the outlets, actions and other connections of two versions.
  init(of old: [Connection], _ new: [Connection], _ ids: IDTranslation) {
    match(old, new, by: \.id)
    // The parts that connections with different ids must have in common, the strictest first.
    typealias Ends = (kind: Connection.Kind, holder: ObjectID?, destination: ObjectID?)
    let keys: [(Ends) -> AnyHashable?] = [
      { ends in
        ends.holder.map {
          [AnyHashable($0), AnyHashable(ends.kind), AnyHashable(ends.destination)]
        }
      },
      { ends in
        guard let holder = ends.holder, case .outlet = ends.kind else { return nil }
        return [AnyHashable(holder), AnyHashable(ends.kind)]
      },
      // The outlet was renamed.
      { ends in
        guard let holder = ends.holder, let destination = ends.destination, case .outlet = ends.kind
        else { return nil }
        return [AnyHashable(holder), AnyHashable(destination)]
      },
      { ends in
        guard let holder = ends.holder, case .action(_, let event) = ends.kind else { return nil }
        return [AnyHashable(holder), AnyHashable(event), AnyHashable(ends.destination)]
      },
    ]
    // The ids of the new version.
    let before = old.map { Ends($0.kind, ids.new($0.holder), ids.new($0.destination)) }
    let after = new.map { Ends($0.kind, $0.holder, $0.destination) }
    for key in keys { match(before, after, by: key) }
  }
}
