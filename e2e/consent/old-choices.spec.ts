import { expect, test } from '../fixtures/worker.ts';
import { HOLDS_ADS, openConsentPage, SITE } from '../models/consent/consent-page.ts';

/** Consent that no longer counts. docs/behaviour/consent.md#start */

const ran = 'window.ran';

for (const [title, cookies] of [
  ['under an older policy', { cmplz_policy_id: '33', cmplz_marketing: 'allow' }],
  ['of a region that asks nobody', { cmplz_statistics: 'allow', cmplz_marketing: 'allow' }],
  [
    'to one service under an older policy',
    { cmplz_policy_id: '33', cmplz_consented_services: '{"ads":true}' },
  ],
] as const)
  test(`consent ${title} lets no unmarked content run, not even before the page is parsed`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const values = Object.entries(cookies);
    await page.context().addCookies(values.map(([name, value]) => ({ name, value, url: SITE })));
    await openConsentPage(page, {
      script: 'head',
      settings: HOLDS_ADS,
      body: `<script>window.early = cmplz_has_consent('marketing')</script>
        <script src="/ads-html.js"></script><script src="/own.js"></script>
        <iframe title="ad" src="/frame/ads"></iframe>
        <script>
          const made = document.createElement('script'); made.src = '/ads-made.js'; document.head.append(made);
        </script>`,
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(ran)).toEqual(['own']);
    expect(await page.evaluate('window.early')).toBe(false);
    expect(asked).not.toContain('/ads-made.js');
    await expect(page.getByTitle('ad')).toHaveAttribute('src', 'about:blank');
  });

for (const consenttype of ['optin', 'optout'])
  test(`${consenttype}: all cookies of an answer last equally long, also if it is given again or only looked at`, async ({
    page,
  }) => {
    const lives = async () => {
      const cookies = await page.context().cookies();
      const ends = cookies
        .filter(({ name }) => name.startsWith('cmplz_'))
        .map((each) => each.expires);
      return Math.max(...ends) - Math.min(...ends);
    };
    const age = async () => {
      const cookies = await page.context().cookies();
      const old = cookies.map((each) => ({ ...each, expires: each.expires - 300 * 86_400 }));
      await page.context().addCookies(old);
      await page.reload();
    };
    const tab = page.getByRole('button', { name: 'Manage consent' });
    await openConsentPage(page, {
      settings: { consenttype, beckon_record: '1' },
    });
    const deny = page.getByRole('button', { name: 'Deny' });
    await deny.click();
    await expect(tab).toBeVisible();
    await age();
    await tab.click();
    await deny.click();
    await expect.poll(lives).toBeLessThan(60);
    await age();
    await tab.click();
    await page.getByRole('button', { name: 'Close dialog' }).click();
    await expect.poll(lives).toBeLessThan(60);
  });

test('a visitor whose answer has expired is asked again, although the banner was closed later', async ({
  page,
}) => {
  const cookies = {
    'cmplz_banner-status': 'dismissed',
    cmplz_policy_id: '34',
    cmplz_consented_services: '',
  };
  const values = Object.entries(cookies);
  await page.context().addCookies(values.map(([name, value]) => ({ name, value, url: SITE })));
  await openConsentPage(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});
