import FaultPlanting
import Testing

/// The lines of code that are ends of a fault: those that name the changed thing, and those that
/// use a value derived from it, but no others.
@Suite struct EndTests {
  private let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="list" id="a" customClass="A" sceneMemberID="viewController">
    <connections>
    <segue destination="b" kind="show" identifier="again" id="g"/>
    </connections></viewController>
    </objects></scene><scene sceneID="t"><objects>
    <viewController storyboardIdentifier="other" id="b" customClass="B" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>
    """

  /// The lines of a source that are ends of the first fault of a kind.
  private func ends(
    _ kind: String, _ code: String, file: String = "A.swift"
  ) -> [Int] {
    let files = ["App/Main.storyboard": storyboard, "App/\(file)": code]
    let plants = SmallApp.sites(kind, files)?.plants ?? []
    return (plants.first?.ends ?? []).filter { $0.file == "App/\(file)" }.map(\.line).sorted()
  }

  @Test func `Performing a segue by a local variable is an end, other statements are not`() {
    let code = """
      class A {
        func f() {
          let name = isPad ? "again" : "other"
          print(title)
          performSegue(withIdentifier: name, sender: nil)
          title = name
        }
        func g() {
          performSegue(withIdentifier: name, sender: nil)
        }
      }
      """
    #expect(ends("segue-identifier-in-storyboard", code) == [3, 5])
  }

  @Test
  func
    `What hands an identifier to a function of the app is an end, what keeps it elsewhere is none`()
  {
    let code = """
      class A {
        func f() {
          performSegue(withIdentifier: "again", sender: nil)
          go(to: "again")
          defaults.set(1, forKey: "again")
        }
        func go(to name: String) {}
      }
      """
    #expect(ends("segue-identifier-in-storyboard", code) == [3, 4])
  }

  @Test func `Code after a case label is an end, whatever the label's name is`() {
    let code = """
      @implementation A
      - (void)f:(int)row {
        switch (row) {
        case RowTypeNotifications:
          [self performSegueWithIdentifier:@"again" sender:nil];
        }
      }
      @end
      """
    #expect(ends("segue-identifier-in-storyboard", code, file: "A.m") == [5])
  }

  @Test func `Opening a storyboard in the class of its name is an end`() {
    let code = """
      class Main {
        static func make() -> UIViewController? {
          UIStoryboard(name: className, bundle: nil).instantiateInitialViewController()
        }
      }
      class A {
        let board = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        func other() { _ = UIStoryboard(name: name, bundle: nil) }
      }
      """
    #expect(ends("storyboard-deleted", code) == [3, 7])
  }

  @Test func `Instantiating a scene by a class's name in a variable is an end`() {
    let code = """
      class A {
        func f() {
          let name = String(describing: list.self)
          storyboard?.instantiateViewController(withIdentifier: "list")
          storyboard?.instantiateViewController(withIdentifier: name)
        }
      }
      class list {}
      """
    #expect(ends("scene-identifier", code) == [3, 4, 5])
  }

  @Test func `A variable that gets its value in a case for a type is an end`() {
    let code = """
      class A {
        func f() {
          var name: String
          switch kind {
          case is B:
            name = "again"
            performSegue(withIdentifier: name, sender: nil)
          default: break
          }
        }
      }
      """
    #expect(ends("segue-identifier-in-storyboard", code) == [6, 7])
  }

  @Test func `Instantiating from a storyboard in a variable is an end`() {
    let swift = """
      func f() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        let first = board.instantiateInitialViewController()
        first?.title = "Main"
      }
      """
    #expect(ends("initial-controller", swift) == [2, 3])
    let objectiveC = """
      @implementation A
      - (id)f {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        A *first = [board instantiateInitialViewController];
        first.title = @"Main";
        return first;
      }
      @end
      """
    #expect(ends("initial-controller", objectiveC, file: "A.m") == [3, 4])
  }

  @Test func `Opening the value of a property is an end`() {
    let code = """
      enum Storyboard {
        case main
        var name: String {
          switch self {
          case .main: return "Main"
          }
        }
        var title: String { "x" }
        func open() -> UIViewController? {
          UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        }
        func show() { print(name, title) }
      }
      """
    #expect(ends("storyboard-deleted", code) == [5, 10])
  }

  @Test func `Instantiating from a storyboard that a member returns is an end`() {
    let code = """
      extension UIStoryboard {
        static func main() -> UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
      }
      func f() {
        let first = UIStoryboard.main().instantiateInitialViewController()
        main()
      }
      """
    #expect(ends("initial-controller", code) == [2, 5])
  }

  @Test func `Instantiating from a member's storyboard in a variable is an end`() {
    let code = """
      extension UIStoryboard {
        static func main() -> UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
      }
      func f() {
        let board = UIStoryboard.main()
        print(title)
        let first = board.instantiateInitialViewController()
        first?.title = "Main"
      }
      """
    #expect(ends("initial-controller", code) == [2, 5, 7])
  }

  @Test func `A call whose argument is on another line is an end`() {
    let code = """
      class A {
        func f() {
          prepare()
          performSegue(
            withIdentifier:
              "again", sender: nil)
        }
      }
      """
    #expect(ends("segue-identifier-in-storyboard", code) == [4, 6])
  }

  @Test func `A test that names what changed is an end`() {
    let code = "class A { func f() { performSegue(withIdentifier: \"again\", sender: nil) } }"
    let test = """
      func test(a: A) {
        a.performSegue(withIdentifier: "again", sender: nil)
        a.performSegue(withIdentifier: "other", sender: nil)
      }
      """
    let ends = SmallApp.sites(
      "segue-identifier-in-storyboard",
      [
        "App/Main.storyboard": storyboard, "App/A.swift": code, "App/AppTests/ATests.swift": test,
      ])?.plants.first?.ends.filter { $0.file.hasSuffix("ATests.swift") }.map(\.line)
    #expect(ends == [2])
  }

  @Test func `Dequeuing a prototype of a deleted storyboard is an end`() {
    let storyboard = storyboard.replacing(
      "<connections>", with: "<tableViewCell reuseIdentifier=\"row\" id=\"r\"/><connections>",
      maxReplacements: 1)
    let code = """
      let main = UIStoryboard(name: "Main", bundle: nil)
      class A { func f() {
        list.dequeueReusableCell(withIdentifier: "row", for: path)
        list.dequeueReusableCell(withIdentifier: "none", for: path)
      } }
      """
    let files = ["App/Main.storyboard": storyboard, "App/A.swift": code]
    let ends = SmallApp.sites("storyboard-deleted", files)?.plants.first?.ends ?? []
    #expect(ends.filter { $0.file == "App/A.swift" }.map(\.line).sorted() == [1, 3])
  }

  @Test func `If two segues share an identifier, casts to either destination are an end`() {
    let storyboard = storyboard.replacing(
      "id=\"g\"/>",
      with: "id=\"g\"/><segue destination=\"a\" kind=\"show\" id=\"h\"/>")
    let code = """
      class A { func prepare(for segue: UIStoryboardSegue) {
        guard segue.identifier == "again" else { return }
        (segue.destination as! B).title = nil
        (segue.destination as! C).title = nil
      } }
      class B {}
      class C {}
      """
    let files = ["App/Main.storyboard": storyboard, "App/A.swift": code]
    let ends = SmallApp.sites("duplicate-segue-identifier", files)?.plants.first?.ends ?? []
    #expect(ends.filter { $0.file == "App/A.swift" }.map(\.line).sorted() == [2, 3])
  }

  @Test func `A scene's old class and casts to it are an end, also inside that class`() {
    let code = """
      class A {
        static func make(_ board: UIStoryboard) -> A {
          board.instantiateViewController(withIdentifier: "list") as! A
        }
        func f() { performSegue(withIdentifier: "again", sender: nil) }
        let a: A
      }
      class B {}
      """
    #expect(ends("destination-class", code) == [1, 3, 5])
  }

  @Test func `A creator of a scene's old class is an end`() {
    let code = """
      class A {
        init?(coder: NSCoder, id: Int) {}
        func f() { performSegue(withIdentifier: "again", sender: nil) }
      }
      func make(_ board: UIStoryboard) -> UIViewController {
        board.instantiateViewController(identifier: "list") { coder in
          A(coder: coder, id: 1)
        }
      }
      class B {}
      """
    #expect(ends("destination-class", code) == [1, 3, 7])
  }

  @Test func `An Objective-C method declared to return the class is an end`() {
    let code = """
      @interface A : UIViewController
      + (instancetype)make;
      + (instancetype)other;
      @end
      @implementation A
      + (instancetype)make {
        return [[UIStoryboard storyboardWithName:@"Main" bundle:nil]
          instantiateInitialViewController];
      }
      - (void)f { [self performSegueWithIdentifier:@"again" sender:nil]; }
      @end
      @interface B : UIViewController
      @end
      """
    #expect(ends("destination-class", code, file: "A.m") == [1, 2, 6, 10])
  }

  @Test func `An outlet spelled like an action is renamed with it`() {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="a" customClass="A" sceneMemberID="viewController">
      <button key="view" id="b"><connections>
      <action selector="close:" destination="a" eventType="touchUpInside" id="c"/>
      </connections></button>
      <connections>
      <outlet property="close" destination="b" id="o"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    let code = """
      class A {
        @IBOutlet var close: UIButton!
        @IBAction func close(_ sender: Any) {}
      }
      """
    let plant = SmallApp.sites(
      "action-in-code", ["App/Main.storyboard": storyboard, "App/A.swift": code])?.plants.first
    let lines = plant?.ends.filter { $0.file == "App/Main.storyboard" }.map(\.line)
    #expect(Set(lines ?? []).isSuperset(of: [4, 7]))
  }
}
