import TestSupport
import Testing

/// The picture in the README is the tool's drawing of the example.
@Suite struct MapPictureTests {
  @Test func `The map of the example is up to date`() throws {
    let map = try Subprocess.run(
      Subprocess.product("segues"),
      ["map", "Examples/Qold", "--format", "svg", "--no-check", "--title", "Qold"],
      folder: PackageFolder.path)
    #expect(map.status == 0)
    #expect(
      try ReferenceText.problem(with: map.output, path: "Documentation/qold-map.svg") == nil)
    #expect(try Readme().links.contains("Documentation/qold-map.svg"))
  }
}
