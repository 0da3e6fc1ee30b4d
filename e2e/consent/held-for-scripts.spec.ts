import { expect, test } from '../fixtures/worker.ts';
import { HOLDS_ADS, openConsentPage } from '../models/consent/consent-page.ts';

/** Scripts of a page go on working with elements that wait. docs/behaviour/consent.md#unmarked */

const settings = HOLDS_ADS;
const NOTICE = '.cmplz-blocked-content-notice';

test('a frame that waits can be removed and put back by its page, and its notice goes with it', async ({
  page,
}) => {
  await openConsentPage(page, {
    script: 'head',
    settings: { ...settings, block_ajax_content: '1' },
    body: '<div id="place"><h3>a</h3><iframe title="ad" src="/frame/ads"></iframe><p>b</p></div>',
  });
  await expect(page.locator(NOTICE)).toBeVisible();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const place = document.querySelector('#place');
    if (!frame || !place) throw new Error('no frame');
    place.insertBefore(document.createElement('b'), frame);
    place.removeChild(frame);
    Reflect.set(window, 'frame', frame);
  });
  await expect(page.locator('beckon-box')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('#place')?.append(Reflect.get(window, 'frame')));
  await expect(page.locator(NOTICE)).toBeVisible();
  await page.locator(NOTICE).click();
  await expect(page.getByTitle('ad')).toHaveAttribute('src', '/frame/ads');
  await expect(page.getByTitle('ad')).toBeVisible();
  await expect(page.locator('beckon-box')).toHaveCount(0);
});

const SHEETS = {
  'made by a script': `const link = document.createElement('link');
    link.rel = 'stylesheet'; link.href = '/ads.css'; document.head.append(link);`,
  'with a late address': `const link = document.createElement('link');
    link.rel = 'stylesheet'; document.head.append(link); link.href = '/ads.css';`,
  'with a late kind': `const link = document.createElement('link');
    link.href = '/ads.css'; document.head.append(link); link.rel = 'stylesheet';`,
  'added as html': `document.head.insertAdjacentHTML('beforeend', '<link rel=stylesheet href=/ads.css>');`,
  'for print first': `document.head.insertAdjacentHTML('beforeend',
    '<link rel=stylesheet media=print href=/ads.css onload="this.media=\\'all\\'">');`,
};

for (const [kind, script] of Object.entries(SHEETS))
  test(`a style sheet of a known service does not apply before consent: ${kind}`, async ({
    page,
  }) => {
    await page.route('**/ads.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: 'h1{color:rgb(1,2,3)}' }),
    );
    await openConsentPage(page, {
      script: 'head',
      settings,
      body: `<script>${script}</script>`,
    });
    const heading = page.getByRole('heading', { name: 'Site' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState();
    const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    expect((await sheets()).join()).not.toContain('/ads.css');
    await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  });

test('code that waits for the script it made goes on after consent, and can remove the script', async ({
  page,
}) => {
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<script>
      const made = document.createElement('script');
      made.onload = () => { document.head.removeChild(made); window.loaded = (window.loaded ?? 0) + 1; };
      made.src = '/ads-made.js';
      document.head.append(made);
    </script>`,
  });
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => page.evaluate('window.loaded')).toBe(1);
  expect(await page.evaluate('window.ran')).toEqual(['ads-made']);
});

test('pictures and posters that scripts set later ask for nothing before consent', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<picture><source><img alt="own"></picture><video></video><video><source></video><input type="image" alt="go">
      <script>
        document.querySelector('picture source').srcset = '/ads-1.png';
        document.querySelector('video').poster = '/ads-2.png';
        document.querySelector('video source').setAttribute('src', '/ads-3.mp4');
        document.querySelector('input').src = '/ads-4.png';
        for (const rel of ['prefetch', 'modulepreload']) {
          const link = document.createElement('link');
          link.rel = rel;
          link.href = '/ads-5.js';
          document.head.append(link);
        }
      </script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState();
  expect(asked.filter((path) => path.includes('ads'))).toEqual([]);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  for (const path of ['/ads-1.png', '/ads-2.png', '/ads-4.png'])
    await expect.poll(() => asked).toContain(path);
});

test('content of an unknown category, or of none, comes with marketing', async ({ page }) => {
  await openConsentPage(page, {
    body: `<div><iframe title="social" class="cmplz-iframe cmplz-placeholder-element" src="about:blank" data-src-cmplz="/frame/a" data-category="social"></iframe></div>
      <script type="text/plain" data-service="x" data-cmplz-src="/ads-none.js"></script>
      <script type="text/plain" data-category="statistics" data-cmplz-src="/ads-other.js"></script>
      <script type="text/plain">window.ran.push('of another tool')</script>`,
  });
  await page.locator(NOTICE).click();
  await expect(page.getByTitle('social')).toHaveAttribute('src', '/frame/a');
  await expect(page.locator(NOTICE)).toHaveCount(0);
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads-none']);
});

test('nothing of ours stops a page that sets an address to a value that is no text', async ({
  page,
}) => {
  await openConsentPage(page, { script: 'head', settings });
  const set = (tag: string, value: unknown) =>
    page.evaluate(
      ([name, given]) => {
        const made = document.createElement(String(name));
        Reflect.apply(made.setAttribute, made, ['src', given]);
        return made.getAttribute('src');
      },
      [tag, value],
    );
  for (const value of [undefined, null, false, 0])
    for (const tag of ['img', 'iframe', 'script'])
      expect(await set(tag, value)).toBe(String(value));
});
