import Foundation
import SeguesTesting
import Testing

@testable import Jotter

@MainActor @Suite struct MovedClassesTests {
  @Test func `Every moved class agrees with the storyboard`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    #expect(audit.problems(in: NotesViewController.self) == [])
    #expect(audit.problems(in: MainWindowController.self) == [])
  }
}
