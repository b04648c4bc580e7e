import SeguesTesting
import Testing
import TypedApp

@MainActor @Suite struct TypedAppTests {
  @Test func `The storyboard and the code agree`() throws {
    let audit = try StoryboardAudit("Main")
    #expect(audit.problems(in: RecipesViewController.self, RatingViewController.self) == [])
  }

  @Test func `A storyboard in no bundle is found next to the test that audits it`() throws {
    let problems = try StoryboardAudit("OnlySource").problems(in: RecipesViewController.self)
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { $0.file.hasSuffix("/TypedAppTests/OnlySource.storyboard") })
  }

  @Test func `A storyboard that exists only in the library's own folders isn't found`() {
    let error = #expect(throws: AuditError.self) { try StoryboardAudit("Shelf") }
    #expect(error?.description.contains("has 'Shelf.storyboard'") == true)
  }

  @Test func `If two bundles have the storyboard, the audit asks which one is meant`() throws {
    let error = #expect(throws: AuditError.self) { try StoryboardAudit("Twin") }
    #expect(error?.description.contains("there are 2 storyboards called 'Twin'") == true)
    let audit = try StoryboardAudit("Twin", bundle: .module)
    #expect(!audit.problems(in: RecipesViewController.self).isEmpty)
  }

  @Test func `A value travels to its destination`() throws {
    let stage = try Stage(storyboard: "Main")
    let soup = Recipe(title: "Soup")
    try stage.root(as: RecipesViewController.self).performSegue(.recipe(soup))
    #expect(try stage.top(as: RecipeViewController.self).recipe == soup)
  }

  @Test func `An initializer receives a value, and another value is returned`() throws {
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
