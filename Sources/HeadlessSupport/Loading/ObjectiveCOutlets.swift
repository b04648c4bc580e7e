#if canImport(ObjectiveC)
package import Foundation
import ObjectiveC
package import StoryboardModel

/// Sets a file's outlets, where the twin runs on an Apple system.
///
/// Elsewhere no class has any, for `@IBOutlet` needs Objective-C. Type-checked only: nobody has
/// run this. UIKit and AppKit raise where the holder has no such property; a twin writes a line to the log,
/// because a custom class that is missing is its ordinary case.
@MainActor
package struct ObjectiveCOutlets {
  private let connections: [ObjectID: [Connection]]
  /// Everything that the file's ids stand for here, the holders among them.
  private let objects: [ObjectID: NSObject]

  package init(connections: [ObjectID: [Connection]], objects: [ObjectID: NSObject]) {
    self.connections = connections
    self.objects = objects
  }

  package func connect() {
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
#endif
