export { ProductList, productsCss } from '@beckon/popup-view/products';
export { createStoreForView } from '../start/shop/store-for-view.ts';
