import Foundation
import GenerationRun
import SegueGeneration
import TestSupport

/// A folder with an app of two storyboards, for runs of the generator.
struct RunFixture {
  static let main = StoryboardText(
    initial: "list",
    scenes: [
      .controller(
        "list", "tableViewController", class: "ListViewController", identifier: "List",
        segues: [SegueText("show", to: "detail", identifier: "showDetail")]),
      .controller("detail", class: "DetailViewController"),
    ])

  static let settings = StoryboardText(
    initial: "front",
    scenes: [.controller("front", class: "SettingsViewController", identifier: "Front")])

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.main, to: "App/Main.storyboard")
    try folder.write(Self.settings, to: "App/My Settings.storyboard")
  }

  /// The request: the app, into the folder `Generated`, unless told otherwise.
  func request(_ paths: String..., output: String? = "Generated") -> GenerationRequest {
    var request = GenerationRequest(
      paths: (paths.isEmpty ? ["App"] : paths).map(folder.path))
    request.output = output.map(folder.path)
    request.configuration = .none
    return request
  }

  /// Runs, and writes the output.
  @discardableResult
  func generate(_ request: GenerationRequest) throws -> GenerationResult {
    var generation = try Generation(request)
    let result = try generation.update()
    try generation.write(result)
    return result
  }

  /// The text of a file; nil if it doesn't exist.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.path(name)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names of the contents of a folder, sorted.
  func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(name))) ?? []).sorted()
  }

  /// The identity of the file at a path, which changes when it is rewritten.
  func identity(_ name: String) throws -> UInt64? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
  }
}
