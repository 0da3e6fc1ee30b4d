import { aHostPage, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

test('the popup and its X have a visible edge in forced colours', async ({ page, stub, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  const edges = await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('[data-beckon=popup]') ?? document.body;
    const edgeOf = (selector: string, pseudo?: string): readonly (number | boolean)[] => {
      const element = shadowRoot?.querySelector(selector);
      if (!element) return [];
      const { borderTopWidth, borderTopColor } = getComputedStyle(element, pseudo);
      const { backgroundColor } = getComputedStyle(element);
      return [Number.parseFloat(borderTopWidth), borderTopColor !== backgroundColor];
    };
    return [edgeOf('.poptin-popup'), edgeOf('.bkv-close-x', '::before')];
  });
  expect(edges).toEqual([
    [2, true],
    [2, true],
  ]);
});
