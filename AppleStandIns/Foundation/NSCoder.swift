@objc open class NSCoder: NSObject {
  public override init() {}
  @objc open dynamic var allowsKeyedCoding: Bool { get {} }
  @objc open dynamic func containsValue(forKey key: String) -> Bool {}
  @objc open dynamic func decodeObject(forKey key: String) -> Any? {}
  @objc open dynamic func decodeBool(forKey key: String) -> Bool {}
  @objc open dynamic func decodeInteger(forKey key: String) -> Int {}
  @objc open dynamic func decodeFloat(forKey key: String) -> Float {}
  @objc open dynamic func decodeDouble(forKey key: String) -> Double {}
  @objc open dynamic func encode(_ object: Any?, forKey key: String) {}
}

@objc public protocol NSCoding {
  @objc(encodeWithCoder:) func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}

@objc public protocol NSSecureCoding: NSCoding {
  static var supportsSecureCoding: Bool { get }
}

@objc public protocol NSCopying {
  func copy(with zone: OpaquePointer?) -> Any
}
