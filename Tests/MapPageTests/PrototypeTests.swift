import Findings
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `The prototype` {
    @Test func `A click on a control performs its segue, and Back returns`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      let page = opened.page
      try await page.click("#play-open")
      let groups = try opened.screen("DeviceGroupsViewController").key
      // The app starts with a tab bar that shows its first tab.
      try await opened.expectPlayed(groups)

      let segue = try opened.segue("DeviceGroupDetailsSegue")
      try await page.click(".hotspot[data-segue='\(segue.key)']")
      try await opened.expectPlayed(segue.to)
      try await opened.expectFragment("#play=\(segue.to ?? "")")

      try await page.click("#play-back")
      try await page.wait(until: "document.querySelector('#device').dataset.scene === '\(groups)'")
      try await page.run("history.forward()")
      try await page.wait(
        until: "document.querySelector('#device').dataset.scene === '\(segue.to ?? "")'")
      try await page.press("Escape")
      try await page.wait(until: "document.querySelector('#device').dataset.scene === '\(groups)'")
      #expect(await page.problems() == [])
    }

    @Test func `A click on a control whose action opens a scene by code shows that scene`()
      async throws
    {
      let paths = OpenedMap.storyboards(below: "\(PackageFolder.path)/Examples/Qold")
      let opened = try await OpenedMap(of: paths) { layers, graph in
        let segue = graph.links.values.joined()
          .first { $0.segue.identifier == "DeviceGroupDetailsSegue" }
        let login = graph.controllers.values.joined()
          .first { $0.className == "LoginViewController" }
        guard let segue, let source = segue.source, let login else { return }
        layers.code = CodeNavigation(arrows: [
          CodeNavigation.Arrow(
            from: source, to: login.id, controls: [segue.segue.holder],
            location: SourceLocation(file: "A.swift", line: 1))
        ])
      }
      let way = try #require(opened.map.segues.first { $0.isCode })
      try await opened.page.click("#play-open")
      try await opened.page.run(
        "document.querySelector(\".hotspot[data-segue='\(way.key)']\").click()")
      try await opened.expectPlayed(way.to)
      #expect(await opened.page.problems() == [])
    }

    @Test func `Tabs can be chosen, and a modal screen unwinds to the one below`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      let page = opened.page
      try await page.click("#play-open")
      try await page.click(".hotspot.tab:not([aria-pressed=true])")
      try await opened.expectPlayed(opened.screen("AccountViewController").key)
      try await page.click(".hotspot.tab:not([aria-pressed=true])")
      let groups = try opened.screen("DeviceGroupsViewController").key
      try await opened.expectPlayed(groups)

      try await page.click(".hotspot[data-segue='\(try opened.segue("login").key)']")
      try await opened.expectPlayed(opened.screen("LoginViewController").key)
      try await page.expect("document.querySelector('#device').className", "on-sheet")
      try await page.click("#moves [data-segue='\(try opened.segue("loggedIn").key)']")
      try await opened.expectPlayed(groups)
      try await page.wait(
        until: "document.querySelector('#moves .note')?.textContent.includes('loggedIn:')")
      #expect(await page.problems() == [])
    }

    @Test func `A Mac app's segues open windows, sheets and popovers, and Back closes them`()
      async throws
    {
      let opened = try await OpenedMap(example: "Jotter")
      let page = opened.page
      try await page.click("#play-open")
      let notes = try opened.screen("NotesViewController").key
      try await opened.expectPlayed(notes)
      for (identifier, style) in [
        ("open", "on-window"), ("rename", "on-sheet"), ("share", "on-popover"),
      ] {
        let segue = try opened.segue(identifier)
        try await page.click("#moves [data-segue='\(segue.key)']")
        try await page.wait(until: "document.querySelector('#device').className === '\(style)'")
        try await page.click("#play-back")
        try await opened.expectPlayed(notes)
      }
      #expect(await page.problems() == [])
    }

    @Test func `A watch app starts at its first page and moves on to the next`() async throws {
      let main = StoryboardText(
        initial: "first", runtime: "watchKit",
        scenes: [
          .controller(
            "first", "controller", class: "First",
            segues: [
              SegueText(
                "relationship", to: "second", id: "next",
                attributes: [("relationship", "nextPage")])
            ]),
          .controller("second", "controller", class: "Second"),
        ])
      let opened = try await OpenedMap(writing: ["Main.storyboard": main])
      try await opened.page.click("#play-open")
      try await opened.expectPlayed(opened.screen("First").key)
      try await opened.page.click("#moves [data-segue]")
      try await opened.expectPlayed(opened.screen("Second").key)
      try await opened.page.click("#play-back")
      try await opened.expectPlayed(opened.screen("First").key)
      #expect(await opened.page.problems() == [])
    }

    /// A screen whose container views show a tab's screen and another one, each with two buttons.
    private static let embedding = StoryboardText(
      initial: "outer",
      scenes: [
        .controller(
          "outer", class: "Outer",
          segues: [
            SegueText("embed", to: "inner", from: .containerView),
            SegueText("embed", to: "cover", from: .containerView),
          ]),
        .controller("inner", class: "Inner", segues: buttons("go", "stay")),
        .controller("cover", class: "Cover", segues: buttons("covered", "hidden")),
        .controller("next", class: "Next"),
        .controller("tabs", "tabBarController", segues: [.tab("inner")]),
      ])

    private static func buttons(_ identifiers: String...) -> [SegueText] {
      identifiers.map { SegueText("show", to: "next", id: $0, identifier: $0, from: .button) }
    }

    @Test func `A control of an embedded screen performs its segue`() async throws {
      let opened = try await OpenedMap(writing: ["Main.storyboard": Self.embedding])
      try await opened.page.click("#play-open")
      try await opened.expectPlayed(opened.screen("Outer").key)
      // Neither the status bar nor the tab bar is drawn a second time.
      try await opened.page.expect("document.querySelectorAll('.glass .outer').length", 1)
      try await opened.page.click(".hotspot[data-segue='\(try opened.segue("go").key)']")
      try await opened.expectPlayed(opened.screen("Next").key)
      #expect(await opened.page.problems() == [])
    }

    @Test func `Of two containers that cover each other, the first is shown`() async throws {
      var map = try await OpenedMap(writing: ["Main.storyboard": Self.embedding]).map
      let embeds = map.segues.indices.filter { map.segues[$0].kind == .embed }
      for index in embeds { map.segues[index].spots = map.segues[embeds[0]].spots }
      let opened = try await OpenedMap(showing: map)
      try await opened.page.click("#play-open")
      try await opened.expectPlayed(opened.screen("Outer").key)
      try await opened.page.expect(
        "[...document.querySelectorAll('.hotspot')].map(node => node.dataset.segue)",
        [opened.segue("go").key, opened.segue("stay").key])
      #expect(await opened.page.problems() == [])
    }

    @Test func `In the list of segues, an identifier may wrap between its words`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      try await opened.page.click("#play-open")
      let key = try opened.segue("DeviceGroupDetailsSegue").key
      try await opened.page.expect(
        "document.querySelector(\"#moves [data-segue='\(key)'] > bdi\").innerHTML",
        "Device<wbr>Group<wbr>Details<wbr>Segue")
      #expect(await opened.page.problems() == [])
    }

    @Test func `A screen is as tall as the device unless tabs are below it`() async throws {
      let room = """
        (() => {
          const [device, glass] = ['#device', '.glass'].map(name => document.querySelector(name).offsetHeight);
          return Math.round(device - glass);
        })()
        """
      let alone = try await OpenedMap(example: "Qold")
      try await alone.page.open(
        "\(alone.url)#play=\(try alone.screen("LoginViewController").key)")
      try await alone.page.expect(room, 0)
      // These tabs are below the screen, because a page view controller's picture has no tab bar.
      let pages = StoryboardText(
        initial: "pages",
        scenes: [
          .controller("pages", "pageViewController", segues: [.tab("a"), .tab("b")]),
          .controller("a"), .controller("b"),
        ])
      let opened = try await OpenedMap(writing: ["Main.storyboard": pages])
      try await opened.page.click("#play-open")
      try await opened.page.expect(room, 58)
      #expect(await opened.page.problems() == [])
    }

    @Test func `A tap that misses all controls shows them for a moment`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      try await opened.page.click("#play-open")
      try await opened.page.wait(until: "document.querySelector('.glass .hotspot')")
      try await opened.page.run(
        """
        const glass = document.querySelector('.glass');
        glass.click();
        window.wasShown = glass.matches('.missed');
        """)
      try await opened.page.expect("window.wasShown", true)
      try await opened.page.wait(until: "!document.querySelector('.glass.missed')")
      #expect(await opened.page.problems() == [])
    }

    @Test func `A segue to a popover is listed as a popover`() async throws {
      let main = StoryboardText(
        initial: "first",
        scenes: [
          .controller(
            "first", segues: [SegueText("popoverPresentation", to: "second", identifier: "more")]),
          .controller("second", class: "Second"),
        ])
      let opened = try await OpenedMap(writing: ["Main.storyboard": main])
      try await opened.page.click("#play-open")
      try await opened.page.expect(
        "document.querySelector('#moves small')?.textContent",
        "code · popover to \(opened.screen("Second").name)")
    }

    @Test func `On a phone, the path to a screen is scrolled to its end`() async throws {
      let opened = try await OpenedMap(example: "Qold", width: 390, height: 844)
      let page = opened.page
      let key = try opened.screen("DeviceSettingsViewController").key
      try await page.open("\(opened.url)#play=\(key)")
      try await opened.expectPlayed(key)
      try await page.expect(
        """
        (() => {
          const [path, last] = [document.querySelector('#play nav'),
            document.querySelector('#crumbs [aria-current]')].map(node => node.getBoundingClientRect());
          return last.right <= path.right + 1;
        })()
        """, true)
      #expect(await page.problems() == [])
    }

    @Test func `A link into the prototype shows the path to its screen`() async throws {
      let settings = try await OpenedMap(example: "Qold")
      let key = try settings.screen("DeviceSettingsViewController").key
      try await settings.page.open("\(settings.url)#play=\(key)")
      try await settings.expectPlayed(key)
      try await settings.page.expect(
        "[...document.querySelectorAll('#crumbs li')].map(node => node.textContent)",
        ["Groups", "Devices", "Device"])
      try await settings.page.click("#crumbs li:nth-child(2) button")
      try await settings.expectPlayed(settings.screen("DevicesViewController").key)
      #expect(await settings.page.problems() == [])
    }
  }
}
