import Foundation
import SeguesTesting
import Testing

@testable import Catalog

@MainActor @Suite struct ProductsTests {
  let stage: Stage
  let products: ProductsViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module)
    let tabs = try stage.root(as: UITabBarController.self)
    tabs.selectedIndex = 1
    products = try stage.top(as: ProductsViewController.self)
  }

  @Test(arguments: Product.samples.indices)
  func `Tapping a cell shows its product`(_ item: Int) throws {
    let indexPath = IndexPath(item: item, section: 0)
    let cell = try #require(products.collectionView.cellForItem(at: indexPath))
    #expect(cell is ProductCell)
    #expect(products.collectionView.indexPath(for: cell) == indexPath)

    #expect(try stage.fire("ShowProduct", from: products, sender: cell))
    #expect(try stage.top(as: ProductViewController.self).product == Product.samples[item])
  }

  @Test func `A sender that isn't a cell shows nothing`() throws {
    #expect(try !stage.fire("ShowProduct", from: products, sender: nil))
    #expect(try !stage.fire("ShowProduct", from: products, sender: UIButton()))
    #expect(stage.top === products)
  }

  @Test func `A cell of another collection shows nothing`() throws {
    let other = try Stage(storyboard: "Main", bundle: .module)
    let others = try other.root(as: UITabBarController.self)
    others.selectedIndex = 1
    let cell = try #require(
      other.top(as: ProductsViewController.self).collectionView
        .cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(try !stage.fire("ShowProduct", from: products, sender: cell))
  }

  @Test func `Code performs the same segue with a different product`() throws {
    products.dealTapped(nil)
    #expect(try stage.top(as: ProductViewController.self).product?.name == "Bug Jar")
  }

  @Test func `A product leads to its maker`() throws {
    let bugJar = Product.samples[3]
    products.performSegue(.showProduct(bugJar))
    let product = try stage.top(as: ProductViewController.self)
    #expect(try stage.fire("ShowMaker", from: product, sender: UIButton()))
    #expect(try stage.top(as: PersonViewController.self).person == bugJar.maker)
    #expect(product.navigationController?.viewControllers.count == 3)
  }

  @Test func `Without a product, the product's segue is vetoed`() {
    let product = ProductViewController(nibName: nil, bundle: nil)
    #expect(!product.shouldPerformSegue(withIdentifier: "ShowMaker", sender: nil))
  }

  @Test func `The classes agree with the storyboard`() throws {
    let audit = try StoryboardAudit("Main", bundle: .module)
    #expect(audit.problems(in: ProductsViewController.self).isEmpty)
    #expect(audit.problems(in: ProductViewController.self).isEmpty)
  }
}
