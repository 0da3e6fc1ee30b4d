import { expect, it } from 'vitest';
import { variablePath } from './variable-path.ts';

it.each([
  ['shop.customer.tier', 'shop.customer.tier'],
  ['dataLayer[0].event', 'dataLayer.0.event'],
  [`items["sku"]['size'][12]`, 'items.sku.size.12'],
  ['alert(1)', 'alert(1)'],
  ['list[index]', 'list[index]'],
  [`list["open]`, `list["open]`],
])('the path of the variable %s is %s', (name, path) => {
  expect(variablePath(name)).toBe(path);
});
