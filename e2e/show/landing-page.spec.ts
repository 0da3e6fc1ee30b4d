import { expect, test } from '../fixtures/beckon.ts';
import { popupOn } from '../models/popup.ts';

/** The only message of the script on a page without storage. */
const NO_STORAGE = 'Sorry! No Web Storage support..';

for (const [type, language] of [
  ['lightbox', 'en'],
  ['lightbox', 'he'],
  ['fullpage', 'en'],
  ['sside', 'en'],
] as const) {
  test(`the landing page of a ${type} in ${language} is its form with all fields, and creates a lead`, async ({
    page,
    server,
    owner,
  }) => {
    const id = await owner.publish({ type, language });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(String(error)));
    const answer = await page.goto(`${server.url}/landing/${id}`);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    const form = popupOn(page, id).root;
    const email = `landing-${type}-${language}@show.example`;
    await form.locator('input[inputmode=email]').fill(email);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // On a phone, it is not wider than the page either.
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await form.locator('.poptin-form-submit-button').first().click();
    await expect.poll(async () => (await owner.leads(email)).length).toBe(1);
    expect(page.url()).toBe(`${server.url}/landing/${id}`);
    expect(lines).toEqual([NO_STORAGE]);
  });
}

test('the landing page of a game shows its picture, and a click on it opens the game', async ({
  page,
  server,
  owner,
}) => {
  const id = await owner.publish({ type: 'gamified' });
  await page.goto(`${server.url}/landing/${id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const viewed = page.waitForRequest(`**/api/display/viewed/${id}`);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await viewed).postDataJSON()).toMatchObject({ trigger: 'click' });
});

test('the landing page of an embedded form is the form itself', async ({ page, server, owner }) => {
  const id = await owner.publish({ type: 'embedded' });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${server.url}/landing/${id}`);
  await expect(popupOn(page, id).root.locator('input[inputmode=email]')).toBeVisible();
  expect(lines).toEqual([NO_STORAGE]);
});

test('the html of a landing page has no access to the owner who is signed in on the same host', async ({
  page,
  server,
  owner,
}) => {
  const id = await owner.publish({ type: 'lightbox' });
  await page.context().addCookies([{ name: 'beckon.x', value: 'session', url: server.url }]);
  await page.goto(`${server.url}/landing/${id}`);
  await expect(popupOn(page, id).root).toBeVisible();
  const seen = await page.evaluate(async () => ({
    origin: window.origin,
    cookie: (() => {
      try {
        return document.cookie;
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    })(),
    me: await fetch('/api/owner/me').then(
      () => 'answered',
      () => 'refused',
    ),
  }));
  expect(seen).toEqual({ origin: 'null', cookie: 'SecurityError', me: 'refused' });
});

test('the landing page of a site with configured domains creates its lead', async ({
  page,
  server,
  owner,
}) => {
  const { site } = Object(await owner.get(`/api/owner/sites/${owner.siteId}`));
  const setDomains = (domains: readonly string[]) =>
    owner.call('PATCH', `/api/owner/sites/${owner.siteId}`, {
      settings: { ...site.settings, domains },
    });
  await setDomains(['shop.example']);
  try {
    const id = await owner.publish({ type: 'embedded' });
    await page.goto(`${server.url}/landing/${id}`);
    const form = popupOn(page, id).root;
    await form.locator('input[inputmode=email]').fill('sandboxed@show.example');
    await form.locator('.poptin-form-submit-button').first().click();
    await expect.poll(async () => (await owner.leads('sandboxed@show.example')).length).toBe(1);
  } finally {
    await setDomains(site.settings.domains);
  }
});
