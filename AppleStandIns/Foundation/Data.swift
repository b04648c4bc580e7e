@objc open class NSData: NSObject {
  @objc open dynamic var length: Int { get {} }
}

public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  public init() {}
  public init(capacity: Int) {}
  public init(count: Int) {}
  public init(
    bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator
  ) {}
  public init(_ elements: some Sequence<UInt8>) {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public init?(
    base64Encoded base64String: String, options: NSData.Base64DecodingOptions = []
  ) {}
  public init?(base64Encoded base64Data: Data, options: NSData.Base64DecodingOptions = []) {}
  public var startIndex: Int { get {} }
  public var endIndex: Int { get {} }
  public subscript(index: Int) -> UInt8 {
    get {}
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get {}
    set {}
  }
  public mutating func append(_ other: Data) {}
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<UInt8>
  ) {}
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func base64EncodedString() -> String {}

  public enum Deallocator {
    case free
    case none
    case custom((UnsafeMutableRawPointer, Int) -> Void)
  }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var mappedIfSafe: ReadingOptions { get {} }
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var atomic: WritingOptions { get {} }
  }
}

extension NSData {
  public struct Base64DecodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var ignoreUnknownCharacters: Base64DecodingOptions { get {} }
  }
}

extension Data: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData {}
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData, result: inout Data?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data {}
}
