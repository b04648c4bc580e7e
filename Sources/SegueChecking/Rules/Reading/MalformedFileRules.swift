internal import Findings

/// A storyboard or xib is not well formed.
package enum MalformedXMLRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "malformed-xml", severity: .error,
    summary: "A storyboard or xib is not well formed",
    why: """
      Xcode cannot open it, and the app cannot be built. A merge is the usual reason.
      """,
    triggering: [
      """
      --- Main.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document>
        <scenes>
        </document>↓
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      """
    ])
}

/// A storyboard or xib has the markers of an unfinished merge.
package enum MergeConflictRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "merge-conflict", severity: .error,
    summary: "A storyboard or xib has the markers of an unfinished merge",
    why: """
      Git leaves both sides of a conflict in the file. Xcode cannot open it, or shows one of them; \
      where the markers happen to be well formed, they are taken for text.
      """,
    triggering: [
      """
      --- Main.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document>
      ↓<<<<<<< HEAD
        <scenes/>
      =======
      >>>>>>> branch
      </document>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      """
    ])
}

/// A storyboard or xib has a document type declaration.
package enum DoctypeRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "doctype", severity: .error,
    summary: "A storyboard or xib has a document type declaration",
    why: """
      Interface Builder writes none. It may declare entities, which can make a small file endless: \
      they are never resolved.
      """,
    triggering: [
      """
      --- Main.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      ↓<!DOCTYPE document [<!ENTITY name "List">]>
      <document/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      """
    ])
}

/// The elements of a storyboard or xib nest deeper than what is read.
package enum TooDeepRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "too-deep", severity: .error,
    summary: "The elements of a storyboard or xib nest deeper than what is read",
    why: """
      Files of real apps nest a few dozen deep. The limit keeps a hostile file from using up the \
      stack.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A storyboard or xib has more elements, or one has more attributes, than what is read.
package enum TooManyElementsRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "too-many-elements", severity: .error,
    summary: "A storyboard or xib has more elements, or one has more attributes, than what is read",
    why: """
      The limit keeps a hostile file from using up the memory of the machine that checks it.
      """,
    triggering: [],
    nonTriggering: [])
}

/// A segue, a view controller or a scene is left out, because it is incomplete.
package enum UnreadElementRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unread-element", severity: .error,
    summary: "A segue, a view controller or a scene lacks its kind or its id, or is out of place",
    why: """
      Interface Builder writes a kind for each segue and an id for each view controller. Where an \
      edit of the file’s text took them away, or moved the element to where there can be none, \
      nothing says what it is: it is not read, so that nothing else is checked or generated for it.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <connections>
          ↓<segue destination="person" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <connections>
          <segue kind="show" destination="person" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      """
    ])
}

/// The target runtime of a document is not known.
package enum UnknownRuntimeRule: ReadingCheckRule {
  package static let description = RuleDescription(
    name: "unknown-runtime", severity: .warning,
    summary: "The target runtime of a document is not known",
    why: """
      What its elements stand for is then a guess: which classes the system makes for them, and \
      how its segues behave.
      """,
    triggering: [
      """
      --- Main.storyboard
      ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
       targetRuntime="iOS.Fridge"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      """
    ])
}
