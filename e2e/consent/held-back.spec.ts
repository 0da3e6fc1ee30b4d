import { expect, test } from '../fixtures/worker.ts';
import { HOLDS_ADS, openConsentPage } from '../models/consent/consent-page.ts';

/** These tests check docs/behaviour/consent.md#unmarked and docs/behaviour/consent.md#clean-up. */

const settings = HOLDS_ADS;
const ran = 'window.ran';

test('unmarked content of a known service waits, both in the html and added by scripts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<script src="/ads-html.js"></script><script src="/own.js"></script>
      <iframe title="ad" src="/frame/ads"></iframe>
      <script>
        const made = document.createElement('script'); made.src = '/ads-made.js'; document.head.append(made);
        new Image().src = '/ads-pixel.png';
      </script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(ran)).toEqual(['own']);
  expect(asked).not.toContain('/ads-made.js');
  expect(asked).not.toContain('/ads-pixel.png');
  await expect(page.getByTitle('ad')).toHaveAttribute('src', 'about:blank');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect
    .poll(() => page.evaluate(`${ran}.slice().sort()`))
    .toEqual(['ads-html', 'ads-made', 'own']);
  await expect(page.getByTitle('ad')).toHaveAttribute('src', '/frame/ads');
});

test('a necessary part of a service that waits runs at once, because its pattern is longer', async ({
  page,
}) => {
  const needed = { service: 'own', category: 'functional', patterns: ['/ads-needed'] };
  await openConsentPage(page, {
    script: 'head',
    settings: { beckon_block: [...settings.beckon_block, needed] },
    body: '<script src="/ads-needed.js"></script><script src="/ads-html.js"></script>',
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(ran)).toEqual(['ads-needed']);
});

test('scripts of a known service that a page inserts as html wait, too, and run once', async ({
  page,
}) => {
  const scriptOf = (name: string) => `<script src="/ads-${name}.js"><\\/script>`;
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<template id="kept"><script src="/ads-kept.js"></script></template>
      <script>
        document.write('${scriptOf('written')}<p>after it</p>');
        document.body.append(document.createRange().createContextualFragment('${scriptOf('parsed')}'));
        document.body.append(kept.content.cloneNode(true));
      </script><script src="/own.js"></script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('after it')).toBeVisible();
  await page.waitForLoadState();
  expect(await page.evaluate(ran)).toEqual(['own']);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect
    .poll(() => page.evaluate(`${ran}.slice().sort()`))
    .toEqual(['ads-kept', 'ads-parsed', 'ads-written', 'own']);
});

test('a pixel that a script inserts as html is requested once, after consent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<div id="inner"></div><script>
      inner.innerHTML = '<img src="/ads-inner.png">';
      document.body.insertAdjacentHTML('beforeend', '<p><img src="/ads-beside.png"></p>');
      inner.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot><img src="/ads-shadow.png">';
    </script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  const pixels = () => asked.filter((path) => path.startsWith('/ads-')).toSorted();
  expect(pixels()).toEqual([]);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(pixels).toEqual(['/ads-beside.png', '/ads-inner.png', '/ads-shadow.png']);
});

test('code and texts that contain a pixel are what the page passed', async ({ page }) => {
  const text = `if (1 && 1) window.pixel = '<img src="/ads-text.png">'`;
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<textarea id="code"></textarea><noscript id="none"></noscript><script>
      const text = ${JSON.stringify(text)};
      const script = document.createElement('script');
      script.innerHTML = text;
      document.body.append(script);
      code.innerHTML = text;
      none.innerHTML = text;
    </script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate('window.pixel')).toBe('<img src="/ads-text.png">');
  await expect(page.locator('#code')).toHaveValue(text);
  expect(await page.locator('#none').textContent()).toBe(text);
});

test('an unmarked picture waits with all its addresses, and gets them back unchanged', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const written = {
    sizes: '<img alt="sizes" src="/ads-small.png" srcset="/ads-large.png 2x" sizes="50vw">',
    sources:
      '<picture><source srcset="/ads-wide.webp" media="(min-width: 1px)"><img alt="sources" src="/ads-plain.png"></picture>',
  };
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<div id="place"></div><script>place.innerHTML = ${JSON.stringify(Object.values(written).join(''))}</script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const selector of ['source', 'img', 'img[alt=sources]'])
    await expect(page.locator(`#place ${selector}`).first()).not.toHaveAttribute('srcset');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const sizes = page.getByAltText('sizes');
  await expect(sizes).toHaveAttribute('src', '/ads-small.png');
  await expect(sizes).toHaveAttribute('srcset', '/ads-large.png 2x');
  await expect(sizes).toHaveAttribute('sizes', '50vw');
  await expect(page.locator('#place source')).toHaveAttribute('srcset', '/ads-wide.webp');
  await expect(page.getByAltText('sources')).toHaveAttribute('src', '/ads-plain.png');
  await expect.poll(() => asked.filter((path) => path === '/ads-plain.png').length).toBeLessThan(2);
});

test('a style sheet that a page preloads waits, too, and applies after consent', async ({
  page,
}) => {
  await page.route('**/ads.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'h1{color:rgb(1,2,3)}' }),
  );
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<link rel="preload" as="style" href="/ads.css" onload="this.onload=null;this.rel='stylesheet'">`,
  });
  const heading = page.getByRole('heading', { name: 'Site' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('link[data-href-cmplz="/ads.css"]')).not.toHaveAttribute('href');
  await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('content that a page adds later waits, too: the page is checked every two seconds, before and after consent', async ({
  page,
}) => {
  await page.clock.install();
  await openConsentPage(page, { settings: { block_ajax_content: '1' } });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(addVideo, 'early');
  await page.clock.runFor(2_100);
  await expect(page.locator('.cmplz-blocked-content-notice')).toBeVisible();
  await expect(page.getByTitle('early')).toHaveAttribute('src', 'about:blank');
  await page.locator('.cmplz-accept').dispatchEvent('click');
  await page.clock.runFor(100);
  await expect(page.getByTitle('early')).toHaveAttribute('src', '/frame/early');
  await page.evaluate(addVideo, 'late');
  await page.clock.runFor(2_100);
  await expect(page.getByTitle('late')).toHaveAttribute('src', '/frame/late');
  await expect(page.locator('.cmplz-blocked-content-notice')).toBeHidden();
});

test('a script that cannot be loaded causes an error on its page a second later, but not on a page that was left', async ({
  page,
}) => {
  await page.clock.install();
  await openConsentPage(page, {
    body: '<script type="text/plain" data-category="marketing" data-cmplz-src="/ads-gone.js"></script>',
  });
  await page.context().route('**/ads-gone.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.locator('.cmplz-accept').dispatchEvent('click');
  await failed;
  await page.clock.runFor(900);
  const failedAgain = page.waitForEvent('requestfailed');
  await page.reload();
  await failedAgain;
  // An error in a timer makes this call fail.
  const passSecond = (): Promise<string> => page.clock.runFor(1_000).then(() => '', String);
  await expect.poll(passSecond).toContain('while loading /ads-gone.js');
});

test('a visitor who consented before gets all content at once and only once', async ({ page }) => {
  const consent = await openConsentPage(page, {
    script: 'head',
    settings,
    body: '<script src="/ads-html.js"></script>',
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(ran)).toEqual(['ads-html']);
  await consent.goto();
  expect(await page.evaluate(ran)).toEqual(['ads-html']);
});

test('cookies without consent are deleted: those of the host and its parent domains, also with a path', async ({
  page,
}) => {
  const url = 'http://www.site.test';
  await page.context().addCookies([
    { name: '_ad_host', value: '1', domain: 'www.site.test', path: '/' },
    { name: '_ad_parent', value: '1', domain: '.site.test', path: '/' },
    { name: '_ad_folder', value: '1', domain: 'www.site.test', path: '/blog/' },
    { name: 'cart', value: '1', url },
  ]);
  const consent = await openConsentPage(page, {
    path: '/blog/post',
    settings: { clean_cookies: '1' },
    answers: { cookie_data: { marketing: { ads: ['_ad_', ''] } } },
  });
  await expect.poll(() => consent.cookies()).toEqual({ cart: '1' });
  await page.evaluate(() => {
    document.cookie = '_ad_late=1; path=/';
    localStorage.setItem('_ad_', '1');
  });
  await expect.poll(() => consent.cookies()).toEqual({ cart: '1' });
  expect(await page.evaluate(() => localStorage.getItem('_ad_'))).toBeNull();
});

test('Google, Microsoft and WordPress get the consent, and its default first', async ({ page }) => {
  await openConsentPage(page, {
    script: 'head',
    settings: { beckon_integrations: { google: true, microsoft: true, tagManager: true } },
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener('wp_listen_for_consent_change', (event) => {
      if (event instanceof CustomEvent)
        Reflect.set(window, 'heard', { ...Reflect.get(window, 'heard'), ...event.detail });
    });
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const layer = await page.evaluate(() =>
    [...Reflect.get(window, 'dataLayer')].map((entry) => ('event' in entry ? entry : [...entry])),
  );
  expect(layer[0]).toMatchObject(['consent', 'default', { ad_storage: 'denied' }]);
  expect(layer).toContainEqual(
    expect.arrayContaining([
      'update',
      expect.objectContaining({ ad_user_data: 'granted', analytics_storage: 'granted' }),
    ]),
  );
  expect(layer).toContainEqual({ event: 'cmplz_event_marketing' });
  const uet = await page.evaluate(() => Reflect.get(window, 'uetq'));
  expect(uet.slice(0, 3)).toEqual(['consent', 'default', { ad_storage: 'denied' }]);
  expect(uet.at(-1)).toEqual({ ad_storage: 'granted' });
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual({
    marketing: 'allow',
    statistics: 'allow',
    'statistics-anonymous': 'allow',
    preferences: 'allow',
    functional: 'allow',
  });
  expect(await page.evaluate(() => Reflect.get(window, 'wp_has_consent')('marketing'))).toBe(true);
});

/** Adds a video as an AJAX response of the site does. */
function addVideo(name: string): void {
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      `<div><iframe title="${name}" class="cmplz-iframe cmplz-placeholder-element" src="about:blank" data-src-cmplz="/frame/${name}" data-category="marketing"></iframe></div>`,
    );
}
