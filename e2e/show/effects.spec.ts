import { BACKGROUNDS, ENTRY_EFFECTS, EXIT_EFFECTS } from '@beckon/contract/values';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';
import { popupOn } from '../models/popup.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test.use(WITH_MOTION);

const moving = <Effect extends string>(effects: readonly Effect[]): readonly Effect[] =>
  effects.filter((effect) => effect !== 'none');
const cardOf = (page: Page, id?: string) =>
  popupOn(page, id).root.locator('xpath=ancestor::*[contains(@class,"bkv-card")]');

/** Stops the browser's animations at their start, independent of the clock. */
async function animationsStandStill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** The name and the duration of the popup's effect; undefined if its keyframes are missing. */
function playedBy(page: Page, id?: string): Promise<string | undefined> {
  return cardOf(page, id).evaluate(
    (card) =>
      card
        .getAnimations()
        .flatMap((animation) =>
          animation instanceof CSSAnimation &&
          animation.effect instanceof KeyframeEffect &&
          animation.effect.getKeyframes().length > 1
            ? [`${animation.animationName} ${String(animation.effect.getTiming().duration)}`]
            : [],
        )[0],
  );
}

test('every entry effect has its own animation of 250 ms, every exit effect one of 800 ms', async ({
  page,
  stub,
  site,
}) => {
  await animationsStandStill(page);
  const pairs = moving(ENTRY_EFFECTS).map((entry, at) => ({
    id: `effectpopup${String(at).padStart(2, '0')}`,
    entry,
    exit: moving(EXIT_EFFECTS)[at % (EXIT_EFFECTS.length - 1)] ?? 'fadeOut',
  }));
  const popups = pairs.map(({ id, entry, exit }) =>
    aWirePopup({
      poptin_id: id,
      poptin_type: 'sside',
      display_after_sec_active: 'no',
      design_properties: {
        poptin_design_entry_effect: `prefix-${entry}`,
        poptin_design_exit_effect: `prefix-${exit}`,
      },
    }),
  );
  const popup = await anOfferedPopup({ page, stub, site }, {}, { alsoOffered: popups });
  await page.keyboard.press('Escape');
  await popup.untilGone();
  for (const { id, entry, exit } of pairs) {
    await page.evaluate((wanted) => void Object(window).beckon.show(wanted), id);
    // Some effects start with an invisible popup.
    await popup.soon(async () => {
      expect(await popupOn(page, id).root.count()).toBe(1);
      expect(await playedBy(page, id)).toBe(`bk-${entry} 250`);
    });
    await popup.pass(2_000);
    await popupOn(page, id).root.getByRole('button', { name: 'Close' }).dispatchEvent('click');
    await popup.soon(async () => expect(await playedBy(page, id)).toBe(`bk-${exit} 800`));
    await popup.pass(800);
    await expect(popupOn(page, id).root).toHaveCount(0);
  }
});

for (const type of ['fullpage', 'embedded']) {
  test(`a ${type} popup has an entry effect and no exit effect`, async ({ page, stub, site }) => {
    await animationsStandStill(page);
    const popup = await anOfferedPopup(
      { page, stub, site },
      {
        poptin_type: type,
        design_properties: {
          poptin_design_entry_effect: 'prefix-zoomIn',
          poptin_design_exit_effect: 'prefix-zoomOut',
        },
      },
      {
        body: '<div class="poptin-embedded" data-id="abcdefghijk01"></div>',
        opensItself: type === 'embedded',
      },
    );
    expect(await playedBy(page)).toBe('bk-zoomIn 250');
    await popup.root.getByRole('button', { name: 'Close' }).dispatchEvent('click');
    await popup.pass(50);
    await popup.isGone();
  });
}

test('for visitors who prefer reduced motion, effects neither move nor delay anything', async ({
  page,
  stub,
  site,
}) => {
  await animationsStandStill(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const popup = await anOfferedPopup(
    { page, stub, site },
    {
      design_properties: {
        poptin_design_entry_effect: 'prefix-bounceIn',
        poptin_design_exit_effect: 'prefix-hinge',
        poptin_design_background_effect: 'snow',
      },
      is_teasers_on: 1,
      teaser: { show_mode: 'always', label: 'Deal', side: 'left', animated: 1, close_delay: 200 },
    },
  );
  const movements = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
  expect(await movements()).toBe(0);
  await popup.pass(3_500);
  expect(await movements()).toBe(0);
  await popup.closeByX();
  await popup.pass(50);
  await popup.isGone();
});

/** A number that changes with any pixel on a popup's canvas; 0 if the canvas is empty. */
function picture(page: Page): Promise<number> {
  return popupOn(page).root.evaluate((root) => {
    const canvas = Object(root.getRootNode()).querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.reduce(
      (sum: number, value: number, at: number) =>
        value === 0 ? sum : (sum * 31 + value + at) % 1_000_003,
      0,
    );
  });
}

const DIMMED = { 'starry-sky': '0.7', rain: '0.5', wheel: '0.5' };
for (const background of moving(BACKGROUNDS)) {
  test(`the background ${background} moves for 5 seconds, and pauses while the page is hidden`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize({ width: 500, height: 300 });
    const popup = await anOfferedPopup(
      { page, stub, site },
      {
        poptin: aTemplate('abcdefghijk01').replace(
          'data-type=',
          'data-backdrop="#203040" data-type=',
        ),
        design_properties: { poptin_design_background_effect: background },
      },
    );
    await popup.soon(async () => expect(await picture(page)).not.toBe(0));
    const passing = async (ms: number): Promise<number> => {
      await popup.pass(ms);
      return picture(page);
    };
    const first = await picture(page);
    expect(await passing(400)).not.toBe(first);
    await turn(page, 'hidden');
    const hidden = await picture(page);
    expect(await passing(5_000)).toBe(hidden);
    await turn(page, 'visible');
    expect(await passing(400)).not.toBe(hidden);
    const atRest = await passing(5_000);
    expect(await passing(1_000)).toBe(atRest);
    const dim = popup.root.locator('xpath=ancestor::dialog').locator('.bkv-dim');
    await expect(dim).toHaveCSS(
      'opacity',
      Object.entries(DIMMED).find(([name]) => name === background)?.[1] ?? '1',
    );
    await expect(dim).toHaveCSS('background-color', 'rgb(32, 48, 64)');
  });
}

test('a background does not move for visitors who prefer reduced motion', async ({
  page,
  stub,
  site,
}) => {
  await page.setViewportSize({ width: 500, height: 300 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const popup = await anOfferedPopup(
    { page, stub, site },
    { design_properties: { poptin_design_background_effect: 'confetti' } },
  );
  await popup.soon(async () => expect(await picture(page)).not.toBe(0));
  const still = await picture(page);
  await popup.pass(5_000);
  expect(await picture(page)).toBe(still);
});

test('games, and popups without a colour of their own, dim the page by half', async ({
  page,
  stub,
  site,
}) => {
  const popup = await anOfferedPopup(
    { page, stub, site },
    { design_properties: { poptin_design_background_effect: 'snow' } },
  );
  await expect(popup.root.locator('xpath=ancestor::dialog').locator('.bkv-dim')).toHaveCSS(
    'opacity',
    '0.5',
  );
});

async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((to) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => to === 'hidden' });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
