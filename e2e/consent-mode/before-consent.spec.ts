import { expect, test } from '../fixtures/beckon.ts';
import { aConsentSite, MARKS_OF_A_VISIT } from '../models/consent/consent-site.ts';

test('before consent a popup shows, and nothing of the visit is stored', async ({
  page,
  owner,
  host,
}) => {
  const site = await aConsentSite({ page, owner, host });
  await site.visit();
  await site.popup.closeByX();
  await expect(site.popup.root).toBeHidden();
  expect(await site.kept()).toEqual([]);
});

test('before consent no call contains data about the visitor', async ({ page, owner, host }) => {
  const site = await aConsentSite({ page, owner, host });
  await site.visit();
  await site.popup.closeByX();
  await expect(site.popup.root).toBeHidden();
  await page.waitForLoadState('networkidle');
  const [display, ...others] = site.calls('/api/');
  expect(others).toEqual([]);
  expect(display?.path).toBe(`/api/display/${site.clientId}`);
  const cookies = new URLSearchParams(display?.body).get('cookies');
  expect(JSON.parse(cookies ?? '')).not.toHaveProperty('poptin_user_id');
});

test('before consent a submitted form is delivered, and nothing is stored in the browser', async ({
  page,
  owner,
  host,
}) => {
  const site = await aConsentSite({ page, owner, host });
  await site.visit();
  const answered = page.waitForResponse((answer) => answer.url().includes('/conversion/'));
  await site.popup.root.getByRole('textbox').first().fill('ann@asked.example');
  await site.popup.submit();
  expect((await answered).ok()).toBe(true);
  const [conversion] = site.calls('/conversion/');
  const sent = new URLSearchParams(conversion?.body);
  expect(sent.get('newExtraFields')).toContain('ann@asked.example');
  expect(sent.get('leader_request_cookie')).toBe('');
  await expect.poll(site.kept).toEqual([]);
  expect(site.calls('/viewed/')).toEqual([]);
});

test('before consent a submitted form that cannot be delivered is stored for the next page, because the visitor asked for it', async ({
  page,
  owner,
  host,
}) => {
  const site = await aConsentSite({ page, owner, host });
  await page.route('**/api/display/conversion/**', (route) => route.abort());
  await site.visit();
  await site.popup.root.getByRole('textbox').first().fill('bob@asked.example');
  await site.popup.submit();
  await expect.poll(site.kept).toEqual(['local poptin_pending_conversions']);
  await page.unroute('**/api/display/conversion/**');
  await site.visit();
  await expect.poll(site.kept).toEqual([]);
});

test('a game can be played before consent', async ({ page, owner, host }) => {
  const prize = { id: 'ten', label: '10% off', isWinning: true, chances: 1, code: 'TEN' };
  const site = await aConsentSite(
    { page, owner, host },
    {
      type: 'gamified',
      settings: {
        game: {
          game: 'wheel',
          prizes: [{ ...prize, usesCodePool: false }],
          skipsPlayScreenAfterWin: false,
          hasCoupon: false,
          formComes: 'never',
        },
      },
    },
  );
  await site.visit();
  expect(site.calls('/viewed/')).toEqual([]);
  await site.popup.root.getByRole('button', { name: /spin/iu }).click();
  await expect(site.popup.root.getByText('TEN', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await site.kept()).toEqual([]);
});

test("the owner's code after a conversion waits for consent, too", async ({
  page,
  owner,
  host,
}) => {
  const site = await aConsentSite(
    { page, owner, host },
    {
      site: {
        allowsTrustedCode: true,
        conversionCode: '<script>window.adNetwork = true;</script>',
      },
    },
  );
  await site.visit();
  const answered = page.waitForResponse((answer) => answer.url().includes('/conversion/'));
  await site.popup.root.getByRole('textbox').first().fill('cid@asked.example');
  await site.popup.submit();
  await answered;
  await expect.poll(site.kept).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'adNetwork'))).toBeUndefined();
});

test('a site that does not ask for consent works as usual, and the page’s consent call is harmless', async ({
  page,
  owner,
  host,
}) => {
  const site = await aConsentSite({ page, owner, host }, { consentMode: 'off' });
  await site.visit();
  await page.evaluate(() => Object(window).beckon.consent({ granted: false }));
  await expect.poll(() => site.calls('/viewed/').length).toBe(1);
  expect(await site.kept()).toEqual(expect.arrayContaining(MARKS_OF_A_VISIT));
});
