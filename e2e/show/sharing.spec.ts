import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';

const LONG = '/sharing/?utm_source=the_longest_campaign_name_of_the_whole_year&utm_medium=email/';

test('an address that the browser does not copy is shown completely, and from left to right in Hebrew', async ({
  page,
  host,
  owner,
}) => {
  const id = await owner.publish({ type: 'social', format: 'format_5', language: 'he' });
  await page.setViewportSize({ width: 390, height: 760 });
  host.setPage('/sharing/', pageWithScript(DEMO_CLIENT_ID));
  await page.goto(host.url + LONG);
  await expect
    .poll(() => page.evaluate('"beckon" in window && beckon.show(' + JSON.stringify(id) + ')'))
    .toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  const { root } = popupOn(page, id);
  await root.getByRole('button', { name: 'העתקת קישור' }).click();
  const address = root.getByText(LONG);
  await expect(address).toBeVisible();
  expect(
    await address.evaluate((element) => {
      const card = element.closest('.bkv-card')?.getBoundingClientRect();
      const [text] = element.childNodes;
      if (card === undefined || !(text instanceof Text)) return 'not there';
      const place = (from: number, to: number): DOMRect => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect();
      };
      const { left, right } = place(0, text.length);
      // The slash at the end takes its direction from the text around it.
      const [last, slash] = [
        place(text.length - 2, text.length - 1),
        place(text.length - 1, text.length),
      ];
      return [left >= card.left && right <= card.right, last.left < slash.left];
    }),
  ).toEqual([true, true]);
});
