import StoryboardModel

extension Connection {
  /// The property that receives the destination; nil if the connection is not an outlet.
  var outlet: String? {
    switch kind {
    case .outlet(let name), .outletCollection(let name): name
    default: nil
    }
  }
}

extension PlantableApp {
  /// The declarations of a property, in a class or its superclasses.
  func outlets(_ name: String, of type: String) -> [(type: String, place: CodePlace)] {
    classes.ancestors(of: type).sorted().flatMap { ancestor in
      (classes.byName[ancestor] ?? []).map(\.file).uniqued().flatMap { file in
        declarations[file].variables.filter { $0.type == ancestor && $0.name == name }
          .map { (ancestor, CodePlace(file: file, token: $0.nameToken)) }
      }
    }
  }

  /// The places of the built outlet connections and of their holders, by `Class.property`.
  var outletConnections: [String: [LinePlace]] {
    var found: [String: [LinePlace]] = [:]
    for interface in interfaces
    where membership.builds(interface.file.path) && !membership.isTest(interface.file.path) {
      for connection in interface.file.connections {
        guard let name = connection.outlet, let holder = interface.object(connection.holder),
          let type = holder.customClass?.name
        else { continue }
        found["\(type).\(name)", default: []] += [
          interface.place(connection.location), interface.place(holder.location),
        ]
      }
    }
    return found
  }

  /// The places of all connections whose property or method has a certain spelling, because
  /// renaming a word in a class renames both.
  func connections(named name: String, of type: String) -> [LinePlace] {
    let types = classes.descendants(of: type)
    return interfaces.filter { membership.builds($0.file.path) }.flatMap { interface in
      interface.file.connections.compactMap { connection in
        let end = connection.outlet == nil ? connection.destination : connection.holder
        let word = connection.outlet ?? connection.selector.map { String($0.prefix { $0 != ":" }) }
        guard word == name, let owner = interface.object(end)?.customClass?.name,
          types.contains(owner)
        else { return nil }
        return interface.place(connection.location)
      }
    }
  }

  /// The places of the built action connections and of their targets, by `Class.selector`.
  var actionConnections: [String: [LinePlace]] {
    var found: [String: [LinePlace]] = [:]
    for interface in interfaces
    where membership.builds(interface.file.path) && !membership.isTest(interface.file.path) {
      for connection in interface.file.connections {
        guard case .action(let selector, _) = connection.kind, !interface.isNeverSent(connection),
          let target = interface.object(connection.destination), let type = target.customClass?.name
        else { continue }
        found["\(type).\(selector)", default: []] += [
          interface.place(connection.location), interface.place(target.location),
        ]
      }
    }
    return found
  }
}
