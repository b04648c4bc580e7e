import Foundation
import NavigationGraph
import NavigationMap
import StoryboardModel
import StoryboardParsing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The map of a test's storyboards, by path, reached from every initial controller.
func map(
  _ storyboards: KeyValuePairs<String, String>, _ layers: (inout MapLayers) -> Void = { _ in }
) -> AppMap {
  map(ofFiles: storyboards.map { ($0.key, $0.value) }, layers)
}

/// The map of storyboards with their paths.
private func map(
  ofFiles storyboards: [(path: String, xml: String)], _ layers: (inout MapLayers) -> Void = { _ in }
) -> AppMap {
  let files = storyboards.compactMap { path, xml in
    StoryboardReader(scope: .complete).read(Data(xml.utf8), path: path).file
  }
  let graph = NavigationGraph(files: files)
  let reachability = Reachability(
    in: graph, rule: .initialControllers, startingAt: files.map(\.path))
  var value = MapLayers(reachability: reachability)
  layers(&value)
  return AppMap(graph, layers: value, title: "Test")
}

/// The map of any number of storyboards `Part0`, `Part1` and so on, and of another one called `Main`.
func map(ofMany storyboards: [String], first: String? = nil) -> AppMap {
  map(
    ofFiles: (first.map { [("Main.storyboard", $0)] } ?? [])
      + storyboards.enumerated().map { ("Part\($0).storyboard", $1) })
}

/// A storyboard of scenes.
func storyboard(
  initial: String? = nil, device: String? = "retina4_7", runtime: String = "iOS.CocoaTouch",
  _ scenes: String...
) -> String {
  storyboard(initial: initial, device: device, runtime: runtime, scenes: scenes)
}

/// A storyboard of scenes.
func storyboard(
  initial: String? = nil, device: String? = "retina4_7", runtime: String = "iOS.CocoaTouch",
  scenes: [String]
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="\(runtime)"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
  \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
  <scenes>
  \(scenes.joined(separator: "\n"))
  </scenes></document>
  """
}

/// A scene with one controller.
///
/// - Parameters:
///   - id: The controller's id.
///   - element: The controller's element.
///   - attributes: Further attributes, as XML.
///   - at: The position on the canvas.
///   - size: The root view's size; nil for no root view.
///   - views: The contents of the root view, as XML.
///   - inside: Further contents of the controller, as XML.
/// - Returns: The scene's XML.
func scene(
  _ id: String, _ element: String = "viewController", _ attributes: String = "",
  at: (Double, Double)? = nil, size: (Double, Double)? = (375, 667), views: String = "",
  inside: String = ""
) -> String {
  let view =
    size.map { width, height in
      """
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="\(width)" \
      height="\(height)"/><subviews>\(views)</subviews></view>
      """
    } ?? ""
  let place = at.map { "<point key=\"canvasLocation\" x=\"\($0.0)\" y=\"\($0.1)\"/>" } ?? ""
  return """
    <!--Scene \(id)--><scene sceneID="scene-\(id)"><objects>
    <\(element) id="\(id)" \(attributes) sceneMemberID="viewController">\(view)\(inside)</\(element)>
    <exit id="\(id)-exit" sceneMemberID="exit"/>
    </objects>\(place)</scene>
    """
}

/// A view with a frame.
func view(
  _ element: String, _ id: String, _ frame: (Double, Double, Double, Double),
  _ attributes: String = "", _ inside: String = ""
) -> String {
  """
  <\(element) id="\(id)" \(attributes)><rect key="frame" x="\(frame.0)" y="\(frame.1)" \
  width="\(frame.2)" height="\(frame.3)"/>\(inside)</\(element)>
  """
}

/// The connections of an object, with one segue.
func segue(_ kind: String, to destination: String, _ id: String, _ attributes: String = "")
  -> String
{
  """
  <connections><segue destination="\(destination)" kind="\(kind)" id="\(id)" \(attributes)/>\
  </connections>
  """
}

extension AppMap {
  func screen(_ key: String) -> MapScreen? { screens.first { $0.key == key } }

  func segue(_ key: String) -> MapSegue? { segues.first { $0.key == key } }

  /// The texts in a screen's drawing.
  func words(on key: String) -> [String] {
    (screen(key)?.drawing.shapes ?? []).flatMap { shape in
      if case .text(let text) = shape { text.lines } else { [String]() }
    }
  }
}

extension AppMap {
  /// The segues and links whose arrows cross a screen other than their ends.
  func crossings() -> [String] {
    let numbers = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1.key, $0) })
    let frames = screens.map(\.outerFrame)
    func crosses(_ route: MapRoute?, _ ends: [String?]) -> Bool {
      let own = ends.compactMap { $0.flatMap { numbers[$0] } }
      let points = route.map(Self.points) ?? []
      return frames.indices.contains { index in
        guard !own.contains(index) else { return false }
        let frame = frames[index]
        return points.contains {
          $0.x > frame.x + 0.5 && $0.x < frame.x + frame.width - 0.5 && $0.y > frame.y + 0.5
            && $0.y < frame.y + frame.height - 0.5
        }
      }
    }
    return segues.filter { crosses($0.route, [$0.from, $0.via ?? $0.to]) }.map(\.key)
      + links.filter { crosses($0.route, [$0.from, $0.to]) }.map { "\($0.from) → \($0.to)" }
  }

  private static func points(on route: MapRoute) -> [StoryboardModel.Point] {
    var points = [route.start]
    for curve in route.curves {
      let start = points[points.count - 1]
      for step in 1...200 {
        let (t, s) = (Double(step) / 200, 1 - Double(step) / 200)
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        points.append(
          StoryboardModel.Point(
            x: a * start.x + b * curve.control1.x + c * curve.control2.x + d * curve.end.x,
            y: a * start.y + b * curve.control1.y + c * curve.control2.y + d * curve.end.y))
      }
    }
    return points
  }
}

/// The content of a document according to an XML parser.
final class XMLSurvey: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var isWellFormed = false
  private(set) var text = ""

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((element, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  /// The values of an attribute, in the order of the document.
  func values(of attribute: String, class name: String) -> [String] {
    elements.compactMap { element in
      let classes = element.attributes["class"]?.split(separator: " ") ?? []
      return classes.contains(Substring(name)) ? element.attributes[attribute] : nil
    }
  }
}
