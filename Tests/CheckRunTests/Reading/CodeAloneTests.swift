import CheckRun
import Findings
import TestSupport
import Testing

/// Sources that are published without the storyboards that they open.
@Suite struct CodeAloneTests {
  private let code = """
    class List: UIViewController {
      func open() -> UIViewController? {
        performSegue(withIdentifier: "showPerson", sender: nil)
        return UIStoryboard(name: "Person", bundle: nil).instantiateInitialViewController()
      }
    }
    """

  private func rules(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(code, to: "List.swift")
    for (path, text) in files { try folder.write(text, to: path) }
    return try CheckRun(CheckRequest(paths: [folder.path])).run().findings
      .filter { $0.severity > .note }.map(\.rule)
  }

  @Test func `Without any storyboard or project, no storyboard is reported as missing`()
    throws
  {
    #expect(try rules([:]) == [])
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let package = ["Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": "struct Kit {}"]
    #expect(try rules(package) == [])
    #expect(try rules(["Main.storyboard": CheckedFolder.storyboard]).contains("unknown-storyboard"))
  }
}
