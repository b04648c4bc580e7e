internal import StoryboardModel

extension AppMap {
  /// Draws the arrows between the placed screens, with their labels.
  mutating func addArrows() {
    let numbers = Dictionary(
      screens.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    var arrows: [RoutedArrow] = []
    var drawn: [Int] = []
    for (index, segue) in segues.enumerated() {
      guard let from = segue.from.flatMap({ numbers[$0] }),
        let to = (segue.via ?? segue.to).flatMap({ numbers[$0] })
      else { continue }
      let exit = segue.kind == .unwind ? screens[to].exitFrame : nil
      arrows.append(RoutedArrow(start: segue.start, from: from, to: to, target: exit))
      drawn.append(index)
    }
    for link in links {
      guard let from = numbers[link.from], let to = numbers[link.to] else { continue }
      arrows.append(RoutedArrow(start: screens[from].frame, from: from, to: to))
    }
    let routes = ArrowRouting(screens: screens.map(\.outerFrame), arrows: arrows).routes
    for (index, route) in zip(drawn, routes) { segues[index].route = route }
    for (index, route) in routes.dropFirst(drawn.count).enumerated() {
      links[index].route = route
    }
    addLabels()
    for route in routes { grow(around: route) }
  }

  private mutating func addLabels() {
    let titles = clusters.map {
      Rect(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: MapPlacement.titleHeight)
    }
    var labels = LabelPlacement(avoiding: screens.map(\.outerFrame) + titles)
    for index in segues.indices {
      let segue = segues[index]
      guard let route = segue.route else { continue }
      let words = segue.identifier ?? (segue.kind == .unwind ? segue.unwindAction : nil) ?? ""
      if !words.isEmpty { segues[index].label = labels.label(words, along: route) }
    }
  }

  /// Enlarges the map for arrows around the last column.
  private mutating func grow(around route: MapRoute) {
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
