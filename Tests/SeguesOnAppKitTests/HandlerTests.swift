import Foundation
import SeguesTesting
import Testing

@MainActor @Suite struct HandlerTests {
  @Test func `A handler performs by case and identifies the segue in prepare`() throws {
    let stage = try Stage(storyboard: "Office", identifier: "Handler", bundle: .module)
    let handler = try stage.root(as: HandlerViewController.self)
    handler.performSegue(.showPerson)
    #expect(handler.prepared == [.showPerson])
    #expect(try stage.top(as: PersonViewController.self).person?.name == "Ida")
  }

  @Test func `Classes and storyboard agree, except for the segue without a case`() throws {
    let audit = try StoryboardAudit("Office", bundle: .module)
    #expect(audit.problems(in: HandlerViewController.self) == [])
    #expect(audit.problems(in: TeamViewController.self, OfficeWindowController.self) == [])
    let messages = audit.problems(in: DeskViewController.self).map(\.message)
    #expect(messages.contains { $0.contains("'unlisted'") })
    #expect(messages.contains { $0.contains("makeDestination(.unmade") })
    #expect(messages.count == 2)
  }
}
