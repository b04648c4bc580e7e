import Foundation
import StoryboardModel
import StoryboardParsing
import Testing

extension Fixture {
  /// Reads a text that must be readable without findings.
  static func read(_ text: String) throws -> InterfaceFile {
    let parsed = StoryboardReader().read(Data(text.utf8), path: "Main.storyboard")
    #expect(parsed.findings == [])
    return try #require(parsed.file)
  }

  /// Reads a storyboard of one scene with the given objects.
  static func read(objects: String) throws -> InterfaceFile {
    try read(scene(in: objects))
  }
}

extension InterfaceFile {
  /// The object with an id, at any depth.
  func object(_ id: ObjectID) throws -> InterfaceObject {
    let all = (objects + scenes.flatMap(\.objects)).flatMap(\.selfAndDescendants)
    return try #require(all.first { $0.id == id })
  }

  /// The segue with an id.
  func segue(_ id: ObjectID) throws -> Segue {
    try #require(segues.first { $0.id == id })
  }
}
