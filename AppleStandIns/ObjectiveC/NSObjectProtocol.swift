@objc public protocol NSObjectProtocol {
  var hash: Int { get }
  var superclass: AnyClass? { get }
  var description: String { get }
  func isEqual(_ object: Any?) -> Bool
  func isKind(of aClass: AnyClass) -> Bool
  func isMember(of aClass: AnyClass) -> Bool
  func responds(to aSelector: Selector!) -> Bool
}
