import { SERVICE_LIBRARY } from '@beckon/contract/consent';
import { expect, test } from '../fixtures/beckon.ts';
import { PANEL, pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';

/** Pages that require trusted types: docs/behaviour/consent.md#trusted-types. */

const POLICY = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types beckon-consent">`;
const strict = (html: string): string => html.replace('<title>', `${POLICY}<title>`);
const HELD = `<script type="text/plain" data-category="marketing" data-cmplz-src="/held.js"></script>
<script type="text/plain" data-category="marketing">window.ran.push('inline'); document.write('<p>Written</p>')</script>
<div class="cmplz-consent-area cmplz-placeholder" data-post_id="7" data-category="marketing" data-service="maps">The map waits</div>`;

test('a page that requires trusted types gets banner, tab, panel, notices, consent areas and blocked scripts', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script } = await publishBanner(owner, 'en', {
    asksPerService: true,
    services: SERVICE_LIBRARY.filter(({ id }) => id === 'youtube'),
    links: { cookiePolicy: '/cookies', privacyPolicy: '', imprint: '' },
  });
  const video = `<div><iframe class="cmplz-iframe cmplz-placeholder-element" title="Video" src="about:blank" data-category="marketing" data-service="youtube" data-src-cmplz="/video"></iframe></div>`;
  const start = '<script>window.ran = []</script>';
  const panel = `<div id="${PANEL.slice(1)}" class="cmplz-manage-consent-container"></div>`;
  await page.route('**/held.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "window.ran.push('file')" }),
  );
  await page.route('**/consent-area/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: '<p>The map is here</p>',
    }),
  );
  await page.route('**/video', (route) => route.fulfill({ body: 'A video' }));
  host.setPage('/', strict(pageThatAsks(server.url + script, 'en', start + HELD + video)));
  host.setPage('/cookies', strict(pageThatAsks(server.url + script, 'en', panel)));
  await page.goto(host.url);
  await expect(page.getByRole('button', { name: /^Show it.*YouTube/ })).toBeVisible();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => page.evaluate('window.ran.join()')).toBe('file,inline');
  await expect(page.getByText('Written')).toBeVisible();
  await expect(page.getByText('The map is here')).toBeVisible();
  await expect(page.getByTitle('Video')).toHaveAttribute('src', '/video');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await page.goto(`${host.url}/cookies`);
  await expect(page.locator(PANEL).getByRole('checkbox', { name: 'YouTube' })).toBeChecked();
});
