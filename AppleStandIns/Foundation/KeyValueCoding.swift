extension NSObject {
  @objc open dynamic func value(forKey key: String) -> Any? {}
  @objc open dynamic func setValue(_ value: Any?, forKey key: String) {}
}
