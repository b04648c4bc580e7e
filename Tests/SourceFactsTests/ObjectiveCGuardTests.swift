import SourceFacts
import Testing

struct ObjectiveCGuardTests {
  /// The conditions at each `[self scene]`, in the order of the code; `§x` compares with `@"x"`.
  private func conditions(_ body: String) -> [[String]] {
    var text = ""
    for part in body.split(separator: "§", omittingEmptySubsequences: false).enumerated() {
      guard part.offset > 0, let name = part.element.first else {
        text += part.element
        continue
      }
      text += "[segue.identifier isEqualToString:@\"\(name)\"]" + part.element.dropFirst()
    }
    return ObjectiveCFacts(prepare: text.replacing("!!", with: "[self scene];"))
      .facts.calls.map(\.context.conditions)
  }

  @Test func `A branch knows the comparison that leads to it`() {
    #expect(
      conditions("if (§a) { !! } else if (§b) { !! } else { !! } !!")
        == [["a"], ["not a", "b"], ["not a", "not b"], []])
    #expect(conditions("if (§a) !! else !!") == [["a"], ["not a"]])
    #expect(conditions("if (!§a) { !! } else { !! }") == [["not a"], ["a"]])
  }

  @Test func `Conditions joined by operators are all known`() {
    #expect(
      conditions("if (§a || §b || §c) { !! } else { !! }") == [
        ["a|b|c"], ["not a", "not b", "not c"],
      ])
    #expect(conditions("if (§a && self.x) { !! } else { !! }") == [["a"], []])
    #expect(conditions("if (§a || self.x) { !! } else { !! }") == [[], ["not a"]])
    #expect(conditions("if (!(§a || §b)) { !! } else { !! }") == [["not a", "not b"], ["a|b"]])
    #expect(conditions("if (§a == YES) { !! } if (§a == NO) { !! }") == [["a"], ["not a"]])
    #expect(conditions("if ((self.x == 1) && (§a)) { !! }") == [["a"]])
    #expect(conditions("if (!§a || §b) { !! } else { !! }") == [[], ["a", "not b"]])
  }

  @Test func `An if that leaves the function is a condition of the code after it`() {
    #expect(conditions("if (!§a) { return; } !!") == [["a"]])
    #expect(conditions("if (!§a) return; if (§b) { x(); } !!") == [["a"]])
    #expect(conditions("if (§a) { !! return; } !!") == [["a"], ["not a"]])
    #expect(conditions("if (§a) { return; } else if (§b) { return; } !!") == [["not a", "not b"]])
    #expect(conditions("if (§a) { x(); } else { return; } !!") == [["a"]])
    #expect(conditions("for (id x in y) { if (!§a) continue; !! } !!") == [["a"], []])
    #expect(conditions("for (id x in y) if (!§a) break; !!") == [[]])
    #expect(conditions("while (x) for (id x in y) if (!§a) { !! break; } !!") == [["not a"], []])
    #expect(conditions("for (id x in y) @autoreleasepool { z(); } if (!§a) return; !!") == [["a"]])
    #expect(conditions("do { !! } while (x); if (!§a) return; !!") == [[], ["a"]])
    #expect(conditions("if (!§a) { [NSException raise:x]; } !!") == [[]])
    #expect(conditions("if (!§a) { if (x) return; } !!") == [[]])
    #expect(conditions("if (!§a) { foo(); x: y(); } !!") == [[]])
  }

  @Test func `An if that leaves the function in an #if is not a condition of the code after it`() {
    #expect(conditions("#if A\nif (!§a) return;\n#endif\n!!") == [[]])
    #expect(conditions("if (!§a) {\n#if A\nreturn;\n#endif\n}\n!!") == [[]])
    #expect(conditions("#if A\nif (x) { if (!§a) return; !! }\n#endif\n!!") == [["a"], []])
    #expect(conditions("#if A\nif (!§a) { return; }\n!! foo();\n#endif") == [["a"]])
  }

  @Test func `Nothing is known after a label`() {
    #expect(
      conditions("switch (x) { case 1: if (!§a) break; !! case 2: !! }") == [["a"], []])
    #expect(conditions("if (!§a) return; again: !!") == [[]])
  }

  @Test func `Nested branches and blocks know all outer conditions`() {
    #expect(
      conditions("if (§a || §b) { if (§a) { [x run:^{ !! }]; } else { !! } }")
        == [["a|b", "a"], ["a|b", "not a"]])
    #expect(conditions("if (§a) if (x) !! else !!") == [["a"], ["a"]])
  }

  @Test func `The right side of an operator knows the left side`() {
    #expect(conditions("x = §a ? [self scene] : [self scene];") == [["a"], []])
    #expect(conditions("x = §a && [self scene];") == [["a"]])
    #expect(conditions("x = §a || [self scene];") == [["not a"]])
  }

  @Test func `Constants and sets of identifiers are conditions`() {
    #expect(
      conditions("if ([segue.identifier isEqualToString:kShow]) { !! }") == [["kShow"]])
    #expect(
      conditions("if ([@[@\"a\", kB] containsObject:segue.identifier]) { !! }") == [["a|kB"]])
  }

  @Test func `An identifier is unknown if the outcome of the condition is unknown`() {
    #expect(
      conditions("if ([segue.identifier hasPrefix:@\"a\"]) { !! } else { !! } !!")
        == [["?"], ["?"], []])
    #expect(conditions("if ([self.names containsObject:segue.identifier]) { !! }") == [["?"]])
    #expect(conditions("if (self.isOpen) { !! }") == [[]])
  }
}
