#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC
  import StoryboardModel

  /// Sets a file's outlets, where the twin runs on an Apple system.
  ///
  /// Elsewhere no class has any, for `@IBOutlet` needs Objective-C. Type-checked only: nobody has
  /// run this. UIKit raises where the holder has no such property; the twin writes a line to the log,
  /// because a custom class that is missing is its ordinary case.
  @MainActor
  struct ObjectiveCOutlets {
    let connections: [ObjectID: [Connection]]
    /// Everything that the file's ids stand for here, the holders among them.
    let objects: [ObjectID: NSObject]

    func connect() {
      for (id, holder) in objects.sorted(by: { $0.key < $1.key }) {
        for connection in connections[id] ?? [] { connect(connection, of: holder) }
      }
    }

    private func connect(_ connection: Connection, of holder: NSObject) {
      guard case .outlet(let property) = connection.kind,
        !Self.connectedByType.contains(property),
        let destination = connection.destination.flatMap({ objects[$0] })
      else { return }
      let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
      if holder.responds(to: NSSelectorFromString(setter)) {
        holder.setValue(destination, forKey: property)
      } else {
        HeadlessLog.write("\(type(of: holder)) has no outlet '\(property)'")
      }
    }

    /// What tables and collections take as Swift protocols, which have no setters in Objective-C.
    private static let connectedByType: Set<String> = ["dataSource", "delegate"]
  }

  extension UIViewController {
    /// Sets the outlets of the controller and of everything in its scene.
    func connectOutlets() {
      guard let templates = origin?.templates else { return }
      // The bar buttons are made with the item that holds them.
      _ = navigationItem
      let objects = nibObjects.merging([templates.object.id: self]) { $1 }
      ObjectiveCOutlets(connections: templates.file.connections, objects: objects).connect()
    }

    /// Sets the outlets of a cell and of everything in it, the controller's own left out.
    func connectOutlets(of cell: PrototypeObjects) {
      guard let templates = origin?.templates else { return }
      let cellOutlets = templates.file.connections.filter { cell.objects[$0.key] != nil }
      let objects = cell.objects.merging([templates.object.id: self]) { $1 }
      ObjectiveCOutlets(connections: cellOutlets, objects: objects).connect()
    }
  }
#endif
