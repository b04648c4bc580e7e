extension RSwiftSupport {
  /// Methods of tables and collections that take xibs and reuse identifiers of `R`.
  static func reuse(access: SwiftCode) -> SwiftCode {
    """
    extension UITableView {
      /// Registers a xib's cell for its identifier.
      \(access)func register<Resource: _R.NibReferenceContainer & _R.ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UITableViewCell {
        register(UINib(resource: resource), forCellReuseIdentifier: resource.identifier)
      }

      /// Registers a cell's class for its identifier.
      \(access)func register<Resource: _R.ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UITableViewCell {
        register(Resource.Reusable.self, forCellReuseIdentifier: resource.identifier)
      }

      /// Registers a xib's header or footer for its identifier.
      \(access)func registerHeaderFooterView<
        Resource: _R.NibReferenceContainer & _R.ReuseIdentifierContainer
      >(_ resource: Resource) where Resource.Reusable: UIView {
        register(UINib(resource: resource), forHeaderFooterViewReuseIdentifier: resource.identifier)
      }

      /// Registers a header's or footer's class for its identifier.
      \(access)func registerHeaderFooterView<Resource: _R.ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UITableViewHeaderFooterView {
        register(Resource.Reusable.self, forHeaderFooterViewReuseIdentifier: resource.identifier)
      }

      /// Dequeues a cell; nil if it has another class.
      \(access)func dequeueReusableCell<Identifier: _R.ReuseIdentifierContainer>(
        withIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath)
          as? Identifier.Reusable
      }

      /// Dequeues a header or a footer; nil if it has another class.
      \(access)func dequeueReusableHeaderFooterView<Identifier: _R.ReuseIdentifierContainer>(
        withIdentifier identifier: Identifier
      ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewHeaderFooterView {
        dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier)
          as? Identifier.Reusable
      }
    }

    extension UICollectionView {
      /// Registers a xib's cell for its identifier.
      \(access)func register<Resource: _R.NibReferenceContainer & _R.ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UICollectionViewCell {
        register(UINib(resource: resource), forCellWithReuseIdentifier: resource.identifier)
      }

      /// Registers a cell's class for its identifier.
      \(access)func register<Resource: _R.ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UICollectionViewCell {
        register(Resource.Reusable.self, forCellWithReuseIdentifier: resource.identifier)
      }

      /// Registers a xib's supplementary view for a kind and its identifier.
      \(access)func register<Resource: _R.NibReferenceContainer & _R.ReuseIdentifierContainer>(
        _ resource: Resource, forSupplementaryViewOfKind kind: String
      ) where Resource.Reusable: UICollectionReusableView {
        register(
          UINib(resource: resource), forSupplementaryViewOfKind: kind,
          withReuseIdentifier: resource.identifier)
      }

      /// Registers a supplementary view's class for a kind and its identifier.
      \(access)func register<Resource: _R.ReuseIdentifierContainer>(
        _ resource: Resource, forSupplementaryViewOfKind kind: String
      ) where Resource.Reusable: UICollectionReusableView {
        register(
          Resource.Reusable.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: resource.identifier)
      }

      /// Dequeues a cell; nil if it has another class.
      \(access)func dequeueReusableCell<Identifier: _R.ReuseIdentifierContainer>(
        withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
        dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath)
          as? Identifier.Reusable
      }

      /// Dequeues a supplementary view; nil if it has another class.
      \(access)func dequeueReusableSupplementaryView<Identifier: _R.ReuseIdentifierContainer>(
        ofKind elementKind: String, withReuseIdentifier identifier: Identifier,
        for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
        dequeueReusableSupplementaryView(
          ofKind: elementKind, withReuseIdentifier: identifier.identifier, for: indexPath)
          as? Identifier.Reusable
      }
    }
    """
  }
}
