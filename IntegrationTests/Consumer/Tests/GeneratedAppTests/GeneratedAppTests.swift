import SeguesTesting
import Testing

@testable import GeneratedApp

@MainActor @Suite struct GeneratedAppTests {
  @Test func `A value travels along a segue whose code is generated`() throws {
    let stage = try Stage(storyboard: "Plants")
    try stage.root(as: PlantsViewController.self).waterAll(litres: 3)
    #expect(try stage.top(as: WateringViewController.self).litres == 3)
  }

  @Test func `A cell's segue asks its source for the value`() throws {
    let stage = try Stage(storyboard: "Plants")
    let plants = try stage.root(as: PlantsViewController.self)
    try stage.fire("ShowPlant", from: plants, sender: 1)
    #expect(try stage.top(as: PlantViewController.self).plant == Plant(name: "Mint"))
  }

  @Test func `A destination without an input needs no value, even in another storyboard`() throws {
    let stage = try Stage(storyboard: "Plants")
    try stage.root(as: PlantsViewController.self).tellAboutUs()
    _ = try stage.top(as: AboutViewController.self)
  }

  @Test func `A scene is created with its value`() {
    let controller = PlantsStoryboard.plant.instantiate(with: Plant(name: "Sage"))
    #expect(controller.plant == Plant(name: "Sage"))
  }

  @Test func `A storyboard's first controller is typed`() {
    let controller = ÜberUnsStoryboard.initial.instantiate()
    #expect(type(of: controller) == AboutViewController.self)
  }
}
