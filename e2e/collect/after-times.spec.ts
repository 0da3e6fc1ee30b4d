import { expect, test } from '../fixtures/beckon.ts';
import { visitInStillTime, type StillPage } from '../models/still-page.ts';
import type { HostSite } from '../helpers/host-site.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import type { PopupSettings } from '@beckon/contract/settings';
import type { Page } from '@playwright/test';
import type { Language } from '@beckon/contract/values';

interface Situation {
  readonly page: Page;
  readonly host: HostSite;
  readonly owner: OwnerApi;
}
type After = PopupSettings['afterConversion'];

/** Opens a popup and sends its form. Returns when the response has been handled. */
async function answered(
  { page, host, owner }: Situation,
  afterConversion: After,
  language: Language = 'en',
): Promise<StillPage> {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish({
      type: 'lightbox',
      format: 'format_1',
      language,
      settings: { afterConversion },
    }),
  );
  await popup.root.locator('input[inputmode=email]').fill('ann@after.example');
  const stored = page.waitForResponse('**/api/display/conversion/**');
  await popup.submit();
  await (await stored).finished();
  return popup;
}

for (const [what, after, seconds] of [
  ['as long as its owner says', { thanksScreen: true, thanksCloseAfterSeconds: 5 }, 5],
  ['a minute where nobody says how long', { thanksScreen: true }, 60],
] as const) {
  test(`the thank-you screen stays ${what}`, async ({ page, host, owner }) => {
    const popup = await answered({ page, host, owner }, after);
    const thanks = popup.root.locator('[data-screen=thanks]');
    await popup.soon(async () => expect(await thanks.isVisible()).toBe(true));
    await popup.pass(seconds * 1_000 - 1_000);
    expect(await thanks.isVisible()).toBe(true);
    await popup.pass(1_000);
    await popup.untilGone();
  });
}

for (const [language, sent] of [
  ['en', 'Sent successfully!'],
  ['he', 'נשלח בהצלחה!'],
] as const) {
  test(`without a thank-you screen, the message “sent” shows shortly, then the popup closes (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await answered({ page, host, owner }, { thanksScreen: false }, language);
    const word = popup.root.getByText(sent);
    if (language === 'he') {
      await popup.soon(async () => expect(await word.isVisible()).toBe(true));
      await popup.pass(1_500);
      expect(await word.isVisible()).toBe(true);
    }
    await popup.untilGone();
  });
}

test('a redirect follows after the thank-you screen, and not if the visitor closes it', async ({
  page,
  host,
  owner,
}) => {
  host.setPage('/next', '<title>Next page</title>');
  const redirect = { url: '/next', sendFormData: false, target: 'same-tab' } as const;
  const popup = await answered(
    { page, host, owner },
    { thanksScreen: true, thanksCloseAfterSeconds: 5, redirect },
  );
  await popup.soon(async () =>
    expect(await popup.root.locator('[data-screen=thanks]').isVisible()).toBe(true),
  );
  await popup.pass(3_000);
  await popup.closeByX();
  await popup.pass(10_000);
  await expect(page).toHaveTitle('Customer');
});
