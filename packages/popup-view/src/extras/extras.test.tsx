import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPopup, aTemplate, drawView, type DrawnView } from '../testing/a-view.ts';
import { tickerSeconds } from './ticker.tsx';
import { loadPartFrom } from '../load-part-from.ts';

let view: DrawnView | undefined;
async function draw(
  html: string,
  changes: Parameters<typeof drawView>[0] = {},
): Promise<DrawnView> {
  const drawn = drawView({ template: aTemplate({ form: `<h2>Join us</h2>${html}` }), ...changes });
  view = drawn;
  await waitFor(() => expect(drawn.eventsNamed('SHOWN')).toHaveLength(1));
  return drawn;
}
afterEach(() => {
  view?.unmount();
  view = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a coupon', () => {
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          copied.push(text);
        },
      },
    });
  });

  test.each([
    ['en', 'Copy code SAVE10', /Press and hold the code/],
    ['he', 'העתקה של הקוד SAVE10', /לחיצה ארוכה על הקוד/],
  ] as const)(
    'a coupon in %s says how to copy the code if the browser refuses, and counts no copy',
    async (language, name, words) => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
      const drawn = await draw(
        '<div data-block="coupon" data-code="SAVE10" data-coupon-type="fixed"></div>',
        { language },
      );
      fireEvent.click(within(drawn.inside).getByRole('button', { name }));
      const note = await within(drawn.inside).findByText(words);
      expect(note.getAttribute('role')).toBe('status');
      expect(drawn.eventsNamed('COUPON_COPIED')).toEqual([]);
    },
  );

  test('a coupon is copied, and shows that in a tooltip half a second later', async () => {
    const drawn = await draw(
      '<div data-block="coupon" data-code="SAVE10" data-coupon-type="fixed"><code>SAVE10</code></div>',
    );
    vi.useFakeTimers();
    // Also runs effects, because one of them starts the tooltip's half second.
    await act(async () => {
      fireEvent.click(within(drawn.inside).getByRole('button', { name: 'Copy code SAVE10' }));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(within(drawn.inside).getByRole('button', { name: 'Copied' })).toBeDefined();
    expect(copied).toEqual(['SAVE10']);
    expect(drawn.eventsNamed('COUPON_COPIED')).toEqual([
      { name: 'COUPON_COPIED', code: 'SAVE10', buttonText: 'Copy' },
    ]);
    expect(within(drawn.inside).queryByRole('tooltip')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(500);
    });
    expect(within(drawn.inside).getByRole('tooltip').textContent).toBe('Copied');
  });

  test("a coupon shows the prize's code if there is one", async () => {
    const prize = { id: 'p', label: 'Tea', isWinning: true, code: 'TEA-77' };
    const drawn = await draw(
      '<div data-block="coupon" data-code="X" data-coupon-type="unique"></div>',
      { prize },
    );
    expect(within(drawn.inside).getByText('TEA-77')).toBeDefined();
  });

  test('a code is not translated by the browser', async () => {
    const drawn = await draw('<div data-block="coupon" data-code="SPRING"></div>');
    expect(within(drawn.inside).getByText('SPRING').getAttribute('translate')).toBe('no');
  });

  test('a coupon has Hebrew texts', async () => {
    const drawn = await draw('<div data-block="coupon" data-code="A1"></div>', { language: 'he' });
    expect(within(drawn.inside).getByRole('button', { name: /A1/ }).textContent).toBe('העתקה');
  });
});

describe('a countdown', () => {
  const html = '<div data-block="countdown" data-labels=\'{"minutes":"min"}\'></div>';
  const timed = (version: 0 | 1 | 2) =>
    aPopup({ appearance: { ...aPopup().appearance, timer: { version, value: '10:00' } } });

  test("a countdown shows what is left, in the owner's words", async () => {
    const drawn = await draw(html, { popup: timed(0), timerLeftMs: 65_000 });
    expect(within(drawn.inside).getByRole('timer', { name: 'Time left' }).textContent).toBe(
      '01min:05Seconds',
    );
    drawn.update({ timerLeftMs: 64_000 });
    expect(within(drawn.inside).getByRole('timer').textContent).toBe('01min:04Seconds');
  });

  test('a translated page leaves the numbers of a countdown alone, so that they go on', async () => {
    const drawn = await draw(html, { popup: timed(0), timerLeftMs: 65_000 });
    for (const number of ['01', '05'])
      expect(within(drawn.inside).getByText(number).getAttribute('translate')).toBe('no');
  });

  test('a countdown of version 1 has days and hours, too', async () => {
    const drawn = await draw(html, { popup: timed(1), timerLeftMs: 65_000 });
    expect(within(drawn.inside).getByRole('timer').textContent).toBe(
      '00Days:00Hours:01min:05Seconds',
    );
  });

  test('a countdown does not exist without a timer', async () => {
    const drawn = await draw(html);
    expect(within(drawn.inside).queryByRole('timer')).toBeNull();
  });
});

test('a ticker divides its duration by 400 to get the seconds of one round; the default is 7000', () => {
  expect([
    tickerSeconds('7000'),
    tickerSeconds(undefined),
    tickerSeconds('4000'),
    tickerSeconds('soon'),
    tickerSeconds('-5'),
  ]).toEqual([17.5, 17.5, 10, 17.5, 17.5]);
});

test('a ticker can be stopped, and reads its news once', async () => {
  const drawn = await draw('<div data-block="ticker"><span>Free shipping</span></div>');
  fireEvent.click(within(drawn.inside).getByRole('button', { name: 'Pause' }));
  expect(within(drawn.inside).getByRole('button', { name: 'Resume' })).toBeDefined();
  expect(
    within(drawn.inside)
      .getAllByText('Free shipping')
      .filter((item) => item.closest('[aria-hidden="true"]') === null),
  ).toHaveLength(1);
});

test('a ticker does not move for visitors who want less motion', async () => {
  const drawn = await draw('<div data-block="ticker"><span>News</span></div>', {
    ports: { prefersReducedMotion: () => true },
  });
  expect(within(drawn.inside).getAllByText('News')).toHaveLength(1);
  expect(within(drawn.inside).queryByRole('button', { name: 'Pause' })).toBeNull();
});

describe('ways to share', () => {
  const BUTTONS =
    '<div data-block="share" data-conversion="true"><a data-block="link-button" data-target="new-tab" data-conversion="true" href="https://wa.me/?text=Look%20{conversion_url}">WhatsApp</a><button type="button" data-share="copy">Copy link</button><button type="button" data-share="sheet">More</button></div>';
  const PAGE = 'https://shop.test/lamp?colour=red';
  const given: string[] = [];
  const lend = (name: string, value: object) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  beforeEach(() => {
    given.length = 0;
    lend('clipboard', { writeText: async (text: string) => void given.push(text) });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));
  const clickOn = async (drawn: DrawnView, name: string) =>
    act(async () => {
      fireEvent.click(within(drawn.inside).getByRole('button', { name }));
    });

  test('ways to share lead to a network with the page that the visitor is on', async () => {
    const drawn = await draw(BUTTONS, { pageUrl: PAGE });
    fireEvent.click(within(drawn.inside).getByRole('link', { name: /WhatsApp/ }));
    expect(drawn.eventsNamed('LINK_CLICKED')).toMatchObject([
      {
        href: `https://wa.me/?text=Look%20${encodeURIComponent(PAGE)}`,
        newTab: true,
        isConversion: true,
        closes: false,
      },
    ]);
  });

  test('ways to share copy the address, say so, and count as having shared', async () => {
    const drawn = await draw(BUTTONS, { pageUrl: PAGE });
    await clickOn(drawn, 'Copy link');
    expect(given).toEqual([PAGE]);
    expect(drawn.inside.querySelector('[data-block=share] > [role=status]')?.textContent).toBe(
      'Copied',
    );
    expect(drawn.eventsNamed('LINK_CLICKED')).toMatchObject([
      { href: '', buttonText: 'Copy link', isConversion: true },
    ]);
  });

  test('ways to share show the address if the browser refuses to copy it', async () => {
    lend('clipboard', { writeText: async () => Promise.reject(new DOMException('no')) });
    const drawn = await draw(BUTTONS, { pageUrl: PAGE });
    await clickOn(drawn, 'Copy link');
    expect(await within(drawn.inside).findByText(PAGE)).toBeDefined();
    expect(drawn.eventsNamed('LINK_CLICKED')).toEqual([]);
  });

  test('ways to share open the sheet of the system if there is one; closing it shares nothing', async () => {
    const answers: (() => Promise<void>)[] = [
      async () => Promise.reject(new DOMException('closed', 'AbortError')),
      async () => undefined,
    ];
    lend('share', async ({ url }: ShareData) => {
      given.push(url ?? '');
      return answers.shift()?.();
    });
    const drawn = await draw(BUTTONS, { pageUrl: PAGE });
    expect(drawn.inside.querySelector('[data-sheet]')).not.toBeNull();
    await clickOn(drawn, 'More');
    expect(drawn.eventsNamed('LINK_CLICKED')).toEqual([]);
    await clickOn(drawn, 'More');
    expect(given).toEqual([PAGE, PAGE]);
    expect(drawn.eventsNamed('LINK_CLICKED')).toHaveLength(1);
  });

  test('ways to share do not include the sheet if the browser has none', async () => {
    const drawn = await draw(BUTTONS);
    expect(drawn.inside.querySelector('[data-sheet]')).toBeNull();
  });
});

test('lazy parts fill the slot of a messenger in the light DOM, and empty it again', async () => {
  const filled: string[] = [];
  const fillSlot = (host: Element, slotName: string) => {
    filled.push(`${host.localName} ${slotName.split('-')[0]}`);
    return () => filled.push('emptied');
  };
  const loadPart = loadPartFrom({ chat: async () => ({ fillSlot }) });
  const drawn = await draw('<div data-block="social" data-plugin="chat" data-page="1234"></div>', {
    ports: { loadPart },
  });
  await waitFor(() => expect(filled).toEqual(['div social']));
  expect(drawn.inside.querySelector('slot')?.textContent).toContain('Chat in Messenger');
  drawn.unmount();
  view = undefined;
  expect(filled).toEqual(['div social', 'emptied']);
});

test('lazy parts leave a button to the messenger if they are blocked', async () => {
  const drawn = await draw(
    '<div data-block="social" data-plugin="send-to-messenger" data-page="98765"></div>',
  );
  fireEvent.click(
    within(drawn.inside).getByRole('link', { name: 'Send to Messenger (opens in a new tab)' }),
  );
  expect(drawn.eventsNamed('LINK_CLICKED')).toMatchObject([
    { href: 'https://m.me/98765', newTab: true },
  ]);
});

test('lazy parts that cannot be loaded leave the popup as it is', async () => {
  const drawn = await draw('<div data-block="products" data-count="3"></div>', {
    ports: {
      shop: { recommend: async () => [], addToCart: async () => false },
      loadPart: async () => Promise.reject(new Error('offline')),
    },
  });
  expect(within(drawn.inside).getByRole('heading', { name: 'Join us' })).toBeDefined();
  expect(page.queryByRole('alert')).toBeNull();
});
