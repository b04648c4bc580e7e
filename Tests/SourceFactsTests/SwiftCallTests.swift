import SourceFacts
import Testing

struct SwiftCallTests {
  private func call(_ code: String) -> CallExpression? {
    if case .call(let call)? = value(code) { call } else { nil }
  }

  @Test func `A function and a method of self have no receiver`() {
    let expected = CallExpression(
      function: "show", arguments: [.init(label: nil, value: .string("a"))])
    #expect(call(#"show("a")"#) == expected)
    #expect(call(#"self.show("a")"#) == expected)
    #expect(call(#"super.show("a")"#)?.receiver == .name(["super"]))
    #expect(call(#"delegate?.show("a")"#)?.receiver == .name(["delegate"]))
  }

  @Test func `An initializer is a function named by its type's path`() {
    #expect(
      call(#"UIStoryboard(name: "Main", bundle: nil)"#)
        == CallExpression(
          function: "UIStoryboard",
          arguments: [
            .init(label: "name", value: .string("Main")), .init(label: "bundle", value: .nil),
          ]))
    #expect(call("UIStoryboard.init(name: x)")?.function == "UIStoryboard")
    #expect(call("Kit.Base<Int>(x, y)")?.function == "Kit.Base")
    #expect(call("Kit.Base<Int>(x, y)")?.genericArguments == ["Int"])
    #expect(call("List.self.init(x, y)")?.function == "List")
  }

  @Test func `In a chain, each call is the receiver of the next`() {
    let value = call(
      #"UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!"#)
    #expect(value?.function == "instantiateInitialViewController")
    guard case .call(let receiver)? = value?.receiver else {
      Issue.record("no call: \(String(describing: value))")
      return
    }
    #expect(receiver.function == "UIStoryboard")
    #expect(call("R.storyboard.main.list()?.view()")?.function == "view")
  }

  @Test func `A call of an implicit member has an empty path as its receiver`() {
    let value = call(".main(bundle: nil)")
    #expect(value?.receiver == .implicitMember([]))
    #expect(value?.function == "main")
  }

  @Test func `Trailing closures are arguments`() {
    let value = call(#"storyboard.make("x") { coder in nil } done: { }"#)
    #expect(value?.arguments.count == 3)
    #expect(value?.arguments.first?.value == .string("x"))
    #expect(value?.arguments.map(\.label) == [nil, nil, "done"])
  }

  @Test func `A property of a call's result is a call without arguments`() {
    #expect(
      value("make().view")
        == .call(
          CallExpression(receiver: .call(CallExpression(function: "make")), function: "view")))
  }
}
