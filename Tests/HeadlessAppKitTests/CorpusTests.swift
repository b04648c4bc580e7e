import HeadlessAppKit
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// The macOS storyboards of real apps.
@MainActor
@Suite(.enabled(if: Corpus.isExpected, "the corpus is not beside this repository"))
struct CorpusTests {
  private let files: [ParsedFile]
  private let library: StoryboardLibrary

  init() {
    files = StoryboardReader().read(Corpus.storyboards(), workers: 2).filter {
      $0.file?.targetRuntime == .macOS
    }
    var options = StoryboardOptions()
    options.runsWithoutSources = true
    library = StoryboardLibrary(files: files, options: options)
  }

  @Test func `Every controller of real apps can be created, shown and closed`() throws {
    defer { NSApp.closeAll() }
    #expect(files.count >= 12)
    var made = 0
    for file in files.compactMap(\.file) {
      let storyboard = try required(library.storyboard(path: file.path))
      for scene in file.scenes.compactMap(\.controller) {
        let exception = AppKitException.caught {
          let controller = storyboard.instantiateController(scene.id)
          switch controller {
          case let controller as NSWindowController: controller.showWindow(nil)
          case let controller as NSViewController:
            NSWindow(contentViewController: controller).makeKeyAndOrderFront(nil)
          default: break
          }
          if controller != nil { made += 1 }
        }
        #expect(exception == nil, "\(file.path) \(scene.id)")
        NSApp.closeAll()
      }
    }
    #expect(made >= 40)
  }

  @Test func `Every segue of real apps that the user fires reaches its destination`() throws {
    defer { NSApp.closeAll() }
    var fired = 0
    for file in files.compactMap(\.file) {
      let storyboard = try required(library.storyboard(path: file.path))
      for segue in file.segues {
        guard case .object = segue.trigger, let owner = segue.owner,
          let source = storyboard.instantiateController(owner)
        else { continue }
        switch source {
        case let source as NSWindowController: source.showWindow(nil)
        case let source as NSViewController:
          NSWindow(contentViewController: source).makeKeyAndOrderFront(nil)
        default: break
        }
        let firing = source.fireTemplate(segue)
        guard case .presented(_, style: .popover) = firing.outcome else {
          Issue.record("\(file.path) \(segue.id): \(firing.outcome)")
          continue
        }
        let destination = firing.segue?.destinationController as? NSViewController
        #expect(destination?.interfaceObject?.id == segue.destination)
        fired += 1
        NSApp.closeAll()
      }
    }
    #expect(fired == 3)
  }
}
