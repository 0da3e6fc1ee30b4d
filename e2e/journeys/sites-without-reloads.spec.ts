import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_BANNER_TEXTS } from '@beckon/languages/consent-banner';
import { expect, test } from '../fixtures/beckon.ts';
import { publishBanner } from '../models/consent/own-banner.ts';

/** A library that fetches the next page and puts it in place of the present one. */
interface Library {
  readonly file: string;
  readonly bodyAttributes?: string;
  readonly mainAttributes?: string;
  readonly start?: string;
}

const LIBRARIES: Readonly<Record<string, Library>> = {
  Turbo: { file: '@hotwired/turbo/dist/turbo.es2017-umd.js' },
  htmx: { file: 'htmx.org/dist/htmx.js', bodyAttributes: 'hx-boost:inherited="true"' },
  swup: {
    file: 'swup/dist/Swup.umd.js',
    mainAttributes: 'id="swup"',
    start: 'window.pages ??= new Swup({ animationSelector: false });',
  },
};

/** Not all of them let a file of theirs be named as a module. */
const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');
const PAGES = ['/welcome', '/letter', '/offer'] as const;

for (const [name, library] of Object.entries(LIBRARIES))
  test(`on a site whose pages ${name} loads, each page has its popup, its form and the visitor's consent`, async ({
    page,
    owner,
    host,
    server,
  }) => {
    // Its own site, because popups of other tests would be counted, too.
    const { script, siteId, clientId } = await publishBanner(owner, 'en');
    const form = await owner.publish({ siteId, type: 'embedded' });
    await owner.publish({
      siteId,
      type: 'lightbox',
      settings: {
        triggers: { afterSeconds: { seconds: 0, on: 'page' } },
        audience: {
          groups: [[{ kind: 'page-url', operator: 'contains', values: ['/offer'] }]],
        },
      },
    });
    const code = readFileSync(path.join(PACKAGES, library.file), 'utf8');
    host.setPage('/library.js', code, { 'content-type': 'text/javascript' });
    const links = PAGES.map((at) => `<a href="${at}">${at.slice(1)}</a>`).join(' ');
    const content = {
      '/welcome': '',
      '/letter': `<div class="beckon-embedded" data-id="${form}"></div>`,
      '/offer':
        '<iframe class="cmplz-iframe" title="Film" data-category="marketing" data-service="films" data-src-cmplz="/film"></iframe>',
    };
    host.setPage('/film', '<p>The film');
    for (const at of PAGES)
      host.setPage(
        at,
        `<!doctype html><html lang="en"><title>${at}</title><script src="/library.js"></script><script src="${server.url}${script}"></script><body ${library.bodyAttributes ?? ''}><main ${library.mainAttributes ?? ''}><nav>${links}</nav>${content[at]}</main><script>${library.start ?? ''}</script><script src="/pixel.js?id=${clientId}" async></script></body></html>`,
      );

    const words = CONSENT_BANNER_TEXTS.en;
    const field = page.locator('.beckon-embedded').getByRole('textbox');
    const expectConsent = (): Promise<void> =>
      expect(page.locator('body')).toHaveClass(/cmplz-marketing/);
    await page.goto(`${host.url}/welcome`);
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await page.getByRole('button', { name: words.accept }).click();
    await page.getByRole('link', { name: 'letter' }).click();
    await expect(field).toBeVisible();
    await expectConsent();
    await page.getByRole('link', { name: 'offer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByTitle('Film')).toHaveAttribute('src', '/film');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectConsent();
    await expect(page.getByRole('button', { name: words.manageConsent })).toHaveCount(1);
    await expect(page.locator('[data-beckon]')).toHaveCount(1);
    const email = `${name.toLowerCase()}@example.com`;
    await field.fill(email);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => owner.get(`/api/owner/sites/${siteId}/leads`))
      .toMatchObject({ leads: [{ email }] });
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstPage'))).toBe(true);
  });
