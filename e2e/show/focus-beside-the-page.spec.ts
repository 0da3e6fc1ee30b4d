import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { CLOSING } from '../helpers/a-closing-popup.ts';
import type { NewPopup } from '../helpers/owner-api.ts';
import { visitStill } from '../models/still-page.ts';

const TEASER = { label: 'Ten percent', side: 'left', animated: false, closeDelayMs: 200 } as const;

function aSlideIn(showMode: 'always' | 'before_show' | 'after_close'): NewPopup {
  return {
    type: 'sside',
    settings: { closing: CLOSING, teaser: { ...TEASER, showMode } },
  };
}

/** Where the focus is: in the popup, on its tab, or the id or name of the page's element. */
function focusedPlace(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return (
      activeElement?.getAttribute('data-beckon') ||
      activeElement?.id ||
      activeElement?.localName ||
      ''
    );
  });
}

for (const showMode of ['before_show', 'always'] as const)
  test(`a slide-in that is opened by its tab gets the focus, and gives it back to a tab that is there: ${showMode}`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await visitStill({ page, host }, await owner.publish(aSlideIn(showMode)));
    const tab = page.getByRole('button', { name: 'Open: Ten percent' });
    await popup.soon(async () => expect(await tab.isVisible()).toBe(true));
    await tab.press('Enter');
    await popup.soon(async () => expect(await popup.root.isVisible()).toBe(true));
    await popup.soon(async () => expect(await focusedPlace(page)).toBe('popup'));
    await popup.closeButton.press('Enter');
    await popup.untilGone();
    const after = showMode === 'always' ? 'teaser' : 'body';
    await popup.soon(async () => expect(await focusedPlace(page)).toBe(after));
  });

/** A visitor on a page that asks for a popup as soon as this part of its body is used. */
async function visitAsking(
  { page, host }: Parameters<typeof visitStill>[0],
  id: string,
  body: string,
): Promise<Awaited<ReturnType<typeof visitStill>>> {
  const popup = await visitStill({ page, host }, id, { body });
  await popup.soon(async () =>
    expect(await page.evaluate(() => typeof Object(window).beckon?.show)).toBe('function'),
  );
  return popup;
}

for (const type of ['sside', 'bar'] as const)
  test(`a ${type} popup that a button of the page opens gets the focus, and gives it back to the button`, async ({
    page,
    host,
    owner,
  }) => {
    const id = await owner.publish({ type, settings: { closing: CLOSING } });
    const body = `<button id="opener" onclick="beckon.show('${id}')">Offer</button>`;
    const popup = await visitAsking({ page, host }, id, body);
    await page.locator('#opener').press('Enter');
    await popup.soon(async () => expect(await popup.root.isVisible()).toBe(true));
    await popup.soon(async () => expect(await focusedPlace(page)).toBe('popup'));
    await popup.closeButton.press('Enter');
    await popup.untilGone();
    expect(await focusedPlace(page)).toBe('opener');
  });

for (const role of ['', 'role="combobox"', 'role="searchbox"'])
  test(`a slide-in that the page asks for while the visitor writes leaves the focus in the field: ${role}`, async ({
    page,
    host,
    owner,
  }) => {
    const id = await owner.publish({ type: 'sside', settings: { closing: CLOSING } });
    const asks = `oninput="setTimeout(() => beckon.show('${id}'))"`;
    const body =
      role === 'role="searchbox"'
        ? `<div contenteditable id="search" ${role} ${asks}></div>`
        : `<input id="search" ${role} ${asks}>`;
    const popup = await visitAsking({ page, host }, id, body);
    await page.locator('#search').pressSequentially('a');
    await popup.soon(async () => expect(await popup.root.isVisible()).toBe(true));
    await popup.untilOpenFor(1_000);
    expect(await focusedPlace(page)).toBe('search');
  });

test('a slide-in that a script asks for leaves the focus on a link on which it only rests', async ({
  page,
  host,
  owner,
}) => {
  // Playwright's own calls count as acts of the visitor.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
  );
  const id = await owner.publish({ type: 'sside', settings: { closing: CLOSING } });
  const popup = await visitAsking({ page, host }, id, '<a id="rest" href="#there">There</a>');
  await page.locator('#rest').focus();
  await page.evaluate((asked) => Object(window).beckon.show(asked), id);
  await popup.soon(async () => expect(await popup.root.isVisible()).toBe(true));
  await popup.untilOpenFor(1_000);
  expect(await focusedPlace(page)).toBe('rest');
});
