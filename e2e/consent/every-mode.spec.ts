import { expect, test } from '@playwright/test';
import { openConsentPage, type ConsentPage } from '../models/consent-page.ts';

/** What visitors may do, in each mode, and what is then allowed (docs/behaviour/consent.md). */

const HELD =
  '<script type="text/plain" data-category="statistics" data-cmplz-src="/count.js"></script>' +
  '<script type="text/plain" data-category="marketing" data-cmplz-src="/ads.js"></script>';

const press =
  (name: string) =>
  ({ page }: ConsentPage): Promise<void> =>
    page.getByRole('button', { name }).click();

const savesStatistics = async ({ page }: ConsentPage): Promise<void> => {
  await page.getByRole('button', { name: 'View preferences' }).click();
  for (const name of ['statistics', 'marketing', 'preferences'])
    await page.locator(`.cmplz-cookiebanner input.cmplz-${name}`).setChecked(name === 'statistics');
  await page.getByRole('button', { name: 'Save preferences' }).click();
};

interface Act {
  readonly does: (consent: ConsentPage) => Promise<void>;
  readonly ran: readonly string[];
  readonly marketing: string;
}

const ACTS: Readonly<Record<string, Act>> = {
  accepts: { does: press('Accept'), ran: ['ads', 'count'], marketing: 'allow' },
  denies: { does: press('Deny'), ran: [], marketing: 'deny' },
  'saves statistics alone': { does: savesStatistics, ran: ['count'], marketing: 'deny' },
};

for (const mode of ['optin', 'optout'])
  for (const [title, { does, ran, marketing }] of Object.entries(ACTS))
    test(`in ${mode}, who ${title} finds it so on the next page, and is not asked again`, async ({
      page,
    }) => {
      const consent = await openConsentPage(page, { settings: { consenttype: mode }, body: HELD });
      await expect(page.getByRole('dialog')).toBeVisible();
      await does(consent);
      await expect.poll(async () => (await consent.cookies())['cmplz_marketing']).toBe(marketing);
      await consent.goto('/next');
      await expect(page.getByRole('button', { name: 'Manage consent' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => page.evaluate(scriptsThatRan)).toEqual(ran);
    });

test('where no law asks, nobody is asked and everything runs', async ({ page }) => {
  const consent = await openConsentPage(page, { settings: { consenttype: 'other' }, body: HELD });
  await expect.poll(() => page.evaluate(scriptsThatRan)).toEqual(['ads', 'count']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect
    .poll(() => consent.calls.map(({ body }) => Object(body).consented_categories))
    .toEqual([['no_warning']]);
});

function scriptsThatRan(): string[] {
  const ran: string[] = Reflect.get(window, 'ran') ?? [];
  return ran.toSorted();
}
