import type { DesignDocument } from '@beckon/contract/owner-calls';
import type { Language } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { publishSoon, visitPrerendered } from '../models/prerendered-visit.ts';
import { visitAndOpen } from '../models/visit.ts';

const NAMES: readonly (readonly [Language, string])[] = [
  ['en', 'To the shoes'],
  ['he', 'אל הנעליים'],
];

function designWith(link: Readonly<Record<string, unknown>>): DesignDocument {
  const block = (type: string, props: object) => ({ type, props: { id: type, ...props } });
  return {
    root: { props: {} },
    content: [
      block('Screen', {
        screen: 'form',
        content: [block('Headline', { text: 'New' }), block('Picture', { fit: 'photo', ...link })],
      }),
    ],
  };
}

for (const [language, name] of NAMES)
  test(`a picture that is a link is reached by the keyboard, has a visible ring, and its click counts (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const design = designWith({ href: '#shoes', alt: name });
    const id = await owner.publish({ type: 'lightbox', language, design });
    const popup = await visitAndOpen(page, host, id);
    const link = popup.root.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    // The focus goes round in the popup, from the closing X or past it.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({ timeout: 100 });
    }).toPass();
    const ring = await link.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, '::after');
      return `${outlineWidth} ${outlineStyle}`;
    });
    expect(ring).toBe('3px solid');
    const counted = page.waitForRequest(/\/api\/display\/conversion/u);
    await page.keyboard.press('Enter');
    await counted;
    await expect(page).toHaveURL(/#shoes$/u);
    expect(popup.problems).toEqual([]);
  });

test('a drawing that is a link opens a new tab, says so, and is not counted if the owner does not want it', async ({
  page,
  host,
  owner,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const design = designWith({
    href: '/elsewhere',
    alt: 'Shoes',
    source: 'envelope',
    target: 'new-tab',
    conversion: false,
    closes: false,
  });
  host.setPage('/elsewhere', '<title>Elsewhere</title>');
  const popup = await visitAndOpen(page, host, await owner.publish({ type: 'lightbox', design }));
  const opened = page.waitForEvent('popup');
  await popup.root.getByRole('link', { name: /^Shoes \(.*new/u }).click();
  await expect(await opened).toHaveTitle('Elsewhere');
  await expect(popup.root).toBeVisible();
  expect(calls.filter((url) => url.includes('/conversion'))).toEqual([]);
});

test('a picture that is a link works in a prerendered popup', async ({ page, host, owner }) => {
  const design = designWith({ href: '#shoes', alt: 'Shoes' });
  const soon = await publishSoon(owner, host, { type: 'lightbox', design });
  const popup = await visitPrerendered(page, host, soon);
  expect(popup.readFiles()).toEqual([]);
  const counted = page.waitForRequest(/\/api\/display\/conversion/u);
  await popup.root.getByRole('link', { name: 'Shoes' }).click();
  await counted;
  await expect(page).toHaveURL(/#shoes$/u);
  expect(popup.problems).toEqual([]);
});
