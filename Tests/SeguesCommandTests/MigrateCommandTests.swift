import Foundation
import TestSupport
import Testing

@Suite struct MigrateCommandTests {
  private static let code = """
    import UIKit

    class List: UIViewController {
      func open() { performSegue(withIdentifier: "show", sender: nil) }
    }
    class Person: UIViewController {
      func open(_ name: String) { performSegue(withIdentifier: name.lowercased(), sender: nil) }
    }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "list",
        scenes: [
          .controller(
            "list", class: "List", segues: [SegueText("show", to: "person", identifier: "show")]),
          .controller(
            "person", class: "Person",
            segues: [SegueText("show", to: "list", identifier: "back")]),
        ]), to: "App/Main.storyboard")
    try folder.write(Self.code, to: "App/List.swift")
  }

  private func migrate(_ arguments: String...) throws -> Subprocess {
    let target = arguments.contains("--to") ? [] : ["--to", "names"]
    return try Subprocess.run(
      Subprocess.product("segues"), ["migrate", "App"] + target + arguments, folder: folder.path)
  }

  private func text() throws -> String {
    try String(contentsOfFile: folder.path("App/List.swift"), encoding: .utf8)
  }

  @Test func `Without a terminal, a patch and the table of classes are printed`() throws {
    let run = try migrate()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("diff --git a/App/List.swift b/App/List.swift\n"))
    #expect(run.output.contains("\n+  func open() { performSegue(.show, sender: nil) }\n"))
    #expect(run.errors.contains("App/List.swift:7:60: the segue's identifier is computed"))
    #expect(run.errors.contains("1 of 2 classes can be migrated.\n"))
    #expect(try text() == Self.code)
  }

  @Test func `--write changes the file`() throws {
    let run = try migrate("--write")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try text().contains("class List: UIViewController, SegueHandler {\n"))
    #expect(try text().contains("performSegue(withIdentifier: name.lowercased(), sender: nil)"))
  }

  @Test func `--write changes nothing if a link leads out of the project`() throws {
    try folder.write(Self.code, to: "Outside/List.swift")
    try FileManager.default.removeItem(atPath: folder.path("App/List.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/List.swift"), withDestinationPath: "../Outside/List.swift")
    let run = try migrate("--write")
    #expect(run.status == 2)
    #expect(run.errors.contains("/Outside/List.swift” on the command line; no file was changed"))
    #expect(try text() == Self.code)
  }

  @Test(arguments: [("names", "Segues"), ("types", "SeguesMacros")])
  func `After writing files, the command says which product the app needs`(
    target: String, product: String
  ) throws {
    let run = try migrate("--to", target, "--write")
    #expect(
      run.errors.hasSuffix(
        "Wrote 1 file. The app's target needs the product \(product) of the package segues.\n"))
  }

  @Test func `A summary counts the classes and the reasons`() throws {
    try folder.write(
      Self.code.replacing("List", with: "Free").replacing("Person", with: "Lost"),
      to: "App/Free.swift")
    let run = try migrate("--summary")
    #expect(
      run.output == """
        1 of 4 classes can be migrated.
          1 left alone: no storyboard has a scene of the class Free
          1 left alone: no storyboard has a scene of the class Lost
          1 left alone: the segue's identifier is computed

        """)
    #expect(try text() == Self.code)
  }

  @Test func `A class that isn't in the app exits with 2`() throws {
    let run = try migrate("--class", "Lost")
    #expect(run.status == 2)
    #expect(run.errors.contains("no class Lost of the app performs or compares segues by strings"))
  }
}
