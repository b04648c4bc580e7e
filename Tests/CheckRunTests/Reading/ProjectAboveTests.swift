import CheckRun
import FilesAndPaths
import Findings
import TestSupport
import Testing

/// A folder whose project is above it.
@Suite struct ProjectAboveTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(storyboard(of: "PersonController"), to: "App/Person/Person.storyboard")
    try folder.write(
      """
      class PersonController: BaseController {
        func open() {
          _ = UIStoryboard(name: "Pet", bundle: nil).instantiateInitialViewController()
          _ = UIStoryboard(name: "Person", bundle: nil).instantiateInitialViewController()
        }
      }
      """, to: "App/Person/PersonController.swift")
    try folder.write(storyboard(of: "Gone"), to: "App/Person/Old.storyboard")
    try folder.write(storyboard(of: "Gone"), to: "App/Pet.storyboard")
    try folder.write("class BaseController: UIViewController {}", to: "App/BaseController.swift")
  }

  private static let listed = [
    "App/Person/Person.storyboard", "App/Person/PersonController.swift", "App/Pet.storyboard",
    "App/BaseController.swift",
  ]

  /// A storyboard with one controller.
  private func storyboard(of name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="\(name)" sceneMemberID="viewController"/>
      </objects></scene></scenes>
    </document>
    """
  }

  private func writeProject(listing files: [String] = listed, to name: String = "Shop.xcodeproj")
    throws
  {
    let references = files.enumerated().map { number, file in
      """
      F\(number) = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
      B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };
      """
    }
    let all = files.indices.map { "B\($0), " }.joined()
    try folder.write(
      """
      { objects = {
        \(references.joined(separator: "\n"))
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, R, );
          productType = "com.apple.product-type.application"; };
        S = {isa = PBXSourcesBuildPhase; files = (\(all)); };
        R = {isa = PBXResourcesBuildPhase; files = (\(all)); };
      }; }
      """, to: name + "/project.pbxproj")
  }

  /// Returns the warnings and errors in a folder, as `file rule`.
  private func findings(in name: String = "App/Person", of cache: CachePlace = .none) throws
    -> [String]
  {
    var request = CheckRequest(paths: [folder.path(name)])
    request.cache = cache
    return try CheckRun(request).run().findings.filter { $0.severity > .note }
      .map { "\(FilePath.name(of: $0.location.file)) \($0.rule)" }
  }

  /// The findings if all files of the folder are one app.
  private let withoutProject = [
    "Old.storyboard unknown-class", "PersonController.swift unknown-storyboard",
  ]

  @Test func `The project above a folder says what belongs to the app`() throws {
    #expect(try findings() == withoutProject)
    try writeProject()
    #expect(try findings() == [])
  }

  @Test func `Only the folder's files are reported and counted`() throws {
    try writeProject()
    #expect(try findings(in: ".") == ["Pet.storyboard unknown-class"])
    let outcome = try CheckRun(CheckRequest(paths: [folder.path("App/Person")])).run()
    #expect(outcome.counts.storyboards == 1)
    #expect(outcome.counts.swiftFiles == 1)
  }

  @Test func `A project that has none of the folder's files is ignored`() throws {
    try writeProject(listing: ["App/BaseController.swift", "App/Pet.storyboard"])
    #expect(try findings() == withoutProject)
  }

  @Test func `The nearest project with files of the folder is used`() throws {
    try writeProject()
    try folder.write(
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      to: "App/Package.swift")
    #expect(try findings() == [])
  }

  @Test func `If the folder has a project, no other project is looked for`() throws {
    try writeProject()
    let files = ["Old.storyboard", "Person.storyboard", "PersonController.swift"]
    try writeProject(listing: files, to: "App/Person/Old.xcodeproj")
    #expect(try findings() == withoutProject)
  }

  @Test func `A storyboard that the project in the folder has elsewhere is not missing`() throws {
    let files = ["Person.storyboard", "PersonController.swift", "../Pet.storyboard"]
    try writeProject(listing: files, to: "App/Person/Shop.xcodeproj")
    #expect(try findings() == [])
    try writeProject(listing: Array(files.dropLast()), to: "App/Person/Shop.xcodeproj")
    #expect(try findings() == ["PersonController.swift unknown-storyboard"])
  }

  @Test func `No project is looked for outside the repository`() throws {
    try writeProject()
    try folder.write("", to: "App/.git/HEAD")
    #expect(try findings() == withoutProject)
  }

  @Test func `No project is looked for above a single file`() throws {
    try writeProject()
    #expect(try findings(in: "App/Person/Old.storyboard") == [])
    #expect(try findings(in: "App/Person/PersonController.swift") == [])
  }

  @Test func `A project without a list of files owns the folder`() throws {
    try folder.write("name: Shop\ntargets:\n  Shop: {}", to: "project.yml")
    #expect(try findings() == ["Old.storyboard unknown-class"])
  }

  @Test func `A cached outcome depends on the files around the folder`() throws {
    let cache = try TemporaryFolder()
    let place = CachePlace.folder(cache.path("cache"))
    try writeProject()
    #expect(try findings(of: place) == [])
    try writeProject(listing: Self.listed.filter { !$0.hasSuffix("Pet.storyboard") })
    #expect(try findings(of: place) == ["PersonController.swift unknown-storyboard"])
  }

  @Test func `A workspace above a folder stands for the projects around it`() throws {
    try writeProject(
      listing: Self.listed.map { "../\($0)" }, to: "Projects/Shop.xcodeproj")
    #expect(try findings() == withoutProject)
    try folder.write("<Workspace/>", to: "Shop.xcworkspace/contents.xcworkspacedata")
    #expect(try findings() == [])
  }
}
