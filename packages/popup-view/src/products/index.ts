/**
 * The part that shop recommendations load: this module is a `ProductsPart`.
 * docs/behaviour/shops.md#recommendations.
 */
export { ProductList } from './product-list.tsx';
export { default as productsCss } from './products.css?inline';
