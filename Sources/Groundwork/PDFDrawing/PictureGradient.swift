/// A shading that SVG can draw as a gradient.
struct PictureGradient {
  private var isRadial: Bool
  /// The ends of a line, or the center and radius of two circles.
  private var coordinates: [Double]
  private var stops: [Stop]

  private struct Stop {
    var place: Double
    var color: PictureColor
    var isClear = false
  }

  /// The number of places at which a function's colors are read.
  private static let samples = 32
  /// The maximum number of the function's corners, at which colors are read, too.
  private static let mostCorners = 64

  init(
    _ value: PDFValue?, _ objects: inout PDFObjects, _ resources: [String: PDFValue]
  ) throws(PDFRefusal) {
    let entries = objects.dictionary(value)
    let type = objects.resolve(entries["ShadingType"]).integer
    guard type == 2 || type == 3, let coordinates = objects.numbers(entries["Coords"]),
      coordinates.count == (type == 2 ? 4 : 6), entries["BBox"] == nil
    else { throw .shading }
    isRadial = type == 3
    self.coordinates = coordinates
    let extends = (objects.resolve(entries["Extend"]).array ?? []).prefix(2).map {
      objects.resolve($0).boolean ?? false
    }
    stops = try Self.stops(entries, &objects, resources)
    if extends.first != true, let first = stops.first {
      stops.insert(Stop(place: 0, color: first.color, isClear: true), at: 0)
    }
    if extends.last != true, let last = stops.last {
      stops.append(Stop(place: 1, color: last.color, isClear: true))
    }
    if isRadial { try orderCircles() }
  }

  /// Puts the smaller circle first, as SVG has it.
  private mutating func orderCircles() throws(PDFRefusal) {
    if coordinates[2] > coordinates[5] {
      coordinates = Array(coordinates[3...] + coordinates[..<3])
      stops = stops.reversed().map { stop in
        Stop(place: 1 - stop.place, color: stop.color, isClear: stop.isClear)
      }
    }
    // SVG has no gradient between two circles unless one contains the other.
    let (inner, outer) = (coordinates[..<3], Array(coordinates[3...]))
    let (x, y) = (outer[0] - inner[0], outer[1] - inner[1])
    let room = outer[2] - inner[2]
    guard inner[2] >= 0, x * x + y * y <= room * room * 1.001 else { throw .shading }
  }

  private static func stops(
    _ entries: [String: PDFValue], _ objects: inout PDFObjects, _ resources: [String: PDFValue]
  ) throws(PDFRefusal) -> [Stop] {
    let space = try ColorSpace(entries["ColorSpace"], &objects, resources)
    let function = try PDFFunction(entries["Function"], &objects)
    let domain = objects.numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1], function.corners.count <= mostCorners else {
      throw .shading
    }
    let width = domain[1] - domain[0]
    let even = (0...samples).map { Double($0) / Double(samples) }
    // A jump has one color before its place and another one at it.
    let corners = function.corners.map { ($0 - domain[0]) / width }.filter { $0 > 0 && $0 < 1 }
      .flatMap { [$0 - 1e-6, $0] }
    var stops: [Stop] = []
    let places = (even + corners).sorted()
    try objects.spend(places.count * (function.effort + 1))
    for place in places {
      let components = try function.values(at: domain[0] + place * width)
      stops.append(Stop(place: place, color: try space.color(components)))
    }
    return withoutRedundant(stops)
  }

  /// Removes the stops whose colors follow from their neighbors.
  private static func withoutRedundant(_ stops: [Stop]) -> [Stop] {
    var kept = Array(stops.prefix(1))
    var skipped: [Stop] = []
    for stop in stops.dropFirst() {
      if let last = kept.last, let previous = skipped.last,
        !skipped.allSatisfy({ isOnLine($0, from: last, to: stop) })
      {
        kept.append(previous)
        skipped = []
      }
      skipped.append(stop)
    }
    return kept + skipped.suffix(1)
  }

  /// Whether a stop has the color that a gradient between two others has at its place.
  private static func isOnLine(_ stop: Stop, from first: Stop, to last: Stop) -> Bool {
    let width = last.place - first.place
    let fraction = width > 0 ? (stop.place - first.place) / width : 0
    let components: [KeyPath<PictureColor, Double>] = [\.red, \.green, \.blue]
    return components.allSatisfy { component in
      let start = first.color[keyPath: component]
      let expected = start + fraction * (last.color[keyPath: component] - start)
      return abs(stop.color[keyPath: component] - expected) < 1.0 / 255
    }
  }

  /// The element of the definition, without its identifier.
  func element(_ matrix: Matrix) -> PictureOutput.Element {
    let names = isRadial ? ["fx", "fy", "fr", "cx", "cy", "r"] : ["x1", "y1", "x2", "y2"]
    var text = SVGText()
    text.attribute("gradientUnits", "userSpaceOnUse")
    for (name, number) in zip(names, coordinates) { text.attribute(name, number) }
    text.attribute("gradientTransform", SVGText.text(matrix))
    text.add(">")
    for stop in stops {
      text.add("<stop")
      text.attribute("offset", stop.place)
      text.attribute("stop-color", stop.color.text)
      if stop.isClear { text.attribute("stop-opacity", 0) }
      text.add("/>")
    }
    return PictureOutput.Element(name: isRadial ? "radialGradient" : "linearGradient", text: text)
  }
}
