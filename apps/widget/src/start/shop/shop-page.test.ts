import { afterEach, expect, it } from 'vitest';
import { shopKindOf } from './shop-page.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['<meta name="generator" content="Wix.com Website Builder">', 'wix'],
  ['<script src="https://app.ecwid.com/script.js?1003" type="text/plain"></script>', 'ecwid'],
  ['<meta name="generator" content="WooCommerce 10.3.5">', 'woocommerce'],
  [
    '<script type="application/json" id="beckon-shop">{"platform":"woocommerce"}</script>',
    'woocommerce',
  ],
  ['<meta name="generator" content="WordPress 6.9">', undefined],
] as const)('a page with %s is of %s before that shop has run', (html, kind) => {
  document.head.innerHTML = html;
  expect(shopKindOf(window)).toBe(kind);
});

it.each([
  ['Shopify', 'shopify'],
  ['wixDevelopersAnalytics', 'wix'],
  ['Ecwid', 'ecwid'],
  ['woocommerce_params', 'woocommerce'],
] as const)('a page with the global %s is of %s', (name, kind) => {
  Reflect.set(window, name, {});
  expect(shopKindOf(window)).toBe(kind);
  Reflect.deleteProperty(window, name);
});
