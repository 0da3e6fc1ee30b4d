import { expect, test } from '../fixtures/beckon.ts';
import { pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';

const MARKED = `<script type="text/plain" data-category="marketing">window.ran = [...(window.ran ?? []), 'first'];</script>
  <script type="text/plain" data-category="marketing" id="second">window.ran = [...(window.ran ?? []), 'second'];</script>
  <script type="text/plain" data-category="statistics">window.counted = (window.counted ?? 0) + 1;</script>
  <iframe title="held" data-category="marketing" data-src-cmplz="/frame"></iframe>
  <img alt="held" data-category="marketing" data-src-cmplz="/picture.png">`;

test('marked content starts once, in order and without a question after the banner was taken down, even after a refusal', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script, calls } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en', MARKED));
  host.setPage('/frame', '<!doctype html><title>Frame</title>');
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate('window.ran')).toBeUndefined();
  await owner.call('POST', `${calls}/unpublish`, {});
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (answer) => {
    if (answer.url().startsWith(server.url) && !answer.ok()) errors.push(answer.url());
  });
  const isServed = async () => (await page.request.get(server.url + script)).text();
  await expect.poll(isServed).toContain('"consenttype":"other"');
  await page.goto('about:blank');
  // A route keeps the browser from using the script in its cache.
  await page.route('**/consent.js*', (route) => route.continue());
  await page.goto(host.url);
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['first', 'second']);
  expect(await page.evaluate('window.counted')).toBe(1);
  await expect(page.getByTitle('held')).toHaveAttribute('src', '/frame');
  await expect(page.getByAltText('held')).toHaveAttribute('src', '/picture.png');
  await expect(page.locator('.cmplz-cookiebanner, .cmplz-manage-consent')).toHaveCount(0);
  expect(errors).toEqual([]);
});
