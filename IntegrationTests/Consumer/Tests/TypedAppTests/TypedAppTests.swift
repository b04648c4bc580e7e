import SeguesTesting
import Testing
import TypedApp

@MainActor @Suite struct TypedAppTests {
  @Test func `The storyboard and the code agree`() throws {
    let audit = try StoryboardAudit("Main")
    #expect(audit.problems(in: RecipesViewController.self) == [])
    #expect(audit.problems(in: RatingViewController.self) == [])
  }

  @Test func `A value travels to its destination`() throws {
    let stage = try Stage(storyboard: "Main")
    let soup = Recipe(title: "Soup")
    try stage.root(as: RecipesViewController.self).performSegue(.recipe(soup))
    #expect(try stage.top(as: RecipeViewController.self).recipe == soup)
  }

  @Test func `A value goes through an initializer, and another comes back`() throws {
    let stage = try Stage(storyboard: "Main")
    let recipes = try stage.root(as: RecipesViewController.self)
    recipes.performSegue(.rating(3))
    let rating = try stage.top(as: RatingViewController.self)
    #expect(rating.rating == 3)
    rating.performSegue(.rated(5))
    #expect(recipes.rating == 5)
    #expect(stage.top === recipes)
  }

  @Test func `A vetoed segue shows nothing`() throws {
    let stage = try Stage(storyboard: "Main")
    let recipes = try stage.root(as: RecipesViewController.self)
    #expect(try !stage.fire("ShowRecipe", from: recipes))
    #expect(stage.top === recipes)
  }
}
