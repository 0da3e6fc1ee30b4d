import { aHostPage, CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const NO_STORAGE = 'Sorry! No Web Storage support..';
/** Avoids a console message about a missing icon. */
const ICON = '<link rel="icon" href="data:,">';

/**
 * Pages where the script cannot store anything, how they prevent it, and the expected console
 * messages.
 */
const PLACES = {
  'in a sandboxed frame, whose cookies and storage throw': {
    framed: true,
    block: () => undefined,
    says: [NO_STORAGE],
  },
  'where the cookie jar is full and keeps nothing': {
    block: () => {
      Object.defineProperty(document, 'cookie', {
        get: () => '',
        set(_text: string) {
          /* Stores nothing. */
        },
      });
    },
    says: [],
  },
  'where cookies can be read and throw when written': {
    block: () => {
      Object.defineProperty(document, 'cookie', {
        get: () => 'a=b',
        set() {
          throw new Error('full');
        },
      });
    },
    says: [],
  },
  'where storage is full': {
    block: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    says: [],
  },
} as const;

for (const [where, { block, says, ...place }] of Object.entries(PLACES)) {
  test(`${where}, the popup creates its lead and no error reaches the page`, async ({
    page,
    stub,
    site,
  }) => {
    const isFramed = 'framed' in place;
    const shopPage = aHostPage().replace('<head>', `<head>${ICON}`);
    site.setPage(
      '/',
      isFramed
        ? `${ICON}<iframe sandbox="allow-scripts allow-forms" src="/shop" width="1000" height="700"></iframe>`
        : shopPage,
    );
    site.setPage('/shop', shopPage);
    offer(stub, [aWirePopup()]);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.addInitScript(block);
    await page.goto(site.url);
    const shop = isFramed ? page.frameLocator('iframe') : page;
    await shop.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
    await shop.getByRole('button', { name: 'Join' }).click();
    await expect(shop.getByRole('dialog').getByRole('heading')).toHaveText('Thank you');
    expect(stub.seen('/api/display/').map(({ path }) => path)).toEqual([
      `/api/display/${CLIENT_ID}`,
      '/api/display/viewed/abcdefghijk01',
      '/api/display/interaction/abcdefghijk01',
      '/api/display/conversion/viewer1',
    ]);
    expect(lines).toEqual(says);
  });
}
