import Foundation
import TestSupport
import Testing

@Suite struct InteractiveTests {
  private func play(_ input: String, in folder: TemporaryFolder) throws -> Subprocess {
    try segues("walk", "App", "--interactive", input: input, in: folder)
  }

  @Test func `A session matches the reference`() throws {
    let run = try play("1\n9\n?\nb\nb\n2\nd\nq\n", in: ListFixture.write())
    #expect(run.status == 0)
    #expect(try ReferenceText.problem(with: run.output, name: "interactive.txt") == nil)
  }

  @Test func `The end of the input ends the session`() throws {
    let run = try play("1\n", in: ListFixture.write())
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("> \n"))
  }

  @Test func `A file that cannot be read is reported before the session`() throws {
    let folder = try ListFixture.write()
    try folder.write("<document", to: "App/Broken.storyboard")
    let run = try play("q\n", in: folder)
    #expect(run.errors.contains("App/Broken.storyboard:1:"))
    #expect(run.status == 0)
  }

  @Test(arguments: [
    "\u{1B}[31m", "-1", "0", "99999999999999999999", "\(Int.min)", "1 2 3 x", "\u{0}",
  ])
  func `No input line makes the session fail`(line: String) throws {
    let run = try play("\(line)\nq\n", in: ListFixture.write())
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `A segue that throws an exception ends the app, which restarts`() throws {
    let folder = try TemporaryFolder()
    let scenes: [SceneText] = [
      .controller("a", segues: [SegueText("push", to: "b", from: .button)]), .controller("b"),
    ]
    try folder.write(StoryboardText(initial: "a", scenes: scenes), to: "App/Main.storyboard")
    let run = try play("1\nq\n", in: folder)
    #expect(run.output.contains("throws NSGenericException"))
    #expect(run.output.contains("The app would crash here. Restarted."))
    #expect(run.status == 0)
  }

  @Test func `A scene that code opens is a choice`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "list",
        scenes: [
          .controller("list", class: "List"),
          .controller("pet", class: "Pet", identifier: "Pet"),
          .controller("tabs", "tabBarController", identifier: "Tabs"),
        ]), to: "App/Main.storyboard")
    try folder.write(
      """
      class List: UIViewController {
        func open() { _ = storyboard!.instantiateViewController(withIdentifier: "Pet") }
      }
      class Pet: UIViewController {
        func open() { _ = storyboard!.instantiateViewController(withIdentifier: "Tabs") }
      }
      """, to: "App/Code.swift")
    let run = try play("1\n1\nd\nq\n", in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("\nList\n  1  by code: List opens Pet (App/Code.swift:2)\n"))
    #expect(run.output.contains("> Pet: presented over List as a screen\n"))
    #expect(run.output.contains("> UITabBarController: presented over Pet as a screen\n"))
    #expect(run.output.contains("> Dismissed.\n"))
    let without = try segues(
      "walk", "App", "--interactive", "--no-code", input: "q\n", in: folder)
    #expect(without.output.contains("\nList\nNo segue leads on from here.\n"))
  }

  @Test func `A scene that code of a Mac app opens gets a window`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "list", runtime: "MacOSX.Cocoa",
        scenes: [
          .controller("list", class: "List"),
          .controller("pet", class: "Pet", identifier: "Pet"),
        ]), to: "App/Main.storyboard")
    try folder.write(
      """
      class List: NSViewController {
        func open() { _ = storyboard!.instantiateController(withIdentifier: "Pet") }
      }
      class Pet: NSViewController {}
      """, to: "App/Code.swift")
    let run = try play("1\nd\nq\n", in: folder)
    #expect(run.output.contains("> Pet: opens its own window\n\nList\nPet\n"))
    #expect(run.output.contains("> Dismissed.\n\nList\n  1  by code"))
  }

  @Test func `If the app has several starts, the session asks`() throws {
    let folder = try ListFixture.write(withProject: false)
    let run = try play("x\n1\nq\n", in: folder)
    #expect(run.output.hasPrefix("Begin at:\n  1  UINavigationController, App/Base.lproj"))
    #expect(run.output.contains("Enter a number from 1 to 2, or q."))
    #expect(run.output.contains("ListViewController"))
  }

  @Test func `Interactive mode and JSON cannot be combined`() throws {
    let folder = try ListFixture.write()
    let run = try segues("walk", ".", "--interactive", "--format", "json", in: folder)
    #expect(run.status == 2)
  }

  @Test func `An app that no twin runs is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(initial: "a", runtime: "watchKit", scenes: [.controller("a")]),
      to: "App/Interface.storyboard")
    let run = try play("", in: folder)
    #expect(run.output.contains("There is no screen to start with."))
    #expect(run.status == 0)
  }

  @Test func `A Mac app starts with its menus and its first window`() throws {
    let run = try segues(
      "walk", PackageFolder.path + "/Examples/Jotter", "--interactive", input: "1\nq\n",
      in: TemporaryFolder())
    #expect(run.output.contains("\n\nNSApplication\nMainWindowController\n  NSSplitView"))
    #expect(run.output.contains("> NSWindowController: opens its own window\n"))
    #expect(run.status == 0)
  }

  @Test func `A Mac app is played in its windows`() throws {
    let folder = try TemporaryFolder()
    let home: [SegueText] = [
      SegueText("sheet", to: "b", id: "sheet", from: .button),
      SegueText("show", to: "c", id: "show", from: .button),
    ]
    try folder.write(
      StoryboardText(
        initial: "a", runtime: "MacOSX.Cocoa",
        scenes: [
          .controller("a", class: "Home", segues: home), .controller("b", class: "Rename"),
          .controller("c", class: "Inspector"),
        ]), to: "App/Main.storyboard")
    let run = try play("1\nd\n2\nd\nd\nb\nq\n", in: folder)
    #expect(
      run.output.components(separatedBy: "\n").filter { $0.hasPrefix(">") } == [
        "> Rename: presented over Home as a sheet", "> Dismissed.",
        "> Inspector: opens its own window", "> Dismissed.", "> Nothing is presented.",
        "> Nothing to go back to.", "> ",
      ])
    #expect(run.output.contains("\nHome\n▲ Rename\nNo segue leads on from here.\n"))
    #expect(run.output.contains("\nHome\nInspector\n  1  –  sheet, button “Go”: Home → Rename\n"))
    #expect(run.status == 0)
  }

  @Test func `The session begins with its keys, and shows the titles of destinations`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", class: "Start", segues: [SegueText("show", to: "b", from: .button)])
            .with("title", "First"),
          .controller("b", class: "Next").with("title", "Second"),
        ]), to: "App/Main.storyboard")
    let run = try play("", in: folder)
    #expect(
      run.output == """
        A number fires that segue, opens that scene or chooses that tab. b: back, d: dismiss, \
        r: restart, ?: these keys, q or Ctrl-C: quit.

        Start “First”
          1  –  show, button “Go”: Start → Next “Second”
        >\u{20}

        """)
  }

  @Test func `On a terminal, Ctrl-C ends the session with a new line and exit code 0`() throws {
    let folder = try ListFixture.write()
    let terminal = try #require(
      try PseudoTerminal(
        Subprocess.product("segues"), ["walk", "App", "--interactive"], folder: folder.path,
        streams: [.input, .output, .errors]))
    let before = terminal.wait(for: "\n> ")
    terminal.interrupt()
    let end = terminal.end()
    #expect(end.status == 0)
    #expect(end.text == before + "\n")
  }
}
