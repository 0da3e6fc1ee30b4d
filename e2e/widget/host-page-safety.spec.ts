import { aHostPage, CLIENT_ID, expect, offer, popupOn, test } from '../fixtures/stub.ts';
import { aDisplayAnswer, aWirePopup } from '../helpers/a-display-answer.ts';

const ANSWERS = {
  'an empty body': { body: '' },
  'a page of html': { body: '<!doctype html><h1>Bad gateway</h1>', type: 'text/html' },
  'a 500': { status: 500, body: 'oops' },
  'truncated JSON': { body: JSON.stringify(aDisplayAnswer([aWirePopup()])).slice(0, 300) },
  'no answer at all': { body: '', hangs: true },
  'a list': { body: '[1,2,3]' },
  'null': { body: 'null' },
  'popups that are no popups': { body: JSON.stringify(aDisplayAnswer([null, 7, {}, 'x', { poptin_id: 'abcdefghijk01' }])) },
  'a popup whose markup lacks its id': { body: JSON.stringify(aDisplayAnswer([aWirePopup({ poptin: '<div id="somebodyelse1">x</div>' })])) },
  'a site that may not show': { body: JSON.stringify(aDisplayAnswer([aWirePopup()], { display: 'not_allowed', message: 'Client restricted' })) },
} as const;

for (const [what, reply] of Object.entries(ANSWERS)) {
  test(`nothing shows and nothing is thrown when the server answers with ${what}`, async ({ page, stub, site }) => {
    site.setPage('/', aHostPage());
    stub.reply(`/api/display/${CLIENT_ID}`, reply);
    await page.goto(site.url);
    await expect.poll(() => stub.calls.length).toBeGreaterThan(0);
    // Answers once the page has been decided: only then does it mean anything that nothing is there.
    if (!('hangs' in reply)) expect(await page.evaluate(() => Reflect.get(window, 'beckon').explain())).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Host' })).toBeVisible();
    await expect(page.locator('[data-beckon]')).toHaveCount(0);
  });
}

test('a popup that is broken does not take the others along', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup({ poptin_id: 'brokenpopup01', poptin: '<div id="brokenpopup0"></div>' }), aWirePopup()]);
  await page.goto(site.url);
  await expect(popupOn(page)).toContainText('Ten percent off');
});

test('a page with a strict content security policy shows its popup, styled', async ({ page, stub, site }) => {
  const policy = `default-src 'self'; script-src 'self' ${stub.url}; style-src 'self'; connect-src 'self' ${stub.url}`;
  site.setPage('/', aHostPage(), { 'content-security-policy': policy });
  offer(stub, [aWirePopup()]);
  const refused: string[] = [];
  page.on('console', (message) => { if (/Content Security Policy/i.test(message.text())) refused.push(message.text()); });
  await page.goto(site.url);
  await expect(popupOn(page)).toBeVisible();
  const padding = await page.locator('.poptin-popup').evaluate((root) => getComputedStyle(root).paddingTop);
  expect([padding, refused]).toEqual(['32px', []]);
});

test('a page with blocked cookies and storage shows its popup', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup()]);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.addInitScript(() => {
    const refuse = (): never => { throw new DOMException('blocked', 'SecurityError'); };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto(site.url);
  await expect(popupOn(page)).toBeVisible();
  expect(lines.filter((line) => line === 'Sorry! No Web Storage support..')).toHaveLength(1);
});

test('a page that throws in its own callbacks keeps its popup', async ({ page, stub, site, pageErrors }) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup()]);
  await page.addInitScript(() => {
    Object.assign(window, { poptinVisible: () => { throw new Error('host callback'); } });
  });
  await page.goto(site.url);
  await expect(popupOn(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('the script twice on a page works once', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage(`<script src="/pixel.js?id=${CLIENT_ID}"></script>`));
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect(popupOn(page)).toHaveCount(1);
  expect(stub.seen(`/api/display/${CLIENT_ID}`)).toHaveLength(1);
});

test('a page with additions to Object.prototype and Array.prototype gets its popup and its lead', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage('<script>Object.prototype.legacyName = "x"; Array.prototype.last = function () { return this[this.length - 1]; };</script>'));
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(popupOn(page).getByRole('heading')).toHaveText('Thank you');
  expect(stub.seen('/api/display/conversion')[0]?.fields).toMatchObject({ email: 'ann@example.com' });
});
