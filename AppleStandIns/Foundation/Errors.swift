@objc open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {}
  @objc open dynamic var domain: String { get {} }
  @objc open dynamic var code: Int { get {} }
  @objc open dynamic var userInfo: [String: Any] { get {} }
  @objc open dynamic var localizedDescription: String { get {} }
}

public var NSUnderlyingErrorKey: String { get {} }
public var NSLocalizedDescriptionKey: String { get {} }
public var NSPOSIXErrorDomain: String { get {} }
public var NSCocoaErrorDomain: String { get {} }

public struct CocoaError: Error {
  public var code: Code { get {} }

  public struct Code: Hashable, RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) {}
    public static var fileNoSuchFile: Code { get {} }
    public static var fileReadNoSuchFile: Code { get {} }
    public static var fileReadNoPermission: Code { get {} }
  }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { get {} }
  public var failureReason: String? { get {} }
  public var recoverySuggestion: String? { get {} }
}

extension Error {
  public var localizedDescription: String { get {} }
}

@objc open class NSException: NSObject {
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {}
  @objc open dynamic var reason: String? { get {} }
  @objc open dynamic func raise() {}
}

public struct NSExceptionName: Hashable, StandInStringConstant, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) {}
  public init(rawValue: String) {}
  public static var invalidArgumentException: NSExceptionName { get {} }
  public static var internalInconsistencyException: NSExceptionName { get {} }
  public static var genericException: NSExceptionName { get {} }
}
