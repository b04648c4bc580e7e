public func NSSelectorFromString(_ aSelectorName: String) -> Selector {}
public func NSStringFromSelector(_ aSelector: Selector) -> String {}
public func NSClassFromString(_ aClassName: String) -> AnyClass? {}
public func NSStringFromClass(_ aClass: AnyClass) -> String {}
public func NSLog(_ format: String, _ args: any CVarArg...) {}
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {}
