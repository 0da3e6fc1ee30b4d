import { expect, test } from '../fixtures/beckon.ts';
import { CLOSING } from '../helpers/a-closing-popup.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { type StillPage, type Visit, visitInStillTime } from '../models/still-page.ts';

const AUTO_CLOSE = { closing: { ...CLOSING, autoCloseAfterSeconds: 6 } };

/**
 * Opens a popup that closes by itself, and waits until the file that follows the visitor's actions
 * has run.
 */
async function visitClosing(
  { page, host, owner }: Visit & { readonly owner: OwnerApi },
  type: 'sside' | 'lightbox',
): Promise<StillPage> {
  const loaded = page.waitForResponse((response) => response.url().includes('/respond-'));
  const popupId = await owner.publish({ type, settings: AUTO_CLOSE });
  const popup = await visitInStillTime({ page, host }, popupId);
  await popup.pass(50);
  const file = (await loaded).url();
  await page.evaluate((address) => import(address).then(() => undefined), file);
  return popup;
}

/** Whether the popup is still open long after its time. */
async function staysOpen(popup: StillPage): Promise<void> {
  await popup.pass(13_000);
  await expect(popup.root).toHaveAttribute('data-state', 'open');
}

test('a popup with automatic closing waits for a visitor who types, or who is in it by keyboard', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitClosing({ page, host, owner }, 'sside');
  const field = popup.root.getByRole('textbox').first();
  await field.focus();
  await page.keyboard.press('Tab');
  await staysOpen(popup);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await field.pressSequentially('ann');
  await page.mouse.click(5, 5);
  await staysOpen(popup);
  await expect(field).toHaveValue('ann');
});

test('a popup with automatic closing waits while the pointer is over it', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitClosing({ page, host, owner }, 'sside');
  await popup.root.getByRole('heading').first().hover();
  await staysOpen(popup);
  await page.mouse.move(5, 5);
  await popup.pass(6_100);
  await popup.untilGone();
});

test('a modal popup that nobody uses closes after its time, although it has the focus', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitClosing({ page, host, owner }, 'lightbox');
  await popup.pass(6_100);
  await popup.untilGone();
});

test('a thank-you screen with a code stays until the visitor closes it', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish({ type: 'lightbox', format: 'format_2' }),
  );
  await popup.root.getByRole('textbox').first().fill('ann@example.com');
  await popup.root.locator('[type=submit]').first().click();
  const code = popup.root.locator('[data-block=coupon] code');
  await expect(code).toBeVisible();
  await popup.pass(120_000);
  await expect(code).toBeVisible();
  await popup.closeByX();
  await popup.untilGone();
});
