/// Whether an object's class is, or inherits from, a class that is only known at run time.
package func isKind(_ object: AnyObject, of expected: AnyClass) -> Bool {
  if type(of: object) == expected { return true }
  var mirror = Mirror(reflecting: object).superclassMirror
  while let current = mirror {
    if current.subjectType == expected { return true }
    mirror = current.superclassMirror
  }
  return false
}
