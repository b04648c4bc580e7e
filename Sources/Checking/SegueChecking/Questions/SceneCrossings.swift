internal import StoryboardModel

/// The connections of a storyboard that lead from one scene to an object of another.
struct SceneCrossings: Sendable {
  /// The index of each connected object's scene; nil for an id that several scenes have.
  private var scenes: [ObjectID: Int?] = [:]
  /// The First Responders of a Mac app's scenes, which stand for the app's only one.
  private var firstResponders: Set<ObjectID> = []

  init(_ file: InterfaceFile) {
    guard file.kind == .storyboard, file.scenes.count > 1 else { return }
    var connected: Set<ObjectID> = []
    for connection in file.connections where connection.kind.memberName != nil {
      guard let destination = connection.destination, destination != connection.holder else {
        continue
      }
      connected.formUnion([connection.holder, destination])
    }
    guard !connected.isEmpty else { return }
    let isOfMac = file.targetRuntime == .macOS
    for (index, scene) in file.scenes.enumerated() {
      scene.objects.forEachInTree { object in
        let id = object.pointee.id
        guard connected.contains(id) else { return }
        if isOfMac, object.pointee.isFirstResponder { firstResponders.insert(id) }
        if let first = scenes[id], first != index {
          scenes[id] = .some(nil)
        } else {
          scenes[id] = index
        }
      }
    }
  }

  /// Returns the index of the other scene that a connection leads to; nil if none is known.
  func otherScene(of connection: Connection) -> Int? {
    guard connection.kind.memberName != nil, let destination = connection.destination,
      let own = scenes[connection.holder] ?? nil, let other = scenes[destination] ?? nil,
      own != other
    else { return nil }
    if case .action = connection.kind, firstResponders.contains(destination) { return nil }
    return other
  }
}
