import Foundation
import HeadlessUIKit
import Testing

/// An app that was generated with its own copy of the library, run on the twin.
@MainActor @Suite struct StandaloneTests {
  @Test func `A segue hands its value to a destination in a container`() throws {
    let trips = TripStoryboard.initial.instantiate()
    let window = UIWindow()
    window.rootViewController = trips
    window.makeKeyAndVisible()
    trips.edit("Bath")
    let navigation = try #require(trips.presentedViewController as? UINavigationController)
    #expect((navigation.topViewController as? EditTripViewController)?.trip == "Bath")
  }

  @Test func `A segue that the storyboard fires asks its source for the value`() throws {
    let trips = TripStoryboard.initial.instantiate()
    let navigation = UINavigationController(rootViewController: trips)
    let cell = TripCell(style: .default, reuseIdentifier: nil)
    #expect(!trips.shouldPerformSegue(withIdentifier: "ShowStops", sender: nil))
    #expect(trips.shouldPerformSegue(withIdentifier: "ShowStops", sender: cell))
    trips.performSegue(withIdentifier: "ShowStops", sender: cell)
    let stops = navigation.topViewController as? StopsViewController
    #expect(stops?.stops == ["Bath", "Lyme"])
  }

  @Test func `A class can use only the names of its segues`() {
    let about = TripStoryboard.about.instantiate()
    let navigation = UINavigationController(rootViewController: about)
    about.performSegue(.showLegal)
    #expect(about.prepared == .showLegal)
    #expect(navigation.topViewController is StopsViewController)
  }

  @Test func `A scene is created with its input, and a cell has its class`() {
    let navigation = TripStoryboard.edit.instantiate(with: "Lyme")
    #expect((navigation.topViewController as? EditTripViewController)?.trip == "Lyme")
    let table = UITableView()
    table.register(TripCell.self, forCellReuseIdentifier: TripStoryboard.Reuse.tripCell.rawValue)
    let cell = table.dequeueReusableCell(
      TripStoryboard.Reuse.tripCell, for: IndexPath(row: 0, section: 0))
    #expect(type(of: cell) == TripCell.self)
  }

  @Test func `A segue that code cannot perform is reported to the app's handler`() {
    var reasons: [SegueFailure.Reason] = []
    let handler = SegueFailure.handler
    SegueFailure.handler = { reasons.append($0.reason) }
    defer { SegueFailure.handler = handler }
    TripsViewControllerSegues.perform(.showAbout, from: TripsViewController())
    #expect(reasons == [.noStoryboard])
  }
}
