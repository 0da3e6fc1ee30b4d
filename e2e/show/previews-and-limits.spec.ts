import { CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import { anOfferedPopup, join } from '../models/offered-popup.ts';

test('a preview reports nothing to the page that opens it', async ({ page, stub, site }) => {
  const body = `<script>
    reported = [];
    for (const name of ['poptinView', 'poptinClose'])
      document.addEventListener(name, () => reported.push(name));
    poptinVisible = onpoptinClose = (id) => reported.push(id);
  </script>`;
  const popup = await anOfferedPopup(
    { page, stub, site },
    {},
    { body, query: '?ppt-preview=abcdefghijk01', opensItself: true },
  );
  await page.keyboard.press('Escape');
  await popup.untilGone();
  await popup.soon(async () => expect(stub.seen('/api/display/closed')).toHaveLength(1));
  expect(await page.evaluate(() => Object(window).reported)).toEqual([]);
});

test('a preview says that it is one, and its form is neither sent nor reported', async ({
  page,
  stub,
  site,
}) => {
  const popup = await anOfferedPopup(
    { page, stub, site },
    {},
    { query: '?ppt-preview=abcdefghijk01', opensItself: true },
  );
  await expect(page.getByRole('note')).toHaveText(
    'This is a preview of your popup. Please note that submission will not be functional.',
  );
  await page.evaluate(() =>
    document.addEventListener('poptinSubmit', () => {
      document.title = 'reported';
    }),
  );
  await join(page);
  await popup.soon(async () => expect(await popup.root.innerText()).toContain('Thank you'));
  await popup.pass(5_000);
  expect(await page.title()).not.toBe('reported');
  expect(stub.seen('/api/display/conversion')).toEqual([]);
  expect(
    stub.seen('/api/display/viewed').map(({ fields }) => fields['cancel_visitor_count']),
  ).toEqual(['1']);
});

test('a Hebrew preview says that it is one in Hebrew, from right to left', async ({
  page,
  stub,
  site,
}) => {
  await anOfferedPopup(
    { page, stub, site },
    {
      lang: 'he',
      poptin: aTemplate('abcdefghijk01').replace('dir="ltr" lang="en"', 'dir="rtl" lang="he"'),
    },
    { query: '?ppt-preview=abcdefghijk01', opensItself: true },
  );
  const banner = page.getByRole('note');
  await expect(banner).toHaveText(/[\u05d0-\u05ea]/u);
  await expect(banner).toHaveCSS('direction', 'rtl');
});

for (const [when, isLong, words] of [
  ['at first', false, 'Your popups are paused'],
  ['after more than two days', true, 'Still paused'],
] as const) {
  test(`an owner over the limit sees ${words} ${when}, and a click on the button is recorded`, async ({
    page,
    stub,
    site,
  }) => {
    site.setPage(
      '/',
      `<!doctype html><title>Host</title><h1>Host</h1><script id="pixel-script-poptin" src="/pixel.js?id=${CLIENT_ID}" async></script>`,
    );
    const notice = (text: string): string =>
      `<div class="poptin-popup" dir="ltr"><h2>${text}</h2><a data-block="link-button" data-closes href="#upgrade">Upgrade</a></div>`;
    offer(stub, [], {
      display: 'not_allowed',
      message: 'Client restricted',
      is_client_restriction: true,
      client_restriction_setting: {
        id: 'limit-7',
        mote_than_two_days: isLong,
        upgrade_popup: notice('Your popups are paused'),
        remindme_popup: notice('Still paused'),
      },
    });
    await page.goto(`${site.url}/?ppt-owner=token-of-the-owner`);
    await expect(page.getByRole('dialog', { name: words })).toBeVisible();
    await page.getByRole('link', { name: 'Upgrade' }).click();
    await expect
      .poll(() => stub.seen('/api/display/limitLogs').map(({ query }) => query))
      .toEqual(['status=shown&id=limit-7', 'status=upgrade&id=limit-7']);
  });
}
