import NavigationMap
import StoryboardModel
import Testing

/// The drawings of windows and their controls on macOS.
struct DesktopWireframeTests {
  @Test func `Frames that a Mac file measures from below are drawn from above`() throws {
    let mac = storyboard(
      device: nil, runtime: "MacOSX.Cocoa",
      scene(
        "a", size: (400, 300),
        views: view(
          "textField", "f", (20, 260, 200, 20), "",
          #"<textFieldCell key="cell" title="Top" id="fc"/>"#)))
    let drawing = try #require(map(["Main.storyboard": mac]).screen("Main/a")).drawing
    let top = drawing.shapes.compactMap { shape in
      if case .text(let text) = shape, text.lines == ["Top"] {
        text.frame.y
      } else {
        nil as Double?
      }
    }
    #expect(top == [20])
  }

  @Test(arguments: [(#"state="on""#, true), ("", false)])
  func `A Mac's switch is small and blue, and off without a state`(state: String, isOn: Bool)
    throws
  {
    let mac = storyboard(
      device: nil, runtime: "MacOSX.Cocoa",
      scene("a", size: (400, 300), views: view("switch", "s", (98, 100, 42, 25), state)))
    let drawing = try #require(map(["Main.storyboard": mac]).screen("Main/a")).drawing
    let boxes = drawing.shapes.compactMap { shape in
      if case .box(let frame, let fill, _, _) = shape, frame.height <= 21 {
        (frame: frame, fill: fill)
      } else {
        nil
      }
    }
    #expect(boxes.map(\.frame.width) == [38, 17])
    #expect(boxes.map(\.frame.x) == [100, isOn ? 119 : 102])
    #expect((boxes.first?.fill == .theme(.accent)) == isOn)
  }

  @Test func `A Mac's segmented control shows its labels and the selected segment`() throws {
    let cell = """
      <segmentedCell key="cell" id="sc"><segments><segment label="Day"/>
      <segment label="Week" selected="YES"/><segment label="Year"/></segments></segmentedCell>
      """
    let mac = storyboard(
      device: nil, runtime: "MacOSX.Cocoa",
      scene(
        "a", size: (400, 300),
        views: view("segmentedControl", "s", (20, 100, 300, 22), "", cell)))
    let drawing = try #require(map(["Main.storyboard": mac]).screen("Main/a")).drawing
    let texts = WireframeTests.texts(in: drawing)
    #expect(texts.map(\.lines) == [["Day"], ["Week"], ["Year"]])
    #expect(texts.map(\.isBold) == [false, true, false])
  }

  @Test(arguments: [("", "Bold"), (#"initialItem="i2""#, "Fast")])
  func `A tab view shows its tabs and the view of the first that is open`(
    initial: String, words: String
  ) throws {
    func item(_ id: String, _ label: String, _ title: String) -> String {
      let button = view(
        "button", "\(id)-b", (20, 30, 100, 20), "",
        #"<buttonCell key="cell" type="check" title="\#(title)" id="\#(id)-c"/>"#
          + segue("sheet", to: "b", "\(id)-s"))
      let inside = view(
        "view", "\(id)-v", (10, 33, 360, 180), #"key="view""#, "<subviews>\(button)</subviews>")
      return #"<tabViewItem label="\#(label)" id="\#(id)">\#(inside)</tabViewItem>"#
    }
    let items = item("i1", "Text", "Bold") + item("i2", "Sound", "Fast")
    let mac = storyboard(
      device: nil, runtime: "MacOSX.Cocoa",
      scene(
        "a", size: (400, 300),
        views: view(
          "tabView", "t", (10, 20, 380, 240), initial, "<tabViewItems>\(items)</tabViewItems>")),
      scene("b", size: (400, 300)))
    let screen = try #require(map(["Main.storyboard": mac]).screen("Main/a"))
    let texts = WireframeTests.texts(in: screen.drawing)
    #expect(texts.map(\.lines) == [["Text"], ["Sound"], [words]])
    // From above: 300 without the distances from below, 20, 33 and 30, and the button's height.
    #expect(screen.drawing.controls.map(\.frame.y) == [197])
  }

  @Test(arguments: [(#"headerView="h""#, true), ("", false)])
  func `A Mac's table shows its columns' titles if it has a header`(
    header: String, isShown: Bool
  ) {
    let column = """
      <tableColumns><tableColumn width="200" id="c">
      <tableHeaderCell key="headerCell" title="Sender"/></tableColumn></tableColumns>
      """
    let mac = storyboard(
      device: nil, runtime: "MacOSX.Cocoa",
      scene("a", size: (400, 300), views: view("tableView", "t", (0, 0, 400, 300), header, column)))
    #expect(map(["Main.storyboard": mac]).words(on: "Main/a").contains("Sender") == isShown)
  }

  @Test func `The rows of a Mac's table are as high as their cells`() throws {
    let cells = [20.0, 100, 40, 300].enumerated().map { row, height in
      let label = view(
        "textField", "label\(row)", (0, height - 16, 398, 16), "",
        "<textFieldCell key=\"cell\" title=\"Row\" id=\"text\(row)\"/>")
      return view("tableCellView", "cell\(row)", (1, 1, 398, height), "", label)
    }
    let column =
      "<tableColumns><tableColumn id=\"c\">\(cells.joined())</tableColumn></tableColumns>"
    let mac = storyboard(
      device: nil, runtime: "MacOSX.Cocoa",
      scene("a", size: (400, 300), views: view("tableView", "t", (0, 0, 400, 300), "", column)))
    let screen = try #require(map(["Main.storyboard": mac]).screen("Main/a"))
    let tops = WireframeTests.texts(in: screen.drawing).map(\.frame.y)
    #expect(tops.map { $0 - tops[0] } == [0, 20, 120, 160])
  }

  @Test func `A high item of a window's toolbar doesn't cover the title`() throws {
    let item = view("imageView", "v", (0, 0, 200, 100), #"key="view""#)
    let window = """
      <window key="window" title="Mail" id="w"><rect key="contentRect" x="0" y="0" width="600" \
      height="400"/><toolbar key="toolbar" id="t"><allowedToolbarItems>
      <toolbarItem implicitItemIdentifier="Logo" id="i">\(item)</toolbarItem>
      </allowedToolbarItems></toolbar></window>
      """
    let mac = storyboard(
      device: nil, runtime: "MacOSX.Cocoa",
      scene("a", "windowController", size: nil, inside: window))
    let drawing = try #require(map(["Main.storyboard": mac]).screen("Main/a")).drawing
    let title = try #require(WireframeTests.texts(in: drawing).first { $0.lines == ["Mail"] }).frame
    let tops = drawing.shapes.compactMap { shape in
      if case .box(let frame, .theme(.fill), _, _) = shape { frame.y } else { nil as Double? }
    }
    #expect(tops.count == 1 && tops.allSatisfy { $0 >= title.y + title.height })
  }
}
