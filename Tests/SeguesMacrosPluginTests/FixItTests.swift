import Testing

/// The changes that the compiler offers beside an error.
@Suite struct FixItTests {
  @Test func `A prepare that never routes gets the call, with the names of its parameters`() throws
  {
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

  @Test func `An empty prepare gets the call on a line of its own`() throws {
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

  @Test func `In a subclass of a source, the superclass is what is called`() throws {
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

  @Test func `A case that leads nowhere gets an attribute to fill in`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue {
          /// Who made it.
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
            /// Who made it.
            @To(<#DestinationController#>.self) case about
          }
        }
        """)
  }

  @Test func `A segue that needs an answer gets the method, at the end of the class`() throws {
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

  @Test func `A class without segues gets the protocol of the generated ones`() throws {
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

  @Test func `An answer that nothing can veto is offered its type without the optional`() throws {
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
}
