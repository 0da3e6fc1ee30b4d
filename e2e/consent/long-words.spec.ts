import type { Locator } from '@playwright/test';
import { defaultConsentDesign, SERVICE_LIBRARY } from '@beckon/contract/consent';
import { expect, test } from '../fixtures/beckon.ts';
import { PANEL, pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';

/** Long names and words in the banner and in the list of cookies. */

const SERVICES = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');

/** The words in the cells that are on more than one line. */
const brokenWords = (cells: Locator): Promise<string[]> =>
  cells.evaluateAll((elements) => {
    const isBroken = (text: Text, { index, 0: word }: RegExpExecArray): boolean => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    };
    return elements.flatMap((element) => {
      const [text] = (element.querySelector('bdi') ?? element).childNodes;
      if (!(text instanceof Text)) return [];
      const words = [...text.data.matchAll(/\S+/g)];
      return words.filter((word) => isBroken(text, word)).map(([word]) => word);
    });
  });

/** Where the text begins: at the right in Hebrew. */
const edge = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right } = range.getBoundingClientRect();
  return Math.round(document.documentElement.lang === 'he' ? right : left);
};

for (const language of ['en', 'he'] as const)
  test(`the list of cookies breaks no names and headers on phones, and aligns them: ${language}`, async ({
    page,
    owner,
    host,
    server,
  }) => {
    const { script } = await publishBanner(owner, language, { services: SERVICES });
    const id = new URL(server.url + script).searchParams.get('id');
    const policy = await page.request.get(
      `${server.url}/sites/${id}/cookie-policy.html?lang=${language}`,
    );
    host.setPage('/', pageThatAsks(server.url + script, language, await policy.text()));
    for (const width of [320, 390, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(host.url);
      await expect(page.locator(`${PANEL} input`).first()).toBeAttached();
      await page.locator('summary').first().click();
      expect(await brokenWords(page.locator('th, td'))).toEqual([]);
      const name = page.getByText('VISITOR_INFO1_LIVE');
      const header = page.locator('th').first();
      expect(await name.evaluate(edge)).toBe(await header.evaluate(edge));
    }
  });

test('long words leave the box of a service as large as it is, and stay in their button', async ({
  page,
  owner,
  host,
  server,
}) => {
  const design = defaultConsentDesign('en');
  const { script } = await publishBanner(owner, 'en', {
    asksPerService: true,
    services: SERVICES.map((service) => ({ ...service, name: 'A long name '.repeat(6).trim() })),
    texts: { ...design.texts, en: { ...design.texts.en, accept: 'A'.repeat(50) } },
  });
  host.setPage('/', pageThatAsks(server.url + script, 'en'));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(host.url);
  const button = page.getByRole('button', { name: 'AAAA' });
  const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;
  expect(await button.evaluate(isCut)).toBe(false);
  expect(await page.getByRole('dialog').evaluate(isCut)).toBe(false);
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByRole('checkbox', { name: /^A long name/ })).toHaveCSS('width', '20px');
});
