import Segues
import SeguesTesting
import Testing

/// First design: an enum of identifiers, and an exhaustive switch.
@MainActor
@Suite struct IdentifierDesignTests {
  @Test func `A case performs its segue, and the switch receives the same case`() throws {
    let (stage, matrix) = try Stage.of("Identifiers", MatrixViewController.self)
    let pill = UIButton()
    matrix.redPillTapped(pill)
    #expect(matrix.prepared == [.theRedPillExperience])
    #expect(matrix.senders.first as? UIButton === pill)
    _ = try stage.top(as: RedViewController.self)
  }

  @Test func `A segue fired by a control arrives as its case too`() throws {
    let (stage, matrix) = try Stage.of("Identifiers", MatrixViewController.self)
    #expect(try stage.fire("TheBluePillExperience", from: matrix))
    #expect(matrix.prepared == [.theBluePillExperience])
    _ = try stage.top(as: BlueViewController.self)
  }

  @Test func `Firing a missing segue is an error that lists the existing ones`() throws {
    let (stage, matrix) = try Stage.of("Identifiers", MatrixViewController.self)
    #expect {
      try stage.fire("TheRedPil", from: matrix)
    } throws: {
      "\($0)".contains("no segue 'TheRedPil'") && "\($0)".contains("'TheRedPillExperience'")
    }
  }

  @Test func `The audit finds the segue that the enum lacks`() throws {
    let problems = try StoryboardAudit("Identifiers", bundle: .module)
      .problems(in: MatrixViewController.self)
    #expect(
      problems.map(\.message) == [
        "no case of MatrixViewController.SegueIdentifier is 'ThereIsNoSpoon'"
      ])
  }
}

/// Second design: a case for the segues that have no identifier.
@MainActor
@Suite struct UnnamedDesignTests {
  @Test func `A segue without an identifier arrives as the unnamed case`() throws {
    let (stage, matrix) = try Stage.of("Identifiers", MatrixViewController.self)
    #expect(try stage.fire(to: AboutTheFilmViewController.self, from: matrix))
    #expect(matrix.prepared == [.unnamed])
    _ = try stage.top(as: AboutTheFilmViewController.self)
  }

  @Test func `An unknown identifier is a failure that lists the known ones`() throws {
    let (stage, matrix) = try Stage.of("Identifiers", MatrixViewController.self)
    let failures = try recordingSegueFailures {
      try stage.fire("ThereIsNoSpoon", from: matrix)
    }
    let failure = try #require(failures.first)
    #expect(failure.reason == .unknownIdentifier)
    #expect(failure.segue == "ThereIsNoSpoon")
    #expect(failure.identifiers == ["TheRedPillExperience", "TheBluePillExperience", ""])
  }

  @Test func `Code can't perform the unnamed case`() throws {
    let (stage, matrix) = try Stage.of("Identifiers", MatrixViewController.self)
    let failures = recordingSegueFailures { matrix.performSegue(.unnamed, sender: nil) }
    #expect(failures.map(\.reason) == [.notPerformable])
    #expect(failures.map(\.segue) == ["unnamed"])
    #expect(matrix.prepared.isEmpty)
    _ = try stage.top(as: MatrixViewController.self)
  }
}
