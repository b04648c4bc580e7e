internal import ArgumentParser
internal import NavigationMap

/// How a map is written.
enum MapFormat: String, ExpressibleByArgument, CaseIterable {
  /// A page to walk around in.
  case html
  /// One drawing.
  case svg

  /// The bytes of a map.
  func bytes(of map: AppMap) -> [UInt8] {
    switch self {
    case .html: MapPage(map).bytes
    case .svg: SVGWriter.bytes(of: map)
    }
  }
}
