@objc public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {}
}

@objc open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  public override init() {}
  @objc open dynamic func lock() {}
  @objc open dynamic func unlock() {}
  @objc open dynamic func `try`() -> Bool {}
}
