/// The page that is served now, and those who wait for the next.
actor PageFeed {
  private(set) var page: ServedPage
  /// The port that is listened at; nil until it is known.
  private(set) var port: UInt16?
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastID = 0

  init(_ page: ServedPage) { self.page = page }

  func listen(at port: UInt16) { self.port = port }

  /// Replaces the page, and tells everybody who waits.
  func show(_ page: ServedPage) {
    guard page != self.page else { return }
    self.page = page
    let all = waiting.values
    waiting = [:]
    for continuation in all { continuation.resume() }
  }

  /// The page, as soon as it is another one than that which was seen.
  ///
  /// - Returns: Nil where it stays the same for a quarter of a minute, so that whoever sends it on
  ///   notices that nobody is there any more.
  func page(after seen: ServedPage?) async -> ServedPage? {
    if page != seen { return page }
    lastID += 1
    let id = lastID
    let timer = Task {
      try await Task.sleep(nanoseconds: 15_000_000_000)
      self.wake(id)
    }
    await withCheckedContinuation { waiting[id] = $0 }
    timer.cancel()
    return page == seen ? nil : page
  }

  private func wake(_ id: Int) {
    waiting.removeValue(forKey: id)?.resume()
  }
}
