/// Proof that a user is logged in, which every call to the devices needs.
struct UserAuthentication: Equatable {
  var userName: String
  var token: String
}

extension UserAuthentication {
  /// Logs in.
  ///
  /// The example accepts any name with any password.
  init?(userName: String, password: String) {
    guard !userName.isEmpty, !password.isEmpty else { return nil }
    self.init(userName: userName, token: "token of \(userName)")
  }
}
