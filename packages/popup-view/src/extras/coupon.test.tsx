import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPopup, aTemplate, drawView, type DrawnView } from '../testing/a-view.ts';

const BLOCK = '<h2>For you</h2><div data-block="coupon" data-code="IN-THE-PAGE"></div>';
let view: DrawnView | undefined;
afterEach(() => {
  view?.unmount();
  vi.useRealTimers();
});

async function draw(changes: Parameters<typeof drawView>[0]): Promise<DrawnView> {
  const drawn = drawView({ template: aTemplate({ form: BLOCK }), ...changes });
  view = drawn;
  await waitFor(() => expect(drawn.eventsNamed('SHOWN')).toHaveLength(1));
  return drawn;
}

const ownCode = aPopup({ coupon: { type: 'unique', code: '' } });
const given = { id: 'coupon', label: '', isWinning: true, code: 'MINE-1' };

describe("a code of one's own", () => {
  test('a drawn code is requested when its block comes into sight, and shown when it arrives', async () => {
    const drawn = await draw({ popup: ownCode });
    await waitFor(() => expect(drawn.eventsNamed('COUPON_WANTED')).toHaveLength(1));
    expect(drawn.inside.textContent).toContain('Getting your code…');
    expect(drawn.inside.textContent).not.toContain('IN-THE-PAGE');
    drawn.update({ prize: given });
    expect(within(drawn.inside).getByText('MINE-1')).toBeDefined();
  });

  test('a drawn code that did not arrive stays reserved for the visitor, and can be requested again', async () => {
    const drawn = await draw({ popup: ownCode, drawError: 'again' });
    expect(within(drawn.inside).getByRole('alert').textContent).toContain('kept for you');
    fireEvent.click(within(drawn.inside).getByRole('button', { name: 'Try again' }));
    expect(drawn.eventsNamed('COUPON_WANTED')).toHaveLength(2);
  });

  test.each([
    ['the pool is empty', { prize: { ...given, code: '' } }],
    ['the popup no longer exists', { drawError: 'over' }],
  ] as const)('a drawn code is replaced by a message when %s', async (_, changes) => {
    const drawn = await draw({ popup: ownCode, ...changes });
    expect(within(drawn.inside).getByText('There are no codes left right now.')).toBeDefined();
    expect(within(drawn.inside).queryByRole('button', { name: /code|again/iu })).toBeNull();
    expect(drawn.inside.querySelector('[data-state=none]')).not.toBeNull();
  });

  test('a drawn code has a countdown beside it, and is crossed out when it has expired', async () => {
    let now = 1_000;
    const drawn = await draw({ popup: ownCode, language: 'he', ports: { now: () => now } });
    vi.useFakeTimers();
    drawn.update({ prize: { ...given, codeEndsAtMs: now + 65_000 } });
    expect(within(drawn.inside).getByRole('timer').textContent).toContain('01:05');
    now += 66_000;
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(drawn.inside.querySelector('s')?.textContent).toBe('MINE-1');
    expect(drawn.inside.textContent).toContain('תוקף הקוד פג');
    expect(within(drawn.inside).queryByRole('button', { name: /MINE-1/ })).toBeNull();
  });
});

const shop = aPopup({
  coupon: { type: 'fixed', code: 'A B&C/?' },
  applyAddress: '/discount/{code}?redirect=/cart',
});

test('“Apply to my cart” leads to the shop with the escaped code, and reports which code it took', async () => {
  const drawn = await draw({ popup: shop });
  const link = within(drawn.inside).getByRole('link', { name: 'Apply to my cart' });
  expect(link.getAttribute('href')).toBe('/discount/A%20B%26C%2F%3F?redirect=/cart');
  fireEvent.click(link);
  expect(drawn.eventsNamed('LINK_CLICKED')).toMatchObject([
    { coupon: 'A B&C/?', isConversion: true, newTab: false },
  ]);
});

test('“Apply to my cart” is not shown for an address that would run code', async () => {
  const drawn = await draw({ popup: { ...shop, applyAddress: 'javascript:alert("{code}")' } });
  expect(within(drawn.inside).queryByRole('link')).toBeNull();
});
