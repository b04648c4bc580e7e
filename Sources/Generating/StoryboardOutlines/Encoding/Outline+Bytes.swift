internal import CompactCoding
internal import StoryboardModel

extension Outline {
  /// The outline as bytes, identical on every machine.
  package var bytes: [UInt8] {
    var encoder = CompactEncoder()
    encode(to: &encoder)
    return encoder.bytes(behind: OutlineFormat.firstLine)
  }

  /// Decodes an outline.
  package init(_ bytes: [UInt8]) throws(OutlineFailure) {
    guard Self.isAtStart(of: bytes) else { throw .noOutline }
    self = try OutlineFormat.decoded(
      bytes, behind: OutlineFormat.firstLine, Outline.init(from:))
  }

  /// Whether a file that begins with these bytes is an outline of any version.
  package static func isAtStart(of bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: OutlineFormat.magic.utf8)
  }

  func encode(to encoder: inout CompactEncoder) {
    file.encode(to: &encoder)
  }

  init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    self.init(decoded: try InterfaceFile(from: &decoder))
  }
}

extension InterfaceFile {
  fileprivate func encode(to encoder: inout CompactEncoder) {
    encoder.put(path)
    encoder.put(kind == .xib)
    encoder.put(type)
    encoder.put(targetRuntime.outlineName)
    encoder.put(initialControllerID)
    encoder.put(isLaunchScreen)
    encoder.put(location)
    encoder.put(scenes) { $1.encode(to: &$0) }
    encoder.put(objects) { $1.encode(to: &$0) }
    encoder.put(segues) { $1.encode(to: &$0) }
  }

  fileprivate init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    self.init(
      path: try decoder.string(), kind: try decoder.flag() ? .xib : .storyboard,
      type: try decoder.string(), targetRuntime: TargetRuntime(outlineName: try decoder.string()),
      initialControllerID: try decoder.optionalID(), isLaunchScreen: try decoder.flag(),
      location: try decoder.location(), scenes: try decoder.array(Scene.init(from:)),
      objects: try decoder.objects(), segues: try decoder.array(Segue.init(from:)))
  }
}

extension TargetRuntime {
  private static let known: [TargetRuntime] = [.iOS, .tvOS, .watchOS, .visionOS, .macOS]

  /// The runtime's name; an unknown runtime is its name after a colon.
  fileprivate var outlineName: String {
    if case .other(let name) = self { ":" + name } else { description }
  }

  fileprivate init(outlineName name: String) {
    self =
      Self.known.first { $0.description == name }
      ?? .other(name.hasPrefix(":") ? String(name.dropFirst()) : name)
  }
}
