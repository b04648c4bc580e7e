/// A property of a thing, with its value in both versions.
package struct ChangeDetail: Hashable, Sendable {
  /// The property's name: a readable one, or that of the attribute.
  package var property: String
  /// The readable old value; nil if there was none.
  package var old: String?
  /// The new value; nil if there is none.
  package var new: String?
  /// The reason why the difference doesn't matter to the app; nil if it does.
  package var noise: Noise?

  package init(_ property: String, _ old: String?, _ new: String?, noise: Noise? = nil) {
    self.property = property
    self.old = old
    self.new = new
    self.noise = noise
  }
}

extension [ChangeDetail] {
  /// Adds a property if its values differ.
  mutating func add(_ property: String, _ old: String?, _ new: String?, noise: Noise? = nil) {
    if old != new { append(ChangeDetail(property, old, new, noise: noise)) }
  }
}

/// The reasons why a difference doesn't matter to the app.
package enum Noise: String, Hashable, Sendable, CaseIterable {
  /// Other versions of Xcode or of the format.
  case toolVersions
  /// Copies of resources, and requirements for opening the file.
  case resources
  /// Settings that only Interface Builder's canvas uses: positions of scenes, the device, simulated
  /// bars.
  case canvas
  /// Numbers that differ only in their last digits.
  case rounding
  /// Another notation for the same value: other components of a color, a default that was left out.
  case notation
  /// Frames that constraints or containers compute at run time.
  case computedFrames
  /// Interface Builder's own notes about the layout.
  case layoutRemarks
  /// Ids of things that are otherwise the same.
  case ids
}
