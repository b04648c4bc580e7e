/// Operating systems of Apple, as `#if os(…)` names them.
package struct Systems: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let iOS = Systems(rawValue: 1)
  package static let macOS = Systems(rawValue: 2)
  package static let tvOS = Systems(rawValue: 4)
  package static let watchOS = Systems(rawValue: 8)
  package static let visionOS = Systems(rawValue: 16)
  package static let all: Systems = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
}
