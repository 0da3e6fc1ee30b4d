import { LANGUAGES, directionOf } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { visitAndOpen } from '../models/visit.ts';

/** A lightbox whose fields have only a line below them. */
const UNDERLINED = 'format_4';

for (const language of LANGUAGES) {
  for (const [layout, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`an error message does not move the button away from its field (${language}, ${layout})`, async ({
      page,
      host,
      owner,
    }) => {
      await page.setViewportSize(viewport);
      const popup = await visitAndOpen(
        page,
        host,
        await owner.publish({ type: 'bar', format: 'format_2', language }),
      );
      await popup.submit();
      await expect(popup.root.locator('.bk-error')).toBeVisible();
      // Measured in one call, because the form shakes.
      const [field, button, message] = await popup.root.evaluate((root) =>
        ['input[inputmode=email]', '.poptin-form-submit-button', '.bk-error'].map((what) => {
          const { x, y, width, height } =
            root.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, height };
        }),
      );
      if (field === undefined || button === undefined || message === undefined)
        throw new Error('not measured');
      const [first, second] = directionOf(language) === 'rtl' ? [button, field] : [field, button];
      expect(Math.abs(first.x + first.width - second.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(field.y - button.y)).toBeLessThanOrEqual(1);
      expect(Math.abs(field.height - button.height)).toBeLessThanOrEqual(1);
      expect(message.y).toBeGreaterThanOrEqual(field.y + field.height);
    });
  }
}

test('in an underlined form, the focused field differs from another wrong one, even without our colours', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitAndOpen(
    page,
    host,
    await owner.publish({ type: 'lightbox', format: UNDERLINED }),
  );
  const field = popup.root.locator('input[inputmode=email]');
  await popup.submit();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const lineUnder = (): Promise<number> =>
    field.evaluate((input) =>
      Number(/0px (\d+)px 0px/u.exec(getComputedStyle(input).boxShadow)?.[1]),
    );
  const outline = (): Promise<string> => field.evaluate((input) => getComputedStyle(input).outline);
  await expect.poll(lineUnder).toBe(3);
  expect(await outline()).toContain('solid 2px');
  await field.blur();
  await expect.poll(lineUnder).toBe(1);
  expect(await outline()).not.toContain('solid');
});
