package import Foundation
import Findings
package import StoryboardModel

/// The coder that a twin passes to `init(coder:)`.
///
/// It contains an object of the file. Nothing else can be decoded from it; every key is absent.
package final class ObjectCoder: NSCoder {
  /// The file's description of the object.
  package let object: InterfaceObject
  /// The context in which a controller is created, as a type of the twin; nil for other objects.
  package let surroundings: Any?
  /// The controller that called the system's `init(coder:)` with this coder.
  package weak var made: NSObject?

  package init(_ object: InterfaceObject, surroundings: Any?) {
    self.object = object
    self.surroundings = surroundings
  }

  package override var allowsKeyedCoding: Bool { true }

  package override func containsValue(forKey key: String) -> Bool { false }

  package override func decodeObject(forKey key: String) -> Any? { nil }

  package override func decodeBool(forKey key: String) -> Bool { false }

  package override func decodeInteger(forKey key: String) -> Int { 0 }

  package override func decodeDouble(forKey key: String) -> Double { 0 }

  package override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension InterfaceObject {
  /// The description of an object that is in no file.
  package static func code(_ element: String) -> InterfaceObject {
    InterfaceObject(id: "", element: element, location: .init(file: ""))
  }
}
