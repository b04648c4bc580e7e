/// The names that the reader knows.
///
/// The raw value of each is its number in every ``SymbolTable``.
enum ObjectiveCWord: Int32, CaseIterable {
  // Keywords after `@`.
  case interface, implementation, `protocol`, end, property, synthesize, dynamic, `import`
  case `catch`, `throw`, selector, autoreleasepool, finally, synchronized, encode, available
  // Statements.
  case `if`, `else`, `while`, `for`, `do`, `switch`, `case`, `default`, `return`, `break`
  case `continue`, goto, `try`, abort, exit, constexpr, `in`, sizeof
  // Declarations.
  case typedef, `struct`, `enum`, union, namespace, extern, inline, template, using, `class`
  case `static`, const, volatile, register, unsigned, signed, long, short, typename
  case __weak, __strong, __block, __unsafe_unretained, __autoreleasing, __unused, __kindof
  case typeof, __typeof, __typeof__, decltype, __auto_type, __attribute__, __bridge
  case __bridge_transfer, __bridge_retained, __extension__
  case nullable, nonnull, null_unspecified, null_resettable, _Nullable, _Nonnull
  case _Null_unspecified, _Nullable_result, __nullable, __nonnull, __covariant, __contravariant
  case oneway, `inout`, out, bycopy, byref, NS_NOESCAPE
  case IBOutlet, IBOutletCollection, IBAction, IBSegueAction, IBInspectable
  case getter, setter, readonly
  // Values.
  case `self`, `super`, `nil`, Nil, NULL, YES, NO, `true`, `false`, NSOrderedSame
  // Types without a star.
  case id, void, bool, BOOL, char, int, float, double, NSInteger, NSUInteger, CGFloat, Class, SEL
  case instancetype
  // Functions and messages that say something about a value.
  case CFSTR, NSStringFromClass, NSStringFromSelector, alloc, copy, mutableCopy, autorelease, retain
  case description, isEqual, isEqualToString, compare, isKindOfClass, isMemberOfClass
  case isSubclassOfClass
  case respondsToSelector, conformsToProtocol, containsObject, objectAtIndex
  case stringByAppendingString, stringWithString, stringWithUTF8String, stringWithFormat
  case identifier, destination, destinationViewController, destinationController
  case firstObject, lastObject, childViewControllers
  case restorationIdentifier, setRestorationIdentifier

  static let texts: [String] = allCases.map { String(describing: $0) }

  private static let all = allCases

  init?(symbol: Int32) {
    guard symbol >= 0, symbol < Self.all.count else { return nil }
    self = Self.all[Int(symbol)]
  }
}
