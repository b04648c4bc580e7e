import TestSupport
import Testing

/// The expansions for small classes, compared with references for reviewers to read.
@Suite struct ExpansionTests {
  @Test func `The expansion of a source matches the reference`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class GroupsViewController: UITableViewController {
        enum Segue {
          @To(LoginViewController.self) case login
          @To(DevicesViewController.self, id: "Details") case devices(DevicesViewController.SegueInput)
        }
      }
      """)
    #expect(expansion.messages == [])
    #expect(try ReferenceText.problem(with: expansion.text, name: "Source.swift.txt") == nil)
  }

  @Test func `The expansion of segues that code can't perform matches the reference`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      public final class TabsViewController: UITabBarController {
        public enum Segue {
          @Child(HomeViewController.self) case home(User)
          @Embed(LegendViewController.self) case legend(title: String, rows: Int)
          @Unwind(StartViewController.loggedOut) case logOut
        }
        func legendInput(from sender: Any?) -> (title: String, rows: Int) { ("", 0) }
        @IBSegueAction func makeHome(_ coder: NSCoder) -> HomeViewController? { nil }
      }
      """)
    #expect(expansion.messages == [])
    #expect(try ReferenceText.problem(with: expansion.text, name: "Tabs.swift.txt") == nil)
  }

  @Test func `The expansion of a subclass of a source matches the reference`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class FriendsViewController: PeopleViewController {
        private enum Segue {
          @Unnamed(FriendViewController.self) case friend(Friend)
        }
        private func friendInput(from sender: Any?) -> Friend { Friend() }
      }
      """, isRoot: false)
    #expect(expansion.messages == [])
    #expect(try ReferenceText.problem(with: expansion.text, name: "Subclass.swift.txt") == nil)
  }

  @Test func `The expansion of a source whose segues are generated matches the reference`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class ListViewController: UITableViewController, ListViewControllerSegues.Source {
        @IBSegueAction func makePerson(_ coder: NSCoder) -> PersonViewController? { nil }
      }
      """)
    #expect(expansion.messages == [])
    #expect(try ReferenceText.problem(with: expansion.text, name: "Generated.swift.txt") == nil)
  }

  @Test func `The expansion of a public subclass and its alias matches the reference`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      public final class FriendsViewController: PeopleViewController,
        FriendsViewControllerSegues.Source
      {
        public typealias Segue = FriendsViewControllerSegues.Segue
      }
      """, isRoot: false)
    #expect(expansion.messages == [])
    #expect(
      try ReferenceText.problem(with: expansion.text, name: "GeneratedSubclass.swift.txt") == nil)
  }

  @Test func `The protocol of generated segues may have an attribute`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class ListViewController: UIViewController, @MainActor ListViewControllerSegues.Source {
      }
      """)
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("typealias _Segues = ListViewControllerSegues\n"))
  }

  @Test func `A prepare that never routes is rejected in a source with generated segues`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class ListViewController: UITableViewController, ListViewControllerSegues.Source {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
      }
      """)
    #expect(expansion.offers == ["call 'route(segue, sender: sender)'"])
  }

  @Test func `A return in a local property or closure doesn't leave a prepare`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class ListViewController: UIViewController {
        enum Segue {
          @To(DetailViewController.self) case detail
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          var detail: DetailViewController? { return segue.destination as? DetailViewController }
          let later = { return detail }
          route(segue, sender: sender)
        }
      }
      """)
    #expect(expansion.messages == [])
  }

  @Test func `An overload of prepare that takes no segue may do anything`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class GroupsViewController: UIViewController {
        enum Segue {
          @To(DetailViewController.self) case detail
        }
        func prepare(for group: DeviceGroup, sender: UIButton) {}
      }
      """)
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("override func prepare(for segue: _StoryboardSegue"))
  }

  @Test func `A property called route is not a call of route`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class MapViewController: UIViewController {
        enum Segue {
          @To(DetailViewController.self) case detail
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? DetailViewController)?.route = route
        }
      }
      """)
    #expect(expansion.offers == ["call 'route(segue, sender: sender)'"])
  }

  @Test func `Another object's route is not a call of route`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class MapViewController: UIViewController {
        enum Segue {
          @To(DetailViewController.self) case detail
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          router.route(to: segue.destination)
        }
      }
      """)
    #expect(expansion.offers == ["call 'route(segue, sender: sender)'"])
  }

  @Test(arguments: ["router.route(to: segue.destination)", "route(segue, sender: sender)"])
  func `A call in a condition may precede one on all paths`(_ call: String) throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class MapViewController: UIViewController {
        enum Segue {
          @To(DetailViewController.self) case detail
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if sender is UIButton { \(call) }
          self.route(segue, sender: sender)
        }
      }
      """)
    #expect(expansion.messages == [])
  }

  @Test func `A method for a case without a value is reported, and not called`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class ListViewController: UIViewController {
        enum Segue {
          @To(DetailViewController.self) case detail
        }
        func detailInput(from sender: Any?) -> Int? { nil }
      }
      """)
    #expect(expansion.messages == ["no segue calls 'detailInput(from:)'"])
    #expect(!expansion.text.contains("detailInput"))
  }

  @Test func `A segue set up by hand is described next to an unwind segue without a class`() throws
  {
    let expansion = try Expansion(
      """
      @SegueSource
      final class LimitsViewController: UIViewController {
        enum Segue {
          @Unwind(HomeViewController.chosen(_:) as (HomeViewController) -> (Int) -> Void) case back(Int)
          @Untyped case help
        }
      }
      """)
    #expect(expansion.messages == [])
    #expect(expansion.text.contains(#"identifier: "back", unwindingBy: HomeViewController.chosen"#))
    #expect(expansion.text.contains(#"identifier: "help", to: _destination(of: .help),"#))
  }

  @Test func `The expansion of a class's actions matches the reference`() throws {
    let expansion = try Expansion(
      """
      @SegueActions
      class HomeViewController: UIViewController {
        @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
      }
      """)
    #expect(expansion.messages == [])
    #expect(try ReferenceText.problem(with: expansion.text, name: "Actions.swift.txt") == nil)
  }

  @Test func `The expansion of an extension's actions matches the reference`() throws {
    let expansion = try Expansion(
      """
      @SegueActions
      extension HomeViewController {
        @IBSegueAction func make(coder: NSCoder, sender: Any?) -> UIViewController? { nil }
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      try ReferenceText.problem(with: expansion.text, name: "ExtensionActions.swift.txt") == nil)
  }

  @Test func `Registering the actions of a source again is reported, and adds nothing`() throws {
    let expansion = try Expansion(
      """
      @SegueActions
      @SegueSource
      class HomeViewController: UIViewController {
        enum Segue { @To(AboutViewController.self) case about }
        @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
      }
      """)
    #expect(expansion.messages.count == 1)
    #expect(expansion.messages.first?.hasSuffix("remove '@SegueActions'") == true)
    #expect(expansion.text == "\n")
  }

  @Test func `The conformance is available where its class and the type around it are`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      @available(tvOS 17, *)
      final class PeopleViewController: UIViewController {
        enum Segue {
          @To(AboutViewController.self) case about
        }
      }
      """, extending: "Screens.PeopleViewController",
      in: "@available(iOS 17, *)\nenum Screens {}")
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("@available(iOS 17, *)"))
    #expect(expansion.text.contains("@available(tvOS 17, *)"))
    #expect(expansion.text.contains("extension Screens.PeopleViewController: _SegueSource {}"))
  }

  @Test func `Names that need backticks have them in written code`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue {
          @Unnamed(PersonViewController.self) case `show person`(`the name`: String)
        }
        func `show personInput`(from sender: Any?) -> String { "" }
      }
      """)
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("source.`show personInput`(from: sender)"))
    #expect(expansion.text.contains(".`show person`(`the name`: answer)"))
  }

  @Test func `Cases in nested conditions are reported`() throws {
    let expansion = try Expansion(
      """
      @SegueSource
      final class PeopleViewController: UIViewController {
        enum Segue {
          @To(AboutViewController.self) case about
          #if DEBUG
          #if os(iOS)
          @To(DebugViewController.self) case debug
          #endif
          #endif
        }
      }
      """)
    #expect(expansion.messages.contains { $0.contains("can't tell which '#if' condition holds") })
  }

  @Test func `Expansions have no trailing spaces and no double blank lines`() throws {
    let text = try Expansion(
      """
      @SegueSource
      class PeopleViewController: UIViewController {
        enum Segue {
          @To(AboutViewController.self) case about
        }
      }
      """
    ).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.last == " " } == [])
    #expect(!text.contains("\n\n\n"))
  }
}
