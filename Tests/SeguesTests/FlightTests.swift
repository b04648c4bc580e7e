import Segues
import SeguesMacros
import SeguesTesting
import Testing

/// Values on their way to a destination, and the controllers that may receive them.
@MainActor
@Suite struct FlightTests {
  @Test func `A destination of the source's own class doesn't receive the source's value`() throws {
    let (stage, folder) = try Stage.of("Flight", StyledFolder.self, identifier: "Folder")
    let failures = recordingSegueFailures { folder.performSegue(.open(7)) }
    #expect(failures == [])
    let inner = try stage.top(as: StyledFolder.self)
    #expect(inner !== folder && inner.depth == 7)
    #expect((inner.children.first as? NumberViewController)?.number == 100)
  }

  @Test func `A segue action without a sender parameter gets the waiting value`() throws {
    let (stage, source) = try Stage.of("Flight", PickingSource.self, identifier: "Picking")
    let button = UIButton()
    let failures = try recordingSegueFailures {
      try stage.fire("pick", from: source, sender: button)
    }
    #expect(failures == [])
    #expect(try stage.top(as: PickedScreen.self).number == 5)
    #expect(source.askedBy.map { $0 as? UIButton } == [button])
  }

  #if os(macOS) || os(Linux)
  // Runs in its own process, because the answers of tests that run at the same time would replace
  // this one. Only some systems let a test start a process.
  @Test func `An answer is dropped after a subclass vetoes its segue`() async {
    await #expect(processExitsWith: .success) { try await askAgainAfterAVeto() }
  }
  #endif

  @Test func `A class hands over its own value if its superclass has the same identifier`() throws {
    let (stage, leaf) = try Stage.of("Flight", TwofoldLeaf.self, identifier: "Twofold")
    let failures = recordingSegueFailures { leaf.performSegue(TwofoldLeaf.Segue.detail(7)) }
    #expect(failures == [])
    #expect(try stage.top(as: NumberViewController.self).number == 7)
    #expect(!leaf.wasAsked)
    leaf.dismiss(animated: false)
    let others = recordingSegueFailures { leaf.performSegue(TwofoldBase.Segue.detail(8)) }
    #expect(others == [])
    #expect(try stage.top(as: NumberViewController.self).number == 8)
  }

  @Test func `Performing a segue that only the storyboard can perform is reported`() throws {
    let (stage, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = recordingSegueFailures {
      menu.performSegue(.summary(Summary(text: "by code")))
      menu.performSegue(.help(topic: "by code"))
    }
    #expect(failures.map(\.reason) == [.notPerformable, .notPerformable])
    #expect(stage.top === menu)
  }

  @Test func `Without a storyboard, segues are reported instead of throwing an exception`() {
    let menu = MenuViewController(nibName: nil, bundle: nil)
    let failures = recordingSegueFailures { menu.performSegue(.login) }
    #expect(failures.map(\.reason) == [.noStoryboard])
  }

  @Test func `Raw values are identifiers, and cases without an attribute are set up by hand`()
    throws
  {
    let (stage, source) = try Stage.of("Flight", StringsSource.self, identifier: "Strings")
    let failures = recordingSegueFailures { source.performSegue(.number) }
    #expect(failures == [])
    #expect(try stage.top(as: NumberViewController.self).number == 99)
    source.dismiss(animated: false)
    source.performSegue(.end)
    #expect(stage.top is EndViewController)
    let audit = try StoryboardAudit("Flight", bundle: .module)
    #expect(audit.problems(in: StringsSource.self) == [])
  }

  @Test func `A handwritten prepare gets the segue with its value`()
    throws
  {
    let (stage, source) = try Stage.of("Flight", ReadingSource.self, identifier: "Reading")
    source.performSegue(.number(3))
    #expect(source.numbers == [3])
    source.dismiss(animated: false)
    #expect(try stage.fire("number", from: source, sender: UIButton()))
    #expect(source.numbers == [3, 7])
    source.dismiss(animated: false)
    source.performSegue(.end)
    #expect(source.numbers == [3, 7])
    #expect(source.identifiers == [.number, .number, .end])
  }

  @Test func `A segue without a case is a failure only if its destination needs an input`() throws {
    let (stage, source) = try Stage.of("Flight", UnlistedSource.self, identifier: "Unlisted")
    let failures = try recordingSegueFailures { try stage.fire("unlisted", from: source) }
    #expect(failures.map(\.reason) == [.unknownIdentifier])
    #expect(failures.first?.expected == "a case that hands NumberViewController its input")
    source.dismiss(animated: false)
    let others = try recordingSegueFailures { try stage.fire("plain", from: source) }
    #expect(others == [])
  }

  @Test func `Failures are recorded across suspensions of a test`() async throws {
    let (_, menu) = try Stage.of("Destinations", MenuViewController.self)
    let failures = await recordingSegueFailures {
      await Task.yield()
      menu.performSegue(.help(topic: "by code"))
    }
    #expect(failures.map(\.reason) == [.notPerformable])
  }

  @Test func `An embed whose input is optional can get nil`() throws {
    let (_, source) = try Stage.of("Flight", MaybeSource.self, identifier: "Maybe")
    let child = try #require(source.children.first as? MaybeViewController)
    #expect(child.inputs == [nil])
  }

  @Test func `Performing an embed with an identifier is reported, and nothing happens`() throws {
    let (_, source) = try Stage.of("Flight", MaybeSource.self, identifier: "Maybe")
    let failures = recordingSegueFailures { source.performSegue(.maybe(3)) }
    #expect(failures.map(\.reason) == [.notPerformable])
    #expect(source.children.count == 1)
  }

  @Test func `Routing again after a superclass has routed hands nothing over twice`() throws {
    let (stage, source) = try Stage.of("Flight", RoutingAgainLeaf.self, identifier: "Again")
    let failures = recordingSegueFailures { source.performSegue(.count(3)) }
    #expect(failures == [])
    #expect(source.seen == [3])
    #expect(try stage.top(as: CountingViewController.self).inputs == [3])
    source.dismiss(animated: false)
    #expect(try stage.fire("count", from: source, sender: UIButton()))
    #expect(source.seen == [3, 9])
    #expect(try stage.top(as: CountingViewController.self).inputs == [9])
  }

  @Test func `Routing again after a reported failure reports nothing more`() throws {
    let (_, source) = try Stage.of("Flight", RoutingAgainLeaf.self, identifier: "Again")
    source.answer = nil
    let failures = recordingSegueFailures {
      source.performSegue(withIdentifier: "count", sender: nil)
    }
    #expect(failures.map(\.reason) == [.answerTooLate])
    #expect(source.seen == [])
  }
}

/// Fires a segue that a subclass vetoes after the class answered, and later performs another that
/// asks again.
@MainActor private func askAgainAfterAVeto() async throws {
  let (stage, source) = try Stage.of("Flight", VetoingLeaf.self, identifier: "Vetoing")
  let button = UIButton()
  let isFired = try stage.fire("token", from: source, sender: button)
  precondition(!isFired && source.answers == 1)
  for _ in 0..<1000 where source.token != nil { await Task.yield() }
  precondition(source.token == nil)
  (source as UIViewController).performSegue(withIdentifier: "token", sender: button)
  precondition(source.answers == 2)
}
