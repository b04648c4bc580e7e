extension Dictionary where Key == String {
  /// Returns the table with more entries, which replace those of the same name.
  public func addingActions(_ entries: [String: Value]) -> Self {
    merging(entries) { $1 }
  }
}
