import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';

for (const path of ['/api/display/click/', '/APIRequest/click/']) {
  test(`${path} as a plain link on a page without our script leads back to the site and opens the popup there`, async ({
    page,
    server,
    host,
    owner,
  }) => {
    const id = await owner.publish({ type: 'lightbox' });
    host.setPage(
      '/letter',
      `<!doctype html><title>Letter</title><a href="${server.url}${path}${id}">Read on</a>`,
      { 'referrer-policy': 'unsafe-url' },
    );
    await page.goto(`${host.url}/letter?week=47`);
    host.setPage('/letter', pageWithScript(DEMO_CLIENT_ID));
    const asked = page.waitForResponse(`${server.url}${path}${id}`);
    const viewed = page.waitForRequest(`${server.url}/api/display/viewed/${id}`);
    await page.getByRole('link', { name: 'Read on' }).click();
    expect((await asked).status()).toBe(302);
    await expect(popupOn(page, id).root).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/letter');
    expect(new URL(page.url()).searchParams.get('week')).toBe('47');
    expect((await viewed).postDataJSON()).toMatchObject({ trigger: 'click' });
  });
}
