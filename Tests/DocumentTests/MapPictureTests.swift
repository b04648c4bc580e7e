import Foundation
import TestSupport
import Testing

/// The picture in the README is what the tool draws of the example.
@Suite struct MapPictureTests {
  @Test func `The map of the example is fresh`() throws {
    let map = try Subprocess.run(
      Subprocess.product("segues"),
      ["map", "Examples/Qold", "--format", "svg", "--no-check", "--title", "Qold"],
      folder: PackageFolder.path)
    #expect(map.status == 0)
    let file = URL(fileURLWithPath: PackageFolder.path + "/Documentation/qold-map.svg")
    if ProcessInfo.processInfo.environment["SEGUES_RECORD"] != nil {
      try Data(map.output.utf8).write(to: file)
      Issue.record("recorded qold-map.svg: look at it, and run again without SEGUES_RECORD")
    }
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture == map.output, "record it with SEGUES_RECORD=1 swift test")
    #expect(try Readme().links.contains("Documentation/qold-map.svg"))
  }
}
