#if canImport(SwiftUI)
import SwiftUI

/// The help in SwiftUI.
struct HelpView: View {
  var userName: String?

  var body: some View {
    Text("Qold watches your fridges, \(userName ?? "whoever you are").")
  }
}
#else
/// The help's input on systems without SwiftUI.
struct HelpView {
  var userName: String?
}
#endif
