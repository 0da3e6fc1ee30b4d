/** The part that shop recommendations load: this module is a `ProductsPart`. Interaction spec §3.7. */
export { ProductList } from './product-list.tsx';
export { productsCss } from './products.css.ts';
