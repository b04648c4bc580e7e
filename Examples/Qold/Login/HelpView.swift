#if canImport(SwiftUI)
  import SwiftUI

  /// The help, as SwiftUI draws it.
  struct HelpView: View {
    var body: some View {
      Text("Qold watches your fridges, and calls you when one gets too warm.").padding()
    }
  }
#endif
