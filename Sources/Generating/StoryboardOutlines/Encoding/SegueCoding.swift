internal import CompactCoding
internal import StoryboardModel

extension Segue {
  func encode(to encoder: inout CompactEncoder) {
    encoder.put(id)
    encoder.put(kind.rawValue)
    encoder.put(owner)
    encoder.put(holder)
    trigger.encode(to: &encoder)
    encoder.put(destination)
    encoder.put(identifier)
    encoder.put(attributes)
    encoder.put(location)
  }

  init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    self.init(
      id: try decoder.id(), kind: SegueKind(rawValue: try decoder.string()),
      owner: try decoder.optionalID(), holder: try decoder.id(),
      trigger: try SegueTrigger(from: &decoder),
      destination: try decoder.optionalID(), identifier: try decoder.optionalString(),
      attributes: try decoder.attributes(), location: try decoder.location())
  }
}

extension SegueTrigger {
  fileprivate func encode(to encoder: inout CompactEncoder) {
    switch self {
    case .manual: encoder.put(0)
    case .relationship: encoder.put(1)
    case .embed(let id):
      encoder.put(2)
      encoder.put(id)
    case .object(let id, let element):
      encoder.put(3)
      encoder.put(id)
      encoder.put(element)
    }
  }

  fileprivate init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    switch try decoder.number() {
    case 0: self = .manual
    case 1: self = .relationship
    case 2: self = .embed(try decoder.id())
    case 3: self = .object(try decoder.id(), element: try decoder.string())
    default: throw .damaged
    }
  }
}
