extension InputNotHandedOverRule {
  static let triggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="person"/>
        ↓<segue destination="person" kind="show" identifier="other"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    @SegueSource final class List: UIViewController {
      enum Segue {
        @To(Person.self) case person(Int)
      }
      func other() { performSegue(withIdentifier: "other", sender: nil) }
    }
    final class Person: UIViewController, SegueDestination {
      typealias SegueInput = Int
      func configure(with input: Int) {}
    }
    """,
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES">
      <connections>
        ↓<segue destination="person" kind="show" identifier="person"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    @SegueSource final class List: UIViewController {
      enum Segue {
        @To(Person.self) case person(Int)
      }
    }
    final class Person: UIViewController, SegueInitializable {
      typealias SegueInput = Int
      init?(coder: NSCoder, input: Int) { super.init(coder: coder) }
      required init?(coder: NSCoder) { nil }
    }
    """,
  ]

  static let nonTriggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES">
      <connections>
        <segue destination="nav" kind="show" identifier="Show Person"/>
        <segue destination="made" kind="show" identifier="made" destinationCreationSelector="make:"/>
        <segue destination="about" kind="show" identifier="about"/>
      </connections>
    </viewController>
    <navigationController id="nav">
      <connections>
        <segue destination="person" kind="relationship" relationship="rootViewController"/>
      </connections>
    </navigationController>
    <viewController id="person" customClass="Person"/>
    <viewController id="made" customClass="Made"/>
    <viewController id="about" customClass="About"/>
    --- List.swift
    @SegueSource final class List: UIViewController {
      enum Segue {
        @To(Person.self, id: "Show Person") case person(Int)
        @To(Made.self) case made(Int)
      }
      func about() { performSegue(withIdentifier: "about", sender: nil) }
      @IBSegueAction func make(_ coder: NSCoder) -> Made? { makeDestination(.made, from: coder) }
    }
    final class Person: UIViewController, SegueDestination {
      typealias SegueInput = Int
      func configure(with input: Int) {}
    }
    final class Made: UIViewController, SegueInitializable {
      typealias SegueInput = Int
      init?(coder: NSCoder, input: Int) { super.init(coder: coder) }
      required init?(coder: NSCoder) { nil }
    }
    final class About: UIViewController {}
    """
  ]
}
