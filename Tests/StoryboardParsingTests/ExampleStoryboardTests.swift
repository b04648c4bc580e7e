import Foundation
import StoryboardModel
import StoryboardParsing
import Testing

/// The storyboards of `Examples/` for iOS and tvOS, which are written as Xcode 16 writes them.
///
/// After a change to an example's storyboard, update its segues in ``Example/all``.
@Suite struct ExampleStoryboardTests {
  @Test(arguments: Example.all)
  func `An example is read without findings or unknown elements`(_ example: Example) throws {
    let parsed = example.parsed
    #expect(parsed.findings == [])
    let file = try #require(parsed.file)
    #expect(file.unknownElements == [])
    #expect(file.targetRuntime == example.runtime)
  }

  @Test(arguments: Example.all)
  func `All segues of an example are read, with kind and identifier`(_ example: Example) throws {
    let file = try #require(example.parsed.file)
    #expect(file.segues.map(\.summary).sorted() == example.segues.sorted())
  }

  @Test(arguments: Example.all)
  func `Every segue and outlet of an example leads to an object of its file`(
    _ example: Example
  ) throws {
    let file = try #require(example.parsed.file)
    let ids = Set(file.scenes.flatMap(\.objects).flatMap(\.selfAndDescendants).map(\.id))
    let destinations = file.segues.map(\.destination) + file.connections.map(\.destination)
    for destination in destinations {
      #expect(ids.contains(try #require(destination)))
    }
    #expect(ids.contains(try #require(file.initialControllerID)))
  }

  @Test(arguments: Example.all)
  func `No two scenes of an example overlap on the canvas`(_ example: Example) throws {
    let places = try #require(example.parsed.file).scenes.compactMap(\.canvasLocation)
    // The size of the device that the storyboards are drawn for.
    let screen: (width: Double, height: Double) =
      example.runtime == .tvOS ? (1920, 1080) : (393, 852)
    for (index, place) in places.enumerated() {
      for other in places[..<index] {
        #expect(abs(place.x - other.x) > screen.width || abs(place.y - other.y) > screen.height)
      }
    }
  }

  @Test(arguments: Example.all)
  func `Custom classes are in the module that has the example's name`(_ example: Example) throws {
    let objects = try #require(example.parsed.file).scenes.flatMap(\.objects)
    let classes = objects.flatMap(\.selfAndDescendants).compactMap(\.customClass)
      .filter { $0.name != "UIResponder" }
    #expect(!classes.isEmpty)
    for custom in classes {
      #expect(custom.module == example.app)
      #expect(custom.moduleIsTarget)
    }
  }
}

/// A storyboard of `Examples/`, with the segues that it is expected to have, as ``Segue/summary`` writes them.
struct Example: Sendable, CustomTestStringConvertible {
  var app: String
  var storyboard: String
  var runtime: TargetRuntime = .iOS
  var segues: [String]

  var testDescription: String { "\(app)/\(storyboard)" }

  var parsed: ParsedFile {
    StoryboardReader().read(
      packageRoot.appendingPathComponent("Examples/\(app)/\(storyboard).storyboard")
        .path(percentEncoded: false))
  }

  static let all = [
    Example(
      app: "Catalog", storyboard: "Main",
      segues: [
        "relationship viewControllers", "relationship viewControllers",
        "relationship rootViewController", "relationship rootViewController",
        "show ShowPerson", "show ShowProduct", "show ShowMaker", "presentation -",
      ]),
    Example(
      app: "Matinee", storyboard: "Main", runtime: .tvOS,
      segues: [
        "relationship rootViewController", "show ShowFilm", "presentation Play",
        "presentation Rate", "unwind stopped", "unwind rated",
      ]),
    Example(
      app: "Pills", storyboard: "Main",
      segues: [
        "relationship rootViewController", "show TheRedPillExperience",
        "presentation TheBluePillExperience",
      ]),
    Example(
      app: "Qold", storyboard: "Main",
      segues: [
        "relationship viewControllers", "relationship viewControllers",
        "relationship rootViewController", "relationship rootViewController",
        "relationship rootViewController", "presentation login", "unwind loggedIn",
        "show DeviceGroupDetailsSegue", "presentation ShowDeviceSettings", "show help",
      ]),
    Example(
      app: "Qold", storyboard: "Settings",
      segues: [
        "relationship rootViewController", "embed gauge", "show ShowLimits",
        "show ShowPhoneNumber", "unwind done", "unwind limitsChosen", "unwind numberEntered",
      ]),
  ]
}

private let packageRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

extension Segue {
  /// The kind, with the identifier or the kind of relationship; `-` if it has neither.
  fileprivate var summary: String {
    "\(kind.rawValue) \(identifier ?? relationship ?? "-")"
  }
}
