import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

/** Cookies of a withdrawn category. docs/behaviour/consent.md#clean-up */

const answers = {
  cookie_data: {
    statistics: { analytics: ['_ga', '_ga_*'] },
    marketing: { ads: ['_fbp', 'ads-seen'] },
  },
};

test('a withdrawal deletes what the withdrawn services stored, also if consent is asked by category', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    answers,
    body: `<script type="text/plain" data-category="marketing">
      setInterval(() => { document.cookie = '_fbp=1;path=/'; localStorage.setItem('ads-seen', '1'); });
    </script>`,
  });
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_ABC', 'cart']) document.cookie = `${name}=1;path=/`;
  });
  await expect.poll(consent.cookies).toHaveProperty('_fbp');
  expect(consent.calls.map(({ name }) => name)).not.toContain('cookie_data');
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Manage consent' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await again;
  const left = Object.keys(await consent.cookies()).filter((name) => !name.startsWith('cmplz_'));
  expect(left).toEqual(['cart']);
  expect(await page.evaluate("localStorage.getItem('ads-seen')")).toBeNull();
});

test('a withdrawal loads the page again although the server does not answer', async ({ page }) => {
  await openConsentPage(page, {
    answers: { cookie_data: (route: { abort(): Promise<void> }) => route.abort() },
  });
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Manage consent' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await again;
});
