import { defaultConsentDesign } from '@beckon/contract/consent';
import { expect, test } from '../fixtures/beckon.ts';
import { barriersOf } from '../models/barriers.ts';

/** The banner as our own server draws it, on a page that has nothing of it. */

const PANEL = '#cmplz-manage-consent-container';
const WINDOWS = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 760 } };
const WORDS = {
  en: { accept: 'Accept all', choose: 'Choose', tab: 'Cookie settings' },
  he: { accept: 'אישור הכול', choose: 'בחירה', tab: 'הגדרות עוגיות' },
} as const;

for (const language of ['en', 'he'] as const)
  test(`in ${language} it holds no barrier, on desktops and phones, and leaves a tab behind`, async ({
    page,
    owner,
    host,
    server,
  }) => {
    const { site } = Object(await owner.call('POST', '/api/owner/sites', { name: 'Asks' }));
    const address = `/api/owner/sites/${site.id}/consent`;
    const draft = { ...defaultConsentDesign(language), typeOfRegion: everywhere('optin') };
    await owner.call('PATCH', address, { draft });
    await owner.call('POST', `${address}/publish`, { asksAgain: false });
    const script = `${server.url}/consent.js?id=${site.clientId}&lang=${language}`;
    const htmlWith = (body: string): string =>
      `<!doctype html><html lang="${language}"><title>Shop</title><script src="${script}"></script><main><h1>Shop</h1>${body}</main>`;
    host.setPage('/', htmlWith(''));
    host.setPage('/cookies', htmlWith('<div id="cmplz-manage-consent-container"></div>'));
    const words = WORDS[language];
    for (const size of Object.values(WINDOWS)) {
      await page.setViewportSize(size);
      await page.goto(host.url);
      await expect(page.getByRole('dialog')).toBeFocused();
      await page.getByRole('button', { name: words.choose }).click();
      expect(await barriersOf(page)).toEqual([]);
      await page.goto(`${host.url}/cookies`);
      await expect(page.locator(`${PANEL} input`).first()).toBeAttached();
      expect(await barriersOf(page)).toEqual([]);
    }
    await page.goto(host.url);
    await page.getByRole('button', { name: words.accept }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const parts: string[] = [];
    page.on('request', (request) => parts.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(page.getByRole('button', { name: words.tab })).toBeVisible();
    expect(parts.filter((path) => path.startsWith('/consent-'))).toEqual([]);
    await page.getByRole('button', { name: words.tab }).click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: words.tab })).toBeFocused();
  });

test('who leaves the page without an answer is counted once, on our server too', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { site } = Object(await owner.call('POST', '/api/owner/sites', { name: 'Counts' }));
  const address = `/api/owner/sites/${site.id}/consent`;
  const draft = { ...defaultConsentDesign('en'), typeOfRegion: everywhere('optin') };
  await owner.call('PATCH', address, { draft });
  await owner.call('POST', `${address}/publish`, { asksAgain: false });
  const script = `${server.url}/consent.js?id=${site.clientId}`;
  host.setPage(
    '/',
    `<!doctype html><title>Shop</title><script src="${script}"></script><h1>Shop</h1>`,
  );
  host.setPage('/next', '<!doctype html><title>Next</title><h1>Next</h1>');
  await page.goto(host.url);
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.goto(`${host.url}/next`);
  await expect
    .poll(async () => Object(await owner.get(`${address}/days`)).days.at(-1))
    .toMatchObject({ none: 1, refused: 0 });
});

function everywhere(type: 'optin') {
  const regions = Object.keys(defaultConsentDesign('en').typeOfRegion);
  return Object.fromEntries(regions.map((region) => [region, type]));
}
