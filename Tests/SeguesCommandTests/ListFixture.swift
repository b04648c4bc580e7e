import TestSupport

/// A small app: two storyboards and a launch screen, named by an `Info.plist`, and an unrelated
/// one.
enum ListFixture {
  static let main = StoryboardText(
    initial: "nav",
    scenes: [
      .controller("nav", "navigationController", segues: [.root("list")]),
      .controller(
        "list", "tableViewController", class: "ListViewController", module: "Shop",
        identifier: "List",
        segues: [
          SegueText("show", to: "detail", identifier: "showDetail", from: .button),
          SegueText("presentation", to: "ref", identifier: ""),
          SegueText("embed", to: "chart", from: .containerView),
        ]),
      .controller(
        "detail", class: "DetailViewController",
        segues: [.unwind("closed:", to: "detail-exit", identifier: "close", from: .button)]),
      .controller("chart", "collectionViewController"),
      .controller("orphan", identifier: "made by code "),
      .reference("ref", storyboard: "Settings", identifier: "Front"),
    ])

  static let settings = StoryboardText(scenes: [
    .controller("front", identifier: "Front", segues: [SegueText("show", to: "kit")]),
    .reference("kit", storyboard: "Kit", bundle: "org.example.Kit"),
  ])

  static let infoPlist = """
    <plist version="1.0"><dict>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
    </dict></plist>
    """

  /// Writes the app into a new folder.
  static func write(withProject: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(main, to: "App/Base.lproj/Main.storyboard")
    try folder.write(settings, to: "App/Settings.storyboard")
    try folder.write(
      StoryboardText(initial: "l", scenes: [.controller("l")]), to: "App/LaunchScreen.storyboard")
    try folder.write(
      StoryboardText(
        initial: "w", runtime: "MacOSX.Cocoa", scenes: [.controller("w", "windowController")]),
      to: "Mac/Mac.storyboard")
    if withProject { try folder.write(infoPlist, to: "App/Info.plist") }
    return folder
  }
}
