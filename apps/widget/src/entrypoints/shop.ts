export { openShopPage } from '../start/shop/open-shop-page.ts';
