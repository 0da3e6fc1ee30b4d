import { expect, test } from '../fixtures/beckon.ts';
import { aFormDesign } from '../helpers/a-form-design.ts';
import { popupOn } from '../models/popup.ts';
import { visitAndOpen } from '../models/visit.ts';

test('the next popup of a chain opens when the first one has been answered', async ({
  page,
  host,
  owner,
}) => {
  const next = await owner.publish({
    type: 'lightbox',
    design: aFormDesign([[{ kind: 'text', label: 'How old are you?' }]]),
  });
  const first = await visitAndOpen(
    page,
    host,
    await owner.publish({
      type: 'lightbox',
      format: 'format_1',
      settings: { afterConversion: { thanksScreen: false, chainToPopupId: next } },
    }),
  );
  await first.fill('Your email', 'ann@chain.example');
  await first.submit();
  await expect(popupOn(page, next).root.getByLabel('How old are you?')).toBeVisible();
  await expect(first.root).toHaveCount(0);
});

for (const [how, isBlocked] of [
  ['in a new tab', false],
  ['in a new tab by an anchor, where the browser refuses the script one', true],
] as const) {
  test(`an answer is added to the address of the owner's page ${how}`, async ({
    page,
    context,
    host,
    owner,
  }) => {
    host.setPage('/thanks', "<title>Owner's thanks</title>");
    if (isBlocked) {
      await page.addInitScript(() => {
        window.open = () => null;
        // The new tab is in front. Playwright makes every page believe that it has the focus.
        document.hasFocus = () => false;
      });
    }
    const redirect = {
      url: `${host.url}/thanks?from=popup#end`,
      sendFormData: true,
      target: 'new-tab',
    } as const;
    const popup = await visitAndOpen(
      page,
      host,
      await owner.publish({
        type: 'lightbox',
        format: 'format_1',
        settings: { afterConversion: { thanksScreen: false, redirect } },
      }),
    );
    await popup.fill('Your email', 'ann+tab@next.example');
    const opened = context.waitForEvent('page');
    await popup.submit();
    const tab = await opened;
    await expect(tab).toHaveTitle("Owner's thanks");
    const { searchParams, hash } = new URL(tab.url());
    expect([Object.fromEntries(searchParams), hash]).toEqual([
      { from: 'popup', email1: 'ann+tab@next.example' },
      '#end',
    ]);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveTitle('Customer');
    await expect(popup.root).toHaveCount(0);
  });
}
