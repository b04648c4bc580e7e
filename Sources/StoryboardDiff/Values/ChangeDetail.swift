/// One property of a thing with its value in both versions.
package struct ChangeDetail: Hashable, Sendable {
  /// The property's name: that of the attribute, where it has no plainer one.
  package var property: String
  /// The value before, as a person would say it; nil where there was none.
  package var old: String?
  /// The value after; nil where there is none.
  package var new: String?
  /// Why the difference says nothing about the app; nil where it does.
  package var noise: Noise?

  package init(_ property: String, _ old: String?, _ new: String?, noise: Noise? = nil) {
    self.property = property
    self.old = old
    self.new = new
    self.noise = noise
  }
}

/// What makes two versions differ although the app is the same.
package enum Noise: String, Hashable, Sendable, CaseIterable {
  /// Versions of Xcode and of the format.
  case toolVersions
  /// Copies of resources, and what is needed to open the file.
  case resources
  /// What only Interface Builder's canvas shows: places of scenes, the device, simulated bars.
  case canvas
  /// Numbers that are the same but for their last digits.
  case rounding
  /// Another way to write the same: a color by other components, a default that was left out.
  case notation
  /// Frames that are computed when the app runs, by constraints or by what contains the view.
  case computedFrames
  /// Interface Builder's own remarks on the layout.
  case layoutRemarks
  /// Ids of things that are the same otherwise.
  case ids
}
