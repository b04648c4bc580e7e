@objc open class UserDefaults: NSObject, @unchecked Sendable {
  @objc(standardUserDefaults) open class var standard: UserDefaults { get {} }
  @objc(registerDefaults:)
  open dynamic func register(defaults registrationDictionary: [String: Any]) {}
}
