export { openShopPage } from '../start/open-shop-page.ts';
