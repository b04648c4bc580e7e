import Foundation
import TestSupport
import Testing

/// The apps of `Examples/`, read and walked as in the README: from their storyboards alone.
@Suite struct ExampleAppTests {
  @Test(arguments: [
    ("Catalog", "8 segues: 3 pushed, 1 presented, 4 created with a container"),
    ("Matinee", "6 segues: 1 pushed, 2 presented, 1 created with a container, 2 unwound"),
    ("Pills", "3 segues: 1 pushed, 1 presented, 1 created with a container"),
    (
      "Qold",
      "17 segues: 4 pushed, 2 presented, 1 embedded, 6 created with a container, 4 unwound"
    ),
  ])
  func `An example app walks without an exception`(_ app: String, summary: String) throws {
    let run = try segues("walk", examples + app)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains(summary))
    #expect(run.output.hasSuffix("Nothing throws an exception.\n"))
  }

  @Test func `A walk of all examples is the same as walks of each`() throws {
    let run = try segues("walk", examples)
    #expect(run.status == 0)
    #expect(run.output.contains("46 segues: "))
  }

  @Test func `Triggers are named by the text that the user sees`() throws {
    let run = try segues("list", examples)
    #expect(run.status == 0)
    #expect(run.errors == "")
    for words in [
      "button “Take the blue pill”", "button “Help”", "barButtonItem “Log In”",
      "tableViewCell “GroupCell”", "tableViewCell “Temperature limits”",
      "collectionViewCell “ProductCell”",
    ] {
      #expect(run.output.contains(words))
    }
  }
}

private let examples =
  URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Examples").path + "/"
