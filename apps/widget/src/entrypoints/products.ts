export { ProductList, productsCss } from '@beckon/popup-view/products';
export { createStoreForView } from '../start/show/store-for-view.ts';
