#if canImport(SwiftUI)
import SwiftUI

/// The help, as SwiftUI draws it.
struct HelpView: View {
  var userName: String?

  var body: some View {
    Text("Qold watches your fridges, \(userName ?? "whoever you are").")
  }
}
#else
/// The help's input, where no SwiftUI draws it.
struct HelpView {
  var userName: String?
}
#endif
