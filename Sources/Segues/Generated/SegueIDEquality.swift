#if !SEGUES_NO_CONTROLLERS
extension StoryboardSegueID {
  /// Whether two names are of one segue: several may have no identifier, and so one raw value.
  ///
  /// Without this Swift would compare raw values only.
  ///
  /// - Parameters:
  ///   - left: A segue's name.
  ///   - right: Another's.
  /// - Returns: Whether they are the same case.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    let identifier = left.rawValue
    guard identifier == right.rawValue else { return false }
    return !identifier.isEmpty || "\(left)" == "\(right)"
  }
}
#endif
