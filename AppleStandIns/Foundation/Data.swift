@objc open class NSData: NSObject {
  @objc open dynamic var length: Int { get {} }
}

public struct Data: Hashable, Sendable, RandomAccessCollection {
  public init() {}
  public init(_ elements: some Sequence<UInt8>) {}
  public init(contentsOf url: URL) throws {}
  public var startIndex: Int { get {} }
  public var endIndex: Int { get {} }
  public subscript(index: Int) -> UInt8 { get {} }
  public func write(to url: URL) throws {}
}

extension Data: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData {}
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData, result: inout Data?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data {}
}
