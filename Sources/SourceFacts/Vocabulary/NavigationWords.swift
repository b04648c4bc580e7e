/// The words by which code shows that it may navigate, derived from ``NavigationCalls``.
package enum NavigationWords {
  private static let main = ["segue", "storyboard", "instantiate"]

  /// The stems that make a source one that navigates: with them a word names a segue, a scene or a storyboard.
  package static let ofSources = WordStems(
    main
      + (NavigationCalls.segueLabels + NavigationCalls.sceneLabels
      + NavigationCalls.storyboardLabels).filter { !isCovered($0) })

  /// The functions that make a source one that navigates, although no stem is in their names and labels.
  package static let functions: Set<String> = Set(
    NavigationCalls.all.filter { call in
      !isCovered(call.function.lowercased())
        && (call.labels.isEmpty || !call.labels.allSatisfy { isCovered($0.lowercased()) })
    }.map(\.firstWord))

  /// The stems that make a call a ``CallFact``.
  ///
  /// There are more of them than in ``ofSources``, because an app's own function can hand on what it is given:
  /// `show(scene: "list")`.
  package static let ofCalls = WordStems(main + ["controller", "scene"])

  /// The stem that makes a property's assignment a ``CallFact``.
  package static let ofSettings = WordStems(["segue"])

  private static func isCovered(_ text: String) -> Bool {
    main.contains { stem in
      text.utf8.indices.contains { text.utf8[$0...].starts(with: stem.utf8) }
    }
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

  /// Controllers of the system that are never in a storyboard and that much code creates; and methods and
  /// labels of the system that take any controller.
  private static let ofSystem = [
    "AVPlayerViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "NSFetchedResultsController", "PHPickerViewController", "QLPreviewController",
    "SFSafariViewController", "UIActivityViewController", "UIAlertController",
    "UIDocumentInteractionController", "UIDocumentPickerViewController", "UIImagePickerController",
    "UISearchController", "WKUserContentController", "dismissViewController",
    "popToRootViewController", "popToViewController", "popViewController", "presentViewController",
    "pushViewController", "rootViewController", "searchResultsController", "setViewControllers",
    "userContentController",
  ].map { Array($0.utf8) }

  private static func isOfSystem(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count > 16 else { return false }
    return ofSystem.contains { $0.count == name.count && $0.elementsEqual(name) }
  }
}
