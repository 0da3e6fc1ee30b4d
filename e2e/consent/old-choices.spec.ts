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
