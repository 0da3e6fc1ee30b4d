/** What a visitor reads around products, in English. */
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
};
