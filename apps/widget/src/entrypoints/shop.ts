export { detectShop, shopifyDomain } from '../shop/detect-shop.ts';
export { onRequestFinished } from '../shop/finished-requests.ts';
export { whenShopConsents } from '../shop/shopify-consent.ts';
export { noteVisitedProduct } from '../start/note-visited-product.ts';
export { createCartStore } from '../start/cart-store.ts';
