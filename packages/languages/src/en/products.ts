/** Texts around products, in English. */
export const products = {
  products: 'Products',
  addToCart: 'Add to cart',
  adding: 'Adding…',
  added: 'Added',
  notAdded: 'Not available',
  view: 'View product',
  newTab: 'opens in a new tab',
  price: 'Price',
  oldPrice: 'Price before',
  of: '{action}: {title}',
  soldOut: 'Sold out',
  reasons: {
    bought_after: 'Others bought it, too',
    same_collection: 'From the same collection',
    popular_this_week: 'Popular this week',
    catalogue_order: 'More from this shop',
  },
};
