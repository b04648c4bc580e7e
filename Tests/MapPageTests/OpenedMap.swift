import Foundation
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardDiff
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// A map whose page is open in the browser.
struct OpenedMap {
  let map: AppMap
  let page: BrowserPage
  /// The address without a fragment.
  let url: String
  // Holds the page's file, and is deleted together with this value.
  private let folder: TemporaryFolder

  /// Opens the map of storyboards.
  ///
  /// `fragment` is the end of the address, including the `#`; `layers` adds to the map, for example
  /// findings.
  init(
    of paths: [String], fragment: String = "", width: Int = 1280, height: Int = 800,
    layers change: (inout MapLayers, NavigationGraph) -> Void = { _, _ in }
  ) async throws {
    let files = StoryboardReader(scope: .complete).read(paths, workers: 2).compactMap(\.file)
    let graph = NavigationGraph(files: files)
    var layers = MapLayers(
      reachability: Reachability(in: graph, rule: .initialControllers, startingAt: paths))
    change(&layers, graph)
    try await self.init(
      showing: AppMap(graph, layers: layers, title: "Map"), fragment: fragment, width: width,
      height: height)
  }

  /// Opens the page of a map.
  init(showing map: AppMap, fragment: String = "", width: Int = 1280, height: Int = 800)
    async throws
  {
    self.map = map
    folder = try TemporaryFolder()
    let file = folder.path("map.html")
    try Data(MapPage(map).bytes).write(to: URL(fileURLWithPath: file))
    url = "file://\(file)"
    page = try await Browser.newPage(width: width, height: height)
    try await page.open(url + fragment)
  }

  /// Opens the map of one of the examples.
  init(
    example: String, fragment: String = "", width: Int = 1280, height: Int = 800
  ) async throws {
    try await self.init(
      of: Self.storyboards(below: "\(PackageFolder.path)/Examples/\(example)"), fragment: fragment,
      width: width, height: height)
  }

  /// Opens the map of storyboards written for a test, by file name.
  init(
    writing storyboards: [String: StoryboardText], fragment: String = "",
    layers change: (inout MapLayers, NavigationGraph) -> Void = { _, _ in }
  ) async throws {
    let sources = try TemporaryFolder()
    let paths = try storyboards.sorted { $0.key < $1.key }.map { try sources.write($1, to: $0) }
    try await self.init(of: paths, fragment: fragment, layers: change)
  }

  /// Opens the page of the differences between two versions of a storyboard.
  ///
  /// `unchanged` are the app's other storyboards by their names.
  init(
    from old: StoryboardText, to new: StoryboardText, unchanged: [String: StoryboardText] = [:],
    fragment: String = "", width: Int = 1280, height: Int = 800
  ) async throws {
    func version(_ text: StoryboardText, _ path: String) throws -> ParsedFile {
      let parsed = StoryboardReader(scope: .complete).read(Data(text.xml.utf8), path: path)
      guard let file = parsed.file else { throw BrowserError.script("\(path) cannot be read") }
      return ParsedFile(path: path, file: file)
    }
    let name = "Main.storyboard"
    let compared = ComparedFile(try version(old, name), try version(new, name))
    try await self.init(
      showing: AppMap(
        differences: [compared], unchanged: unchanged.map { try version($1, $0) },
        title: "Changes"),
      fragment: fragment, width: width, height: height)
  }

  static func storyboards(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// The screen with a class or name.
  func screen(_ name: String) throws -> MapScreen {
    guard let screen = map.screens.first(where: { $0.className == name || $0.name == name }) else {
      throw BrowserError.script("the map has no \(name)")
    }
    return screen
  }

  /// The segue with an identifier.
  func segue(_ identifier: String) throws -> MapSegue {
    guard let segue = map.segues.first(where: { $0.identifier == identifier }) else {
      throw BrowserError.script("the map has no segue \(identifier)")
    }
    return segue
  }

  /// Waits until the details show a title; nil expects that the panel is closed.
  func expectDetails(
    of title: String?, _ comment: Comment? = nil,
    at place: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await page.expect(
      "document.querySelector('#details:not([hidden]) h2')?.textContent", title, comment, at: place)
  }

  /// Waits until the prototype shows a screen; nil expects that it is closed.
  func expectPlayed(
    _ key: String?, at place: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await page.expect(
      "document.querySelector('#play:not([hidden]) #device')?.getAttribute('data-scene')", key,
      at: place)
  }

  /// Waits until the address ends in a fragment.
  func expectFragment(
    _ fragment: String, at place: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await page.expect("decodeURIComponent(location.hash)", fragment, at: place)
  }
}

extension BrowserPage {
  /// Waits until an expression has a value.
  func expect<Value: Decodable & Equatable & Sendable>(
    _ expression: String, _ wanted: Value, _ comment: Comment? = nil,
    at place: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let value: Value = try await value(expression, becoming: wanted)
    #expect(value == wanted, comment, sourceLocation: place)
  }

  /// The map's transform, as an expression.
  static let transform = "new DOMMatrix(document.querySelector('#world').style.transform)"

  /// Where the map is in its canvas once it has come to rest, and its scale.
  func place() async throws -> (x: Double, y: Double, scale: Double) {
    let numbers = try await restingNumbers("(({ e, f, a }) => [e, f, a])(\(Self.transform))")
    return (numbers[0], numbers[1], numbers[2])
  }
}
