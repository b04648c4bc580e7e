import Foundation
import StoryboardModel

/// The objects that were created from one prototype cell, or from one xib.
@MainActor
final class PrototypeObjects {
  var objects: [ObjectID: NSObject] = [:]
}
