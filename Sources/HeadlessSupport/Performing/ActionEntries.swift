extension Dictionary where Key == String {
  /// The table with more entries, which go before those of the same name.
  public func addingActions(_ entries: [String: Value]) -> Self {
    merging(entries) { $1 }
  }
}
