import Testing

/// The knowledge about the segue at a call of `here()`.
private func known(_ lines: String) -> [String] {
  Uses(prepare: lines.replacing("here()", with: "_ = segue.destination as! Here")).casts
    .filter { $0.contains("as! Here") }
    .map { $0.replacing("segue.destination as! Here", with: "").replacing(" if ", with: "") }
}

struct SwiftGuardTests {
  @Test(arguments: [
    #"if segue.identifier == "a" { here() }"#,
    #"if ready, segue.identifier == "a" { here() }"#,
    #"if ready && segue.identifier == "a" && able { here() }"#,
    #"if let id = segue.identifier, id == "a", ready { if able { here() } }"#,
    #"guard segue.identifier == "a" else { return }; here()"#,
    #"guard let id = segue.identifier, id == "a" else { fatalError() }; run { here() }"#,
    #"if segue.identifier != "a" { return }; here()"#,
    #"if segue.identifier == "a" { } else { return }; here()"#,
    #"switch segue.identifier { case "a": here(); default: break }"#,
    #"if !(segue.identifier != "a") { here() }"#,
    #"switch segue.identifier { case "b": switch x { case 1: fallthrough; default: y() }; case "a": here(); default: z() }"#,
    #"segue.identifier == "a" ? here() : other()"#,
    #"let ok = segue.identifier == "a" && here()"#,
    #"if case "a"? = segue.identifier { here() }"#,
    #"if segue.identifier != "a" || other { return }; here()"#,
    #"if ["a"].contains(segue.identifier) { here() }"#,
    #"if segue.identifier == "a" { for x in y where x { while able { here() } } }"#,
    #"do { guard segue.identifier == "a" else { throw E() }; here() } catch { }"#,
  ])
  func `The identifier that leads to a branch is known there`(lines: String) {
    #expect(known(lines) == [#"segue.identifier is "a""#])
  }

  @Test(arguments: [
    #"if segue.identifier == "a" { return }; here()"#,
    #"if segue.identifier == "a" { } else { here() }"#,
    #"if let id = segue.identifier, id == "a" { } else { here() }"#,
    #"guard segue.identifier == "a" else { here(); return }"#,
    #"switch segue.identifier { case "a": break; default: here() }"#,
    #"switch segue.identifier { case "a"?: break; case let id: here() }"#,
    #"if segue.identifier != "a" { here() }"#,
    #"let ok = segue.identifier == "a" || here()"#,
    #"guard segue.identifier != "a", ready else { return }; here()"#,
  ])
  func `An identifier is known not to be one of some values`(lines: String) {
    #expect(known(lines) == [#"segue.identifier isn't "a""#])
  }

  @Test(arguments: [
    #"if segue.identifier == "a", ready { } else { here() }"#,
    #"if segue.identifier == "a" && ready { } else { here() }"#,
    #"if segue.identifier == "a" || ready { here() }"#,
    #"if segue.identifier == "a" { log() }; here()"#,
    #"if segue.identifier == "a" { log() } else if able { return }; here()"#,
    #"switch segue.identifier { case "a" where ready: break; default: here() }"#,
    #"switch segue.identifier { case "a": fallthrough; case "b": here(); default: break }"#,
    #"switch segue.identifier { case "a": if x { fallthrough }; log(); case "b": here(); default: break }"#,
    #"switch segue.identifier { case "a", let other: here() }"#,
    #"if segue.identifier?.hasPrefix("a") == true { here() }"#,
    #"#if DEBUG"# + "\n" + #"guard segue.identifier == "a" else { return }"# + "\n#endif\nhere()",
    #"var id = segue.identifier; id = other; if id == "a" { here() }"#,
    #"if let id = segue.identifier, SegueID(rawValue: id) == .a { } else { here() }"#,
    #"if (segue.identifier ?? "a") == "a" { here() }"#,
    #"if segue.identifier == "a" { func later() { here() } }"#,
    #"while segue.identifier == "a" { break }; here()"#,
    #"for x in y { if segue.identifier == "a" { break } }; here()"#,
    #"if segue.identifier == "a" { exit() }; here()"#,
    #"if segue.identifier == "a" { exit(animated: true) }; here()"#,
  ])
  func `In doubtful code, nothing is known about the identifier`(lines: String) {
    #expect(known(lines) == [""])
  }

  @Test func `Alternatives are one condition`() {
    let both = [#"segue.identifier is "a" or "b""#]
    #expect(known(#"if segue.identifier == "a" || "b" == segue.identifier { here() }"#) == both)
    #expect(known(#"switch segue.identifier { case "a", "b": here(); default: break }"#) == both)
    #expect(known(#"guard ["a", "b"].contains(segue.identifier) else { return }; here()"#) == both)
    #expect(
      known(#"if ["a", "b"].contains(segue.identifier) { return }; here()"#)
        == [#"segue.identifier isn't "a" or "b""#])
  }

  @Test func `Up to 256 identifiers of earlier cases are known`() {
    func lines(_ count: Int) -> String {
      let cases = (0..<count).map { "case \"a\($0)\": break\n" }
      return "switch segue.identifier { \(cases.joined()) default: here() }"
    }
    let all = (0..<256).map { "\"a\($0)\"" }.joined(separator: " or ")
    #expect(known(lines(256)) == ["segue.identifier isn't \(all)"])
    #expect(known(lines(257)) == ["segue.identifier isn't ?"])
  }

  @Test func `The last 32 types of earlier cases are known`() {
    let cases = (0..<300).map { "case is A\($0): break\n" }.joined()
    let last = (268..<300).map { "segue.destination isn't a A\($0)" }
    #expect(
      known("switch segue.destination { \(cases) default: here() }")
        == [last.joined(separator: ", ")])
  }

  @Test func `A type is forgotten after more than 256 other patterns`() {
    func lines(_ count: Int) -> String {
      let others = String(repeating: "case let x where x.isReady: break\n", count: count)
      return "switch segue.destination { case is A: break\n\(others) default: here() }"
    }
    #expect(known(lines(255)) == ["segue.destination isn't a A"])
    #expect(known(lines(256)) == [""])
  }

  @Test func `An object of another class may still be one of a subclass`() {
    func known(_ test: String) -> [String] {
      Uses(prepare: "if segue.destination.\(test) { } else { _ = segue.destination as! Here }")
        .casts.filter { $0.contains("as! Here") }
    }
    #expect(known("isMember(of: A.self)") == ["segue.destination as! Here"])
    #expect(
      known("isKind(of: A.self)")
        == ["segue.destination as! Here if segue.destination isn't a A"])
  }

  @Test func `Nested conditions are all known`() {
    #expect(
      known(
        """
        if segue.identifier == "a" { return }
        if segueIdentifier(for: segue) == .b { here() }
        else if segue.identifier == "c" { } else { here() }
        """) == [
          #"segue.identifier isn't "a", made by segueIdentifier is .b"#,
          #"segue.identifier isn't "a", made by segueIdentifier isn't .b, "#
            + #"segue.identifier isn't "c""#,
        ])
  }

  @Test func `A condition holds for the ones after it in the same list`() {
    let uses = Uses(
      prepare: #"if segue.identifier == "a", let list = segue.destination as? List { }"#)
    #expect(uses.casts == [#"segue.destination as? List if segue.identifier is "a""#])
    #expect(uses.comparisons == [#"segue.identifier == "a""#])
  }

  @Test func `Calls know the identifier too`() {
    let uses = Uses(
      """
      class A {
        override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool {
          if id == "a" { performSegue(withIdentifier: "b", sender: nil) }
          return true
        }
      }
      """)
    #expect(
      uses.calls == [#"performSegue(withIdentifier: "b", sender: nil) if parameter 0 is "a""#])
  }
}
