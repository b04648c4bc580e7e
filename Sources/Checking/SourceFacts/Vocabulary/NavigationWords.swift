/// The words that show that code may navigate or dequeue cells, derived from ``NavigationCalls`` and ``ReuseCalls``.
package enum NavigationWords {
  private static let main = ["segue", "storyboard", "instantiate"]

  /// The stems that mark a source as navigating, because a word with one names a segue, a scene or a storyboard.
  package static let ofSources = WordStems(
    main
      + (NavigationCalls.segueLabels + NavigationCalls.sceneLabels
      + NavigationCalls.storyboardLabels).filter { !isCovered($0) })

  /// The words that mark a source as navigating although they contain no stem: functions, and labels of calls
  /// that register or dequeue cells.
  package static let words: Set<String> = Set(
    NavigationCalls.all.filter { call in
      !isCovered(call.function.lowercased())
        && (call.labels.isEmpty || !call.labels.allSatisfy { isCovered($0.lowercased()) })
    }.map(\.firstWord)
  ).union(ReuseCalls.words)

  /// The stems that make a call a ``CallFact``.
  ///
  /// There are more of them than in ``ofSources``, because an app's own function can pass on its argument: `show(scene:
  /// "list")`. `reus` is in the names of UIKit's calls that register and dequeue cells, and an identifier's label in
  /// those of AppKit. `nibname` is in all of ``NibCalls/labels``.
  package static let ofCalls = WordStems(
    main + ["controller", "scene", "reus", nib]
      + ReuseCalls.commonLabels.map { $0.lowercased() }.sorted())

  private static let nib = "nibname"

  /// The stem in the names of calls that take a xib's name.
  package static let ofNibs = WordStems([nib])

  /// The stem in names about segues.
  ///
  /// It also turns a property's assignment into a ``CallFact``.
  package static let ofSegues = WordStems(["segue"])

  private static func isCovered(_ text: String) -> Bool {
    main.contains { text.contains($0) }
  }

  /// Whether a name makes a call a ``CallFact``.
  package static func mayName(callOf name: UnsafeBufferPointer<UInt8>) -> Bool {
    ofCalls.areIn(name) && !isOfSystem(name)
  }

  /// Whether a name makes a call a ``CallFact``.
  package static func mayName(callOf name: String) -> Bool {
    var name = name
    return name.withUTF8(mayName(callOf:))
  }

  /// The system's controllers that are never in a storyboard but that much code creates, and the system's
  /// methods and labels that take any controller, or that every class of a cell has.
  private static let ofSystem = [
    "AVPlayerViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "NSFetchedResultsController", "PHPickerViewController", "QLPreviewController",
    "SFSafariViewController", "UIActivityViewController", "UIAlertController",
    "UIDocumentInteractionController", "UIDocumentPickerViewController", "UIImagePickerController",
    "UISearchController", "WKUserContentController", "dismissViewController",
    "popToRootViewController", "popToViewController", "popViewController", "prepareForReuse",
    "presentViewController", "pushViewController", "reuseIdentifier", "rootViewController",
    "searchResultsController", "setViewControllers", "userContentController", "withIdentifiers",
  ].map { Array($0.utf8) }

  private static func isOfSystem(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count > 14 else { return false }
    return ofSystem.contains { $0.count == name.count && $0.elementsEqual(name) }
  }
}

extension NavigationCalls {
  /// Whether a function may perform the segue whose identifier it gets, judging by its name and
  /// labels: `performSegueWithIdentifier:sender:`, `open(segue:)`.
  ///
  /// A method that the system asks about a segue is excluded.
  package static func mayHandOnIdentifier(_ function: String) -> Bool {
    NavigationWords.ofSegues.areIn(function) && !isAskedAboutSegue(function)
  }

  /// Whether the system calls a method with the identifier of one of its class's segues, to ask
  /// whether the segue may be performed, or which context WatchKit should pass.
  package static func isAskedAboutSegue(_ function: String) -> Bool {
    function.hasPrefix("shouldPerformSegue")
      || ["contextForSegue", "contextsForSegue"].contains { name in
        function.hasPrefix(name + "(withIdentifier:") || function.hasPrefix(name + "WithIdentifier")
      }
  }
}
