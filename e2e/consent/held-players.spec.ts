import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

/** These tests check docs/behaviour/consent.md#unmarked. */

const settings = {
  beckon_block: [{ service: 'ads', category: 'marketing', patterns: ['/ads'] }],
};

/** Html of each kind of element, with the attribute that a visitor's consent gives back. */
const KINDS = [
  ['<video title="film" src="/ads.mp4" poster="/ads.png"></video>', 'film', 'src', '/ads.mp4'],
  ['<audio title="sound" src="/ads.mp3"></audio>', 'sound', 'src', '/ads.mp3'],
  ['<embed title="embed" type="text/html" src="/ads-embed">', 'embed', 'src', '/ads-embed'],
  ['<object title="object" data="/ads-object"></object>', 'object', 'data', '/ads-object'],
  ['<iframe title="words" srcdoc="<img src=/ads-in.png>"></iframe>', 'words', 'srcdoc', '/ads-in'],
] as const;

for (const [html, title, attribute, address] of KINDS)
  test(`an unmarked element of a known service waits with a notice, and comes back: ${title}`, async ({
    page,
  }) => {
    await openConsentPage(page, {
      script: 'head',
      settings,
      body: `<p>text</p><div id="place"></div><script>place.innerHTML = ${JSON.stringify(`<p>text</p>${html}`).replaceAll('</', '<\\/')}</script>`,
    });
    const element = page.getByTitle(title);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(element).not.toHaveAttribute(attribute);
    await expect(page.locator('.cmplz-blocked-content-notice')).toBeVisible();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(element).toHaveAttribute(attribute, new RegExp(address));
    await expect(page.locator('.cmplz-blocked-content-notice')).toHaveCount(0);
  });

test('a player waits with the sources in it, and loads them after consent', async ({ page }) => {
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<script>
      const film = document.createElement('video');
      film.title = 'film';
      film.innerHTML = '<source src="/own.mp4"><source src="/ads-film.mp4">';
      document.currentScript.after(film);
    </script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  const sources = page.locator('source');
  for (const each of await sources.all()) await expect(each).not.toHaveAttribute('src');
  const loads = page.waitForRequest('**/ads-film.mp4');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await loads;
  await expect(sources.last()).toHaveAttribute('src', '/ads-film.mp4');
});

test('elements that a script makes ask for nothing before consent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<script>
      const make = (tag, name, address) => {
        const made = document.createElement(tag);
        made[name] = address;
        document.currentScript.after(made);
      };
      make('video', 'src', '/ads-1.mp4');
      make('embed', 'src', '/ads-3');
      make('object', 'data', '/ads-4');
      make('iframe', 'srcdoc', '<img src=/ads-5.png>');
      make('img', 'srcset', '/ads-6.png 1x');
    </script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState();
  expect(asked.filter((path) => path.includes('ads'))).toEqual([]);
});

test('what a page puts into its shadow roots waits, too, and comes back with consent', async ({
  page,
}) => {
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<div id="host"></div><script>
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = '<iframe title="parsed" src="/frame/ads"></iframe>';
      const made = document.createElement('iframe');
      made.title = 'made';
      made.src = '/ads-made';
      const picture = new Image();
      picture.alt = 'picture';
      picture.src = '/ads.png';
      const script = document.createElement('script');
      script.src = '/ads-script.js';
      root.append(made, picture, script);
    </script>`,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByTitle('parsed')).toHaveAttribute('src', 'about:blank');
  await expect(page.getByTitle('made')).toHaveAttribute('src', 'about:blank');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByTitle('parsed')).toHaveAttribute('src', '/frame/ads');
  await expect(page.getByTitle('made')).toHaveAttribute('src', '/ads-made');
  await expect(page.getByAltText('picture')).toHaveAttribute('src', '/ads.png');
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads-script']);
});

for (const mode of ['open', 'closed'])
  test(`content that waits in a shadow root (${mode}) has a notice there, whose button allows it`, async ({
    page,
  }) => {
    const consent = await openConsentPage(page, {
      script: 'head',
      settings: { ...settings, beckon_page_css: 'http://consent.test/page.css' },
      body: `<div id="host"></div><script>
        const root = host.attachShadow({ mode: '${mode}' });
        root.innerHTML = '<style>iframe{border:0}</style><iframe title="film" src="/frame/ads"></iframe>';
        window.root = root;
      </script>`,
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    const ask = (what: string) => page.evaluate(`${what}`);
    const notice = "root.querySelector('button.cmplz-blocked-content-notice')";
    await expect
      .poll(() => ask(`${notice}?.textContent`))
      .toBe('Click to accept marketing cookies');
    await expect.poll(() => ask(`getComputedStyle(${notice}).color`)).toBe('rgb(17, 17, 17)');
    await ask(`${notice}.click()`);
    await expect
      .poll(() => ask("root.querySelector('iframe').getAttribute('src')"))
      .toBe('/frame/ads');
    await expect.poll(() => ask(notice)).toBeNull();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await consent.cookies()).toMatchObject({ cmplz_marketing: 'allow' });
  });

test('in a shadow root, the link of a notice allows one service', async ({ page }) => {
  const consent = await openConsentPage(page, {
    script: 'head',
    settings: {
      ...settings,
      clean_cookies: '1',
      placeholdertext: '<p>{service}</p><a href="#top" class="cmplz-accept-service">Show</a>',
    },
    answers: { cookie_data: [] },
    body: `<div id="host"></div><script>
      host.attachShadow({ mode: 'open' }).innerHTML = '<iframe title="film" src="/frame/ads"></iframe>';
    </script>`,
  });
  await page.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByTitle('film')).toHaveAttribute('src', '/frame/ads');
  expect(new URL(page.url()).hash).toBe('');
  const focused = 'host.shadowRoot.activeElement?.title';
  await expect.poll(() => page.evaluate(focused)).toBe('film');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await consent.cookies()).toMatchObject({ cmplz_consented_services: '{"ads":true}' });
});
