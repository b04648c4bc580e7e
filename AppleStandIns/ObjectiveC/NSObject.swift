/// The root class. The compiler has a special rule that lets main-actor code override its `init()`.
@objc open class NSObject: NSObjectProtocol {
  public init() {}

  @objc open class func superclass() -> AnyClass? {}
  @objc open class func isSubclass(of aClass: AnyClass) -> Bool {}
  @objc open class func instancesRespond(to aSelector: Selector!) -> Bool {}
  @objc open dynamic var superclass: AnyClass? { get {} }
  @objc open dynamic var hash: Int { get {} }
  @objc open dynamic var description: String { get {} }
  @objc open dynamic var debugDescription: String { get {} }
  @objc open dynamic func isEqual(_ object: Any?) -> Bool {}
  @objc open dynamic func isKind(of aClass: AnyClass) -> Bool {}
  @objc open dynamic func isMember(of aClass: AnyClass) -> Bool {}
  @objc open dynamic func responds(to aSelector: Selector!) -> Bool {}
  @objc open dynamic func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {}
  @objc open dynamic func perform(
    _ aSelector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {}
  @objc open dynamic func method(for aSelector: Selector!) -> IMP! {}
  @objc open dynamic func copy() -> Any {}
  @objc open dynamic func mutableCopy() -> Any {}
}

extension NSObject: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { get {} }
}
