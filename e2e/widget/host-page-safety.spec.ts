import type { Page } from '@playwright/test';
import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aDisplayAnswer, aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';

const ANSWERS = {
  'an empty body': { body: '' },
  'a page of html': { body: '<!doctype html><h1>Bad gateway</h1>', type: 'text/html' },
  'a 500': { status: 500, body: 'oops' },
  'truncated JSON': { body: JSON.stringify(aDisplayAnswer([aWirePopup()])).slice(0, 300) },
  'no answer at all': { body: '', hangs: true },
  'a list': { body: '[1,2,3]' },
  null: { body: 'null' },
  'popups that are not popups': {
    body: JSON.stringify(aDisplayAnswer([null, 7, {}, 'x', { poptin_id: 'abcdefghijk01' }])),
  },
  'a popup whose markup lacks its id': {
    body: JSON.stringify(
      aDisplayAnswer([aWirePopup({ poptin: '<div id="somebodyelse1">x</div>' })]),
    ),
  },
  'a site that may not show': {
    body: JSON.stringify(
      aDisplayAnswer([aWirePopup()], { display: 'not_allowed', message: 'Client restricted' }),
    ),
  },
} as const;

for (const [what, reply] of Object.entries(ANSWERS)) {
  test(`nothing shows and no error reaches the page if the server responds with ${what}`, async ({
    page,
    stub,
    site,
  }) => {
    site.setPage('/', aHostPage());
    stub.reply(`/api/display/${CLIENT_ID}`, reply);
    await page.goto(site.url);
    await expect.poll(() => stub.calls.length).toBeGreaterThan(0);
    // `explain` resolves when the popups of the page are known. Only after that, the checks below
    // prove something.
    if (!('hangs' in reply))
      expect(await page.evaluate(() => Reflect.get(window, 'beckon').explain())).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Host' })).toBeVisible();
    await expect(page.locator('[data-beckon]')).toHaveCount(0);
  });
}

test('a broken popup does not stop the others', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage());
  offer(stub, [
    aWirePopup({ poptin_id: 'brokenpopup01', poptin: '<div id="brokenpopup0"></div>' }),
    aWirePopup(),
  ]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toContainText('Ten percent off');
});

test('a page with a strict content security policy shows its popup with styles', async ({
  page,
  stub,
  site,
}) => {
  const policy = `default-src 'self'; script-src 'self' ${stub.url}; style-src 'self'; connect-src 'self' ${stub.url}`;
  site.setPage('/', aHostPage(), { 'content-security-policy': policy });
  offer(stub, [aWirePopup()]);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  const padding = await page
    .locator('.poptin-popup')
    .evaluate((root) => getComputedStyle(root).paddingTop);
  expect([padding, refused]).toEqual(['32px', []]);
});

test('a page without cookies and storage shows its popup', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup()]);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  expect(lines.filter((line) => line === 'Sorry! No Web Storage support..')).toHaveLength(1);
});

test('a page whose own callbacks throw keeps its popup', async ({
  page,
  stub,
  site,
  pageErrors,
}) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup()]);
  await page.addInitScript(() => {
    Object.assign(window, {
      poptinVisible: () => {
        throw new Error('host callback');
      },
    });
  });
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a popup in which an error occurs is removed, and the page scrolls again', async ({
  page,
  stub,
  site,
  pageErrors,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('broken')) lines.push(message.text());
  });
  await page.route('**/games*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'export const gamesCss = ""; export function GameBoard() { throw new Error("broken"); }',
    }),
  );
  site.setPage('/', aHostPage('<h1>Host</h1><p style="height:3000px">Long</p>'));
  offer(stub, [
    aWirePopup({
      poptin: aTemplate('abcdefghijk01').replace(
        '<form',
        '<div data-block="game" data-game="wheel"></div><form',
      ),
    }),
  ]);
  await page.goto(site.url);
  await expect.poll(() => lines).toHaveLength(1);
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(0);
  expect(pageErrors).toEqual([]);
});

test('a page whose forms have names of document properties keeps its popup and its lead', async ({
  page,
  stub,
  site,
}) => {
  const forms = ['cookie', 'title', 'referrer', 'body', 'head'];
  site.setPage('/', aHostPage(forms.map((name) => `<form name="${name}"></form>`).join('')));
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await joinAsAnn(page);
  expect(stub.seen('/api/display/conversion')[0]?.fields).toMatchObject({
    email: 'ann@example.com',
    title: '',
    referrer: '',
  });
});

test('on a page with keyboard shortcuts and copy protection, visitors can type and paste into the popup', async ({
  page,
  context,
  stub,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  site.setPage(
    '/',
    aHostPage(`<h1>Host</h1><script>
      const isField = ({ target }) => /INPUT|TEXTAREA/.test(target.tagName);
      document.addEventListener('keydown', (event) => isField(event) || event.key.length > 1 || event.preventDefault());
      document.onmousedown = document.onselectstart = document.oncontextmenu = isField;
      document.oncopy = document.onpaste = isField;
    </script>`),
  );
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await field.click();
  await page.keyboard.type('ann@example');
  await page.evaluate(() => navigator.clipboard.writeText('.com'));
  await page.keyboard.press('Control+V');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ann@example.com');
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toHaveCount(0);
});

test('the script works once if it is on a page twice', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage(`<script src="/pixel.js?id=${CLIENT_ID}"></script>`));
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toHaveCount(1);
  expect(stub.seen(`/api/display/${CLIENT_ID}`)).toHaveLength(1);
});

/** What old libraries change on a page, and whether the console message about jQuery is expected. */
const OLD_PAGES = {
  'jQuery 1.6': {
    script:
      'jQuery = $ = () => { throw new Error("not ours to call"); }; jQuery.fn = { jquery: "1.6.4" };',
    says: true,
  },
  'jQuery 1.7': { script: 'jQuery = { fn: { jquery: "1.7" } };', says: false },
  'additions to Object.prototype and Array.prototype': {
    script:
      'Object.prototype.legacyName = "x"; Array.prototype.last = function () { return this[this.length - 1]; };',
    says: false,
  },
  'methods of its own in place of those of Array.prototype': {
    script:
      'for (const [name, of] of [["includes", (l, x) => l.indexOf(x) !== -1], ["find", (l, f) => l.filter(f)[0]], ["flat", (l) => [].concat(...l)]]) Array.prototype[name] = function (x) { return of(this, x); };',
    says: false,
  },
  'a Promise of its own that waits for timers': {
    script: `const Native = Promise; Promise = class OwnPromise {
      #native;
      constructor(run) { this.#native = new Native((ok, fail) => run((value) => setTimeout(ok, 0, value), (why) => setTimeout(fail, 0, why))); }
      then(ok, fail) { return new OwnPromise((next, end) => this.#native.then(ok, fail).then(next, end)); }
      catch(fail) { return this.then(undefined, fail); }
      static resolve(value) { return new OwnPromise((ok) => ok(value)); }
      static reject(why) { return new OwnPromise((_, fail) => fail(why)); }
      static all(list) { return new OwnPromise((ok, fail) => Native.all(list).then(ok, fail)); }
    };`,
    says: false,
  },
} as const;

for (const [what, { script, says }] of Object.entries(OLD_PAGES)) {
  test(`a page with ${what} gets its popup and sends its lead`, async ({ page, stub, site }) => {
    site.setPage('/', aHostPage(`<script>${script}</script>`));
    offer(stub, [aWirePopup()]);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(site.url);
    await joinAsAnn(page);
    expect(stub.seen('/api/display/conversion')[0]?.fields).toMatchObject({
      email: 'ann@example.com',
    });
    expect(
      stub.calls.flatMap(({ fields }) => Object.keys(fields)),
      'what the page added is not reported',
    ).not.toContain('legacyName');
    expect(lines.filter((line) => /jquery/iu.test(line))).toEqual(
      says ? ['Upgrade your jQuery to atleast 1.7 to show poptins'] : [],
    );
  });
}

async function joinAsAnn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
}
