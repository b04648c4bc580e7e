import StoryboardModel

extension Connection {
  var tag: String {
    switch kind {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .other(let tag): tag
    }
  }
}
