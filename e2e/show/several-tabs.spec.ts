import type { Locator } from '@playwright/test';
import { CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { visitStill } from '../models/still-page.ts';

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

const SIDES = ['right', 'right', 'left', 'center'];

function boxesOf(tabs: Locator): Promise<Box[]> {
  return tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { left, right, top, bottom } = tab.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

/** Whether another box covers a part of this one. */
function isCovered(box: Box, _at: number, all: readonly Box[]): boolean {
  return all.some(
    (other) =>
      other !== box &&
      other.left < box.right &&
      box.left < other.right &&
      other.top < box.bottom &&
      box.top < other.bottom,
  );
}

/** The position of the lowest box in the list, and its lower edge. */
function lowestOf(boxes: readonly Box[]): { readonly at: number; readonly bottom: number } {
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { at: boxes.findIndex((box) => box.bottom === bottom), bottom };
}

for (const width of [320, 1280])
  test(`tabs of several popups do not cover each other, and move down when one is closed, ${width} px wide`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    offer(
      stub,
      SIDES.map((side, at) =>
        aWirePopup({
          poptin_id: `tabbedpopup0${at}`,
          display_after_sec_active: 'no',
          is_teasers_on: 1,
          teaser: { show_mode: 'always', label: `Deal of day ${at}`, side, close_delay: 200 },
        }),
      ),
    );
    const { soon } = await visitStill({ page, host: site, clientId: CLIENT_ID }, 'tabbedpopup00');
    const tabs = page.locator('[data-beckon=teaser] .bkv-teaser');
    const expectPlaces = (count: number): Promise<void> =>
      soon(async () => {
        const boxes = await boxesOf(tabs);
        expect(boxes).toHaveLength(count);
        expect(boxes.some(isCovered)).toBe(false);
      });
    await expectPlaces(SIDES.length);
    const lowest = lowestOf(await boxesOf(tabs));
    await tabs.nth(lowest.at).getByRole('button', { name: 'Close' }).dispatchEvent('click');
    await expectPlaces(SIDES.length - 1);
    await soon(async () => expect(lowestOf(await boxesOf(tabs)).bottom).toBe(lowest.bottom));
  });
