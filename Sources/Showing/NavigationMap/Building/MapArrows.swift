internal import StoryboardModel

/// Draws the arrows between the placed screens of a map, with their labels.
enum MapArrows {
  static func add(to map: inout AppMap) {
    let numbers = Dictionary(
      map.screens.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    var arrows: [RoutedArrow] = []
    var segues: [Int] = []
    for (index, segue) in map.segues.enumerated() {
      guard let from = segue.from.flatMap({ numbers[$0] }),
        let to = (segue.via ?? segue.to).flatMap({ numbers[$0] })
      else { continue }
      let exit = segue.kind == .unwind ? map.screens[to].exitFrame : nil
      arrows.append(RoutedArrow(start: segue.start, from: from, to: to, target: exit))
      segues.append(index)
    }
    for link in map.links {
      guard let from = numbers[link.from], let to = numbers[link.to] else { continue }
      arrows.append(RoutedArrow(start: map.screens[from].frame, from: from, to: to))
    }
    let routes = ArrowRouting(screens: map.screens.map(\.outerFrame), arrows: arrows).routes
    for (index, route) in zip(segues, routes) { map.segues[index].route = route }
    for (index, route) in routes.dropFirst(segues.count).enumerated() {
      map.links[index].route = route
    }
    addLabels(to: &map)
    for route in routes { grow(&map.size, around: route) }
  }

  private static func addLabels(to map: inout AppMap) {
    let titles = map.clusters.map {
      Rect(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: MapPlacement.titleHeight)
    }
    var labels = LabelPlacement(avoiding: map.screens.map(\.outerFrame) + titles)
    for index in map.segues.indices {
      let segue = map.segues[index]
      guard let route = segue.route else { continue }
      let words = segue.identifier ?? (segue.kind == .unwind ? segue.unwindAction : nil) ?? ""
      if !words.isEmpty { map.segues[index].label = labels.label(words, along: route) }
    }
  }

  /// Enlarges the map for arrows around the last column.
  private static func grow(_ size: inout MapSize, around route: MapRoute) {
    for curve in route.curves {
      for point in [curve.control1, curve.control2, curve.end] {
        size.width = max(size.width, (point.x + 20).rounded(.up))
        size.height = max(size.height, (point.y + 20).rounded(.up))
      }
    }
  }
}

extension MapScreen {
  /// The frame of the exit's icon, at the end of the caption.
  var exitFrame: Rect {
    Rect(x: frame.x + frame.width - 18, y: frame.y - 20, width: 16, height: 16)
  }
}
