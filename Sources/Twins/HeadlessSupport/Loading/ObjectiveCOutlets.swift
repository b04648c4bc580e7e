#if canImport(ObjectiveC)
package import Foundation
import ObjectiveC
package import StoryboardModel

/// Connects a file's outlets, if the twin runs on an Apple system.
///
/// Elsewhere no class has outlets, because `@IBOutlet` needs Objective-C. This code is
/// type-checked, but has never been run. UIKit and AppKit throw an exception if an object has no
/// such property; a twin logs a line, because for it a missing custom class is normal.
@MainActor
package struct ObjectiveCOutlets {
  private let connections: [ObjectID: [Connection]]
  /// All objects that the file's ids refer to, including those with outlets.
  private let objects: [ObjectID: NSObject]

  package init(connections: [ObjectID: [Connection]], objects: [ObjectID: NSObject]) {
    self.connections = connections
    self.objects = objects
  }

  package func connect() {
    for (id, holder) in objects.sorted(by: { $0.key < $1.key }) {
      var collections: [String: [NSObject]] = [:]
      for connection in connections[id] ?? [] {
        guard let destination = connection.destination.flatMap({ objects[$0] }) else { continue }
        switch connection.kind {
        case .outlet(let property): setOutlet(property, of: holder, to: destination)
        case .outletCollection(let property):
          collections[property, default: []].append(destination)
        case .action, .other: continue
        }
      }
      for (property, destinations) in collections.sorted(by: { $0.key < $1.key }) {
        setOutlet(property, of: holder, to: destinations)
      }
    }
  }

  private func setOutlet(_ property: String, of holder: NSObject, to value: Any) {
    if Self.connectedByTwin.contains(property) { return }
    let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    if holder.responds(to: NSSelectorFromString(setter)) {
      holder.setValue(value, forKey: property)
    } else {
      HeadlessLog.write("\(type(of: holder)) has no outlet '\(property)'")
    }
  }

  /// The outlets of the frameworks' own classes that a twin sets itself, because they have no
  /// setters in Objective-C.
  private static let connectedByTwin: Set<String> = [
    "dataSource", "delegate", "gestureRecognizers", "splitView", "tabView", "toolbar", "view",
    "window",
  ]
}
#endif
