import SourceFacts
import Testing

struct SwiftMethodTests {
  private func method(_ code: String) -> MethodFact? {
    SwiftFacts("class List { \(code) }").type("List")?.members.methods.first
  }

  @Test(arguments: [
    ("func unwind(_ segue: Row) {}", "unwind:"), ("func unwind(segue: Row) {}", "unwindWithSegue:"),
    ("func unwindTo(list: Row) {}", "unwindToList:"),
    ("func unwind(from x: Row) {}", "unwindFrom:"),
    ("@objc(goBack:) func unwind(x: Row) {}", "goBack:"), ("func tapped() {}", "tapped"),
    (
      "func make(_ c: NSCoder, sender: Any?, segueIdentifier: String?) {}",
      "make:sender:segueIdentifier:"
    ),
    ("@objc( a: b: ) func c(x: Row, y: Row) {}", "a:b:"), ("func `repeat`(_ x: Row) {}", "repeat:"),
  ])
  func `A selector is the compiler's, unless the code states one`(code: String, selector: String) {
    #expect(method(code)?.selector == selector)
  }

  @Test(arguments: [
    ("func unwind(segue: Row) {}", "unwind:"), ("func unwind(_ segue: Row) {}", nil),
    ("func unwind(to segue: Row) {}", nil), ("func f(x: Row, y: Row) {}", "f:y:"),
    ("@objc(goBack:) func unwind(x: Row) {}", nil), ("func tapped() {}", nil),
  ])
  func `Until Swift 3 a first parameter with one name had no label`(
    code: String, selector: String?
  ) {
    #expect(method(code)?.legacySelector == selector)
  }

  @Test(arguments: [
    ("override func viewDidAppear(animated: Bool) {}", true),
    ("override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}", true),
    ("override func viewDidAppear(_ animated: Bool) {}", false),
    ("func viewDidAppear(animated: Bool) {}", false),
    ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}", false),
  ])
  func `An old Swift is recognized by the methods that a class overrides`(
    code: String, isBeforeSwift3: Bool
  ) {
    #expect(SwiftFacts("class List { \(code) }").facts.isBeforeSwift3 == isBeforeSwift3)
  }

  @Test(arguments: [
    ("@IBAction func f(_ x: Any) {}", true, false, true),
    ("@IBSegueAction func f(_ c: NSCoder) -> List? { nil }", false, true, true),
    ("@objc func f() {}", false, false, true), ("func f() {}", false, false, false),
    ("@objc private dynamic func f() {}", false, false, true),
  ])
  func `Actions and methods that Objective-C can call are known`(
    code: String, isAction: Bool, isSegueAction: Bool, isExposed: Bool
  ) {
    let fact = method(code)
    #expect(fact?.isAction == isAction)
    #expect(fact?.isSegueAction == isSegueAction)
    #expect(fact?.isExposed == isExposed)
  }

  @Test func `Labels and the type of the result are as written`() {
    let fact = method(
      "static func make<T>(_ c: NSCoder, for x: inout Any?, done: @escaping () -> Void) -> T? { y }"
    )
    #expect(fact?.labels == ["_", "for", "done"])
    #expect(fact?.returnType == "T")
    #expect(fact?.isStatic == true)
    #expect(fact?.position == SourcePosition(line: 1, column: 26))
  }

  @Test(arguments: ["func f() {}", "func f() -> Void {}", "func f() -> () {}"])
  func `A method that returns nothing has no return type`(code: String) {
    #expect(method(code)?.returnType == nil)
  }
}
