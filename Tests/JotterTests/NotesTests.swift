import Foundation
import SeguesTesting
import Testing

@testable import Jotter

@MainActor @Suite struct NotesTests {
  let stage: Stage
  let notes: NotesViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module)
    notes = try stage.root(as: NotesViewController.self)
  }

  @Test func `The selected note is shown next to the list`() throws {
    notes.select(1)
    #expect(try stage.root(as: NoteViewController.self).note == Note.samples[1])
  }

  @Test func `A note opens in a new window, whose content receives it`() throws {
    notes.select(0)
    notes.openTapped(nil)
    let note = try stage.top(as: NoteViewController.self)
    #expect(note.note == Note.samples[0])
    let window = try #require(note.view.window)
    #expect(window.contentViewController === note)
    #expect(window !== stage.window)
  }

  @Test func `Rename opens a sheet that returns the new title`() throws {
    notes.select(0)
    #expect(try stage.fire("rename", from: notes))
    let rename = try stage.top(as: RenameViewController.self)
    #expect(rename.input?.title == "Groceries")
    #expect(stage.window.attachedSheet === rename.view.window)

    rename.rename(to: "Shopping")
    #expect(notes.selection?.title == "Shopping")
    #expect(stage.window.attachedSheet == nil)
  }

  @Test(arguments: ["rename", "share"])
  func `Without a selection, a button does nothing`(_ segue: String) throws {
    #expect(try !stage.fire(segue, from: notes))
    #expect(notes.presentedViewControllers ?? [] == [])
  }

  @Test func `A segue action creates the popover with its note`() throws {
    notes.select(1)
    #expect(try stage.fire("share", from: notes))
    #expect(try stage.top(as: ShareViewController.self).note == Note.samples[1])
  }

  @Test func `A window controller performs its segue`() throws {
    let main = try stage.root(as: MainWindowController.self)
    let failures = recordingSegueFailures { main.showAbout() }
    #expect(failures == [])
    #expect(NSApplication.shared.modalWindow?.contentViewController?.title == "About")
    NSApplication.shared.modalWindow?.close()
  }

  @Test func `The classes and the storyboard agree`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    #expect(audit.problems(in: NotesViewController.self, MainWindowController.self) == [])
  }
}
