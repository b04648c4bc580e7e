import Testing

/// The changes that the compiler offers along with an error.
@Suite struct FixItTests {
  @Test func `A prepare that never routes is offered the call with its parameter names`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue {
          @To(AboutViewController.self) case about
        }

        override func prepare(for storyboardSegue: UIStoryboardSegue, sender cell: Any?) {
          title = nil
        }
      }
      """)
    #expect(expansion.offers == ["call 'route(storyboardSegue, sender: cell)'"])
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController {
          enum Segue {
            @To(AboutViewController.self) case about
          }

          override func prepare(for storyboardSegue: UIStoryboardSegue, sender cell: Any?) {
            title = nil
            route(storyboardSegue, sender: cell)
          }
        }
        """)
    #expect(try Expansion(expansion.fixed).messages == [])
  }

  @Test func `A comment at the end of a prepare stays below the offered call`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @To(AboutViewController.self) case about }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          title = nil
          // The rest is in the storyboard.
        }
      }
      """)
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController {
          enum Segue { @To(AboutViewController.self) case about }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            title = nil
            route(segue, sender: sender)
            // The rest is in the storyboard.
          }
        }
        """)
  }

  @Test func `A prepare that may return early is offered the call at its beginning`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @To(AboutViewController.self) case about }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard sender is UIButton else { return }
          title = nil
        }
      }
      """)
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController {
          enum Segue { @To(AboutViewController.self) case about }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            route(segue, sender: sender)
            guard sender is UIButton else { return }
            title = nil
          }
        }
        """)
    #expect(try Expansion(expansion.fixed).messages == [])
  }

  @Test func `An empty prepare is offered the call on its own line`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @To(AboutViewController.self) case about }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
      }
      """)
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController {
          enum Segue { @To(AboutViewController.self) case about }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            route(segue, sender: sender)
          }
        }
        """)
  }

  @Test func `Parameters without a name get one for the offered call`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @To(AboutViewController.self) case about }
        override func prepare(for _: UIStoryboardSegue, sender _: Any?) {}
      }
      """)
    #expect(expansion.offers == ["call 'route(segue, sender: sender)'"])
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController {
          enum Segue { @To(AboutViewController.self) case about }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            route(segue, sender: sender)
          }
        }
        """)
  }

  @Test func `In a subclass of a source, the offered call is to super`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class FriendsViewController: PeopleViewController {
        enum Segue { @To(AboutViewController.self) case about }
        override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
          name != "about"
        }
      }
      """, isRoot: false)
    #expect(
      expansion.fixed == """
        @SegueSource
        final class FriendsViewController: PeopleViewController {
          enum Segue { @To(AboutViewController.self) case about }
          override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
            guard super.shouldPerformSegue(withIdentifier: name, sender: sender) else { return false }
            return name != "about"
          }
        }
        """)
    #expect(try Expansion(expansion.fixed, isRoot: false).messages == [])
  }

  @Test func `A result keeps its comments when a call is offered before it`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @To(AboutViewController.self) case about }
        override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
          // Only members see it.
          isMember  // For now.
        }
      }
      """)
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController {
          enum Segue { @To(AboutViewController.self) case about }
          override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
            guard shouldRoute(name, sender: sender) else { return false }
            // Only members see it.
            return isMember  // For now.
          }
        }
        """)
  }

  @Test(arguments: [
    ("switch name { case \"about\": isMember default: true }", "return "),
    ("if isMember { true } else { name != \"about\" }", "return "),
    ("if isMember { return true } else { return false }", ""),
  ])
  func `A switch or an if that is the result is returned after the offered call`(
    _ statement: String, _ added: String
  ) throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @To(AboutViewController.self) case about }
        override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
          \(statement)
        }
      }
      """)
    #expect(expansion.fixed.contains("return false }\n    \(added)\(statement)\n  }"))
  }

  @Test func `A case without a destination is offered an attribute to fill in`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue {
          /// The authors.
          case about
        }
      }
      """)
    #expect(expansion.offers == ["add '@To' with the destination's class"])
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController {
          enum Segue {
            /// The authors.
            @To(<#DestinationController#>.self) case about
          }
        }
        """)
  }

  @Test func `A segue that needs an answer is offered the method, at the end of the class`() throws
  {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue {
          @Embed(MapViewController.self) case map(Map)
        }
      }
      """)
    #expect(expansion.offers == ["add 'func mapInput(from sender: Any?) -> Map'"])
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController {
          enum Segue {
            @Embed(MapViewController.self) case map(Map)
          }

          func mapInput(from sender: Any?) -> Map {
            <#code#>
          }
        }
        """)
    #expect(try Expansion(expansion.fixed).messages == [])
  }

  @Test func `A class without segues is offered the protocol of its generated segues`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {}
      """)
    #expect(expansion.offers == ["conform the class to 'PeopleViewControllerSegues.Source'"])
    #expect(
      expansion.fixed == """
        @SegueSource
        final class PeopleViewController: UIViewController, PeopleViewControllerSegues.Source {}
        """)
    #expect(try Expansion(expansion.fixed).messages == [])
  }

  @Test(arguments: ["[() -> Void]", "Box<any Shape>"])
  func `The optional of a type that contains another is recognized`(type: String) throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @Embed(MapViewController.self) case map(\(type)) }
        func mapInput(from sender: Any?) -> \(type)? { nil }
      }
      """)
    #expect(expansion.offers == ["return '\(type)'"])
  }

  @Test func `An optional answer for a segue without a veto is offered its wrapped type`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @Embed(MapViewController.self) case map(Int) }
        func mapInput(from sender: Any?) -> Int? { 3 }
      }
      """)
    #expect(expansion.offers == ["return 'Int'"])
    #expect(expansion.fixed.contains("func mapInput(from sender: Any?) -> Int { 3 }"))
    #expect(try Expansion(expansion.fixed).messages == [])
  }

  @Test(arguments: ["any Shape", "(Int) -> Void", "Shape & Sendable"])
  func `The optional of a type that needs parentheses is recognized`(type: String) throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @Embed(MapViewController.self) case map(\(type)) }
        func mapInput(from sender: Any?) -> (\(type))? { nil }
      }
      """)
    #expect(expansion.offers == ["return '\(type)'"])
  }

  @Test(arguments: ["any Shape", "(Int) -> Void", "Shape & Sendable"])
  func `The advised answer has parentheses if its type needs them`(type: String) throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue { @To(MapViewController.self) case map(\(type)) }
        func mapInput(from item: Any) -> (\(type))? { nil }
      }
      """)
    #expect(
      expansion.messages.contains { $0.contains("mapInput(from sender: Any?) -> (\(type))?") })
  }
}
