import Foundation
import SeguesTesting
import Testing

@testable import Qold

@MainActor @Suite struct LoginTests {
  @Test func `The bar button presents the login, which needs no input`() throws {
    let qold = try QoldStage()
    #expect(try qold.stage.fire("login", from: qold.groups, sender: UIBarButtonItem()))
    let login = try qold.stage.top(as: LoginViewController.self)
    #expect(login.navigationController?.presentingViewController != nil)
  }

  @Test func `Logging in unwinds to the groups and hands over the user`() throws {
    let qold = try QoldStage()
    qold.groups.performSegue(.login)
    let login = try qold.stage.top(as: LoginViewController.self)
    login.logIn(userName: "ada", password: "secret")
    #expect(qold.groups.userAuth == QoldStage.ada)
    #expect(qold.stage.top === qold.groups)
  }

  @Test func `The other tab receives the user too`() throws {
    let qold = try QoldStage()
    qold.groups.performSegue(.login)
    try qold.stage.top(as: LoginViewController.self).logIn(userName: "ada", password: "secret")
    try qold.stage.root(as: UITabBarController.self).selectedIndex = 1
    #expect(try qold.stage.top(as: AccountViewController.self).userAuth == QoldStage.ada)
  }

  @Test func `A login without a password stays on the screen`() throws {
    let qold = try QoldStage()
    qold.groups.performSegue(.login)
    let login = try qold.stage.top(as: LoginViewController.self)
    login.logIn(userName: "ada", password: "")
    #expect(qold.stage.top === login)
    #expect(qold.groups.userAuth == nil)
  }

  @Test func `A canceled login hands over nothing`() throws {
    let qold = try QoldStage()
    qold.groups.performSegue(.login)
    try qold.stage.top(as: LoginViewController.self).cancelTapped(nil)
    #expect(qold.stage.top === qold.groups)
    #expect(qold.groups.userAuth == nil)
  }
}
