internal import NavigationGraph
internal import StoryboardModel

/// The names by which the objects of all files are connected: their outlets, or the actions that they get.
struct ConnectedNames {
  /// The kind of the names: outlets that objects have, or actions that they take.
  enum Side {
    case outlets
    case actions

    /// The name of a connection, and the object that needs such a member.
    func member(of connection: Connection) -> (name: String, object: ObjectID)? {
      switch (self, connection.kind) {
      case (.outlets, .outlet(let name)), (.outlets, .outletCollection(let name)):
        (name, connection.holder)
      case (.actions, .action(let selector, _)):
        connection.destination.map { (selector, $0) }
      default: nil
      }
    }
  }

  /// The classes of the objects that are connected by each name.
  private(set) var classes: [String: Set<String>] = [:]
  /// The files in which an object is connected by each name.
  private(set) var files: [String: Set<String>] = [:]
  private var counts: [String: Int] = [:]
  /// The names that objects are connected by, by the file's path and the object.
  private var namesOfObjects: [String: [ObjectID: Set<String>]] = [:]

  init(_ side: Side, _ graph: NavigationGraph, _ ends: [ConnectionEnds]) {
    for (file, ends) in zip(graph.files, ends) {
      for connection in file.connections {
        guard let (name, object) = side.member(of: connection) else { continue }
        counts[name, default: 0] += 1
        files[name, default: []].insert(file.path)
        classes[name, default: []].insert(ends.className(of: object))
        namesOfObjects[file.path, default: [:]][object, default: []].insert(name)
      }
    }
  }

  /// The number of connections with a name.
  func count(of name: String) -> Int { counts[name] ?? 0 }

  /// The names that an object is connected by.
  func names(of object: ObjectID, in file: String) -> Set<String> {
    namesOfObjects[file]?[object] ?? []
  }
}
