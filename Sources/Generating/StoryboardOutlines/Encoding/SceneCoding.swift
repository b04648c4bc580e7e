internal import CompactCoding
internal import StoryboardModel

extension Scene {
  func encode(to encoder: inout CompactEncoder) {
    encoder.put(id)
    encoder.put(name)
    encoder.put(objects) { $1.encode(to: &$0) }
    encoder.put(location)
  }

  init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    self.init(
      id: try decoder.id(), name: try decoder.optionalString(), objects: try decoder.objects(),
      location: try decoder.location())
  }
}

extension InterfaceObject {
  func encode(to encoder: inout CompactEncoder) {
    encoder.put(id)
    encoder.put(element)
    encoder.put(attributes)
    encoder.put(texts) { encoder, text in
      encoder.put(text.role)
      encoder.put(text.string)
    }
    encoder.put(location)
    encoder.put(children) { $1.encode(to: &$0) }
  }

  fileprivate init(from decoder: inout CompactDecoder, depth: Int) throws(CompactFailure) {
    guard depth < OutlineFormat.depth else { throw .damaged }
    self.init(
      id: try decoder.id(), element: try decoder.string(), attributes: try decoder.attributes(),
      texts: try decoder.array { decoder throws(CompactFailure) in
        InterfaceText(role: try decoder.string(), string: try decoder.string())
      },
      location: try decoder.location())
    children = try decoder.array { decoder throws(CompactFailure) in
      try InterfaceObject(from: &decoder, depth: depth + 1)
    }
  }
}

extension CompactDecoder {
  /// Reads top-level objects, with everything inside.
  mutating func objects() throws(CompactFailure) -> [InterfaceObject] {
    try array { decoder throws(CompactFailure) in try InterfaceObject(from: &decoder, depth: 0) }
  }
}
