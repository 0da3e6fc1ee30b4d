import { describe, expect, test } from 'vitest';
import { framePlan, locationIn } from '../frames/frame-plan.ts';
import { backdropOpacity } from '../frames/backdrop-opacity.ts';
import { fitPopup } from '../frames/fit-popup.ts';
import { aPopup } from '../testing/a-view.ts';
import { scaleToFit, SMALLEST_SCALE } from './scale-to-fit.ts';

test('a popup is scaled down to fit, never up', () => {
  expect(scaleToFit({ width: 800, height: 500 }, { width: 1600, height: 1000 })).toBe(1);
  expect(scaleToFit({ width: 800, height: 500 }, { width: 640, height: 1000 })).toBe(0.8);
  expect(scaleToFit({ width: 800, height: 500 }, { width: 800, height: 450 })).toBe(0.9);
  expect(scaleToFit({ width: 800, height: 500 }, { width: 100, height: 100 })).toBe(SMALLEST_SCALE);
});

test('a popup that is taller than its base size is fitted by its own height', () => {
  const popup = aPopup();
  const window = { width: 1280, height: 640 };
  const fit = fitPopup({
    popup,
    plan: framePlan(popup),
    layout: 'desktop',
    window,
    naturalHeight: 750,
  });
  expect(fit.scale).toBe(0.8);
  expect(fit.style['--bkv-fit-height']).toBe('600px');
});

test('a popup that is too wide even at the smallest scale becomes narrower', () => {
  const popup = aPopup({
    appearance: { ...aPopup().appearance, size: { width: 1130, height: 600 } },
  });
  const styleAt = (width: number) =>
    fitPopup({
      popup,
      plan: framePlan(popup),
      layout: 'desktop',
      window: { width, height: 1000 },
      naturalHeight: undefined,
    }).style;
  expect(styleAt(640)).toMatchObject({ '--bkv-width': '1001px', '--bkv-fit-width': '600.6px' });
  for (const width of [719, 800, 901, 1100]) expect(styleAt(width)['--bkv-width']).toBe('1130px');
});

test('a fullpage popup is drawn on 1920 by 1080 and covers the window', () => {
  const popup = aPopup({ type: 'fullpage' });
  const fit = fitPopup({
    popup,
    plan: framePlan(popup),
    layout: 'desktop',
    window: { width: 1536, height: 864 },
    naturalHeight: undefined,
  });
  expect([fit.scale, fit.style['--bkv-width'], fit.style['--bk-height']]).toEqual([
    0.8,
    '1920px',
    '1080px',
  ]);
});

test('a popup on a phone reflows instead of shrinking', () => {
  const popup = aPopup();
  const fit = fitPopup({
    popup,
    plan: framePlan(popup),
    layout: 'mobile',
    window: { width: 390, height: 300 },
    naturalHeight: 900,
  });
  expect([fit.scale, fit.style['--bkv-width']]).toEqual([1, '366px']);
});

describe('its place', () => {
  const at = (
    type: Parameters<typeof aPopup>[0] & object,
    horizontal: 'left' | 'center' | 'right',
    vertical: 'top' | 'middle' | 'bottom',
  ) =>
    framePlan(
      aPopup({
        ...type,
        appearance: { ...aPopup(type).appearance, location: { horizontal, vertical } },
      }),
    );

  test("a popup's place is at the top or bottom for a bar, at the left or right for browsing and bside", () => {
    expect(at({ type: 'bar' }, 'left', 'middle').location).toEqual({
      horizontal: 'center',
      vertical: 'top',
    });
    expect(at({ type: 'browsing' }, 'center', 'top').location).toEqual({
      horizontal: 'right',
      vertical: 'top',
    });
    expect(at({ type: 'bside' }, 'left', 'bottom').location).toEqual({
      horizontal: 'left',
      vertical: 'bottom',
    });
  });

  test('a popup beside the page is at the bottom of a phone', () => {
    expect(locationIn('mobile', at({ type: 'sside' }, 'right', 'middle'))).toEqual({
      horizontal: 'center',
      vertical: 'bottom',
    });
  });

  test('a popup takes room if it is a bar or a welcome screen', () => {
    const pushing = (
      type: 'bar' | 'fullpage' | 'lightbox',
      vertical: 'top' | 'bottom',
      pushesPage = true,
    ) =>
      framePlan(
        aPopup({
          type,
          appearance: {
            ...aPopup({ type }).appearance,
            pushesPage,
            location: { horizontal: 'center', vertical },
          },
        }),
      );
    expect([
      pushing('bar', 'top').takesRoom,
      pushing('bar', 'top', false).takesRoom,
      pushing('bar', 'bottom', false).takesRoom,
      pushing('lightbox', 'top').takesRoom,
    ]).toEqual([true, true, true, false]);
    expect([pushing('fullpage', 'top').kind, pushing('fullpage', 'top').isModal]).toEqual([
      'welcome',
      false,
    ]);
  });
});

test('the backdrop is as opaque as its effect requires', () => {
  expect([
    backdropOpacity('lightbox', 'starry-sky', true),
    backdropOpacity('lightbox', 'rain', true),
    backdropOpacity('lightbox', 'wheel', true),
    backdropOpacity('lightbox', 'snow', true),
    backdropOpacity('lightbox', 'none', false),
    backdropOpacity('gamified', 'snow', true),
  ]).toEqual([0.7, 0.5, 0.5, 1, 0.5, 0.5]);
});
