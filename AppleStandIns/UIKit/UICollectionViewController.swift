@objc @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDelegate, UICollectionViewDataSource
{
  public init(collectionViewLayout layout: UICollectionViewLayout) {}
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var collectionView: UICollectionView!
  @objc open dynamic var collectionViewLayout: UICollectionViewLayout { get {} }
  @objc open dynamic var clearsSelectionOnViewWillAppear: Bool = true
  @objc(numberOfSectionsInCollectionView:)
  open dynamic func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int {}
  @objc open dynamic func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {}
  @objc(collectionView:cellForItemAtIndexPath:)
  open dynamic func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {}
  @objc(collectionView:shouldSelectItemAtIndexPath:)
  open dynamic func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {}
  @objc(collectionView:didSelectItemAtIndexPath:)
  open dynamic func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  @objc(collectionView:didDeselectItemAtIndexPath:)
  open dynamic func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
