internal import StoryboardModel

/// Matches the outlets, actions and other connections of two versions.
struct ConnectionMatcher {
  let old: [Connection]
  let new: [Connection]
  let ids: IDTranslation

  func pairs() -> Pairs {
    var pairs = Pairs()
    pairs.match(old.indices, new.indices, { old[$0].id }, { new[$0].id })
    let keys: [(Connection, ObjectID?, ObjectID?) -> AnyHashable?] = [
      { connection, holder, destination in
        holder.map { [AnyHashable($0), AnyHashable(connection.kind), AnyHashable(destination)] }
      },
      { connection, holder, _ in
        guard let holder, case .outlet = connection.kind else { return nil }
        return [AnyHashable(holder), AnyHashable(connection.kind)]
      },
      // The outlet was renamed.
      { connection, holder, destination in
        guard let holder, let destination, case .outlet = connection.kind else { return nil }
        return [AnyHashable(holder), AnyHashable(destination)]
      },
      { connection, holder, destination in
        guard let holder, case .action(_, let event) = connection.kind else { return nil }
        return [AnyHashable(holder), AnyHashable(event), AnyHashable(destination)]
      },
    ]
    for key in keys {
      pairs.match(
        old.indices, new.indices,
        { key(old[$0], ids.new(old[$0].holder), ids.new(old[$0].destination)) },
        { key(new[$0], new[$0].holder, new[$0].destination) })
    }
    return pairs
  }
}
