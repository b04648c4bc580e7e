#if !SEGUES_NO_CONTROLLERS
extension StoryboardSegueID {
  /// Whether two names refer to the same segue.
  ///
  /// Swift would compare raw values only, and all segues without an identifier have the same one.
  ///
  /// - Parameters:
  ///   - left: The name of a segue.
  ///   - right: The name of another.
  /// - Returns: Whether they are the same case.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    let identifier = left.rawValue
    guard identifier == right.rawValue else { return false }
    return !identifier.isEmpty || "\(left)" == "\(right)"
  }
}
#endif
