import { expect, test } from 'vitest';
import { readSeenWindow } from './seen-window.ts';

/** A window with this visible part. */
function aWindow(
  inner: { readonly width: number; readonly height: number },
  seen: { readonly width: number; readonly height: number; readonly top?: number },
): Window {
  return Object.create(window, {
    innerWidth: { value: inner.width },
    innerHeight: { value: inner.height },
    visualViewport: {
      value: {
        width: seen.width,
        height: seen.height,
        offsetTop: seen.top ?? 0,
        offsetLeft: 0,
        scale: 1,
      },
    },
  });
}

const PHONE = { width: 390, height: 844 };

test('a window without a keyboard has no margins', () => {
  expect(readSeenWindow(aWindow(PHONE, PHONE))).toMatchObject({ seen: '0', margin: '0' });
});

test('a keyboard makes room only for what the visitor types in', () => {
  expect(readSeenWindow(aWindow(PHONE, { width: 390, height: 500, top: 100 }))).toMatchObject({
    height: 500,
    seen: '100px 0px 244px 0px',
    margin: '0',
  });
});

test('a page that is wider than the phone has the same margins with and without a keyboard', () => {
  const wide = { width: 780, height: 1688 };
  const margin = '0px 390px 844px 0px';
  expect(readSeenWindow(aWindow(wide, PHONE))).toMatchObject({ seen: margin, margin });
  expect(readSeenWindow(aWindow(wide, { width: 390, height: 500 }))).toMatchObject({
    seen: '0px 390px 1188px 0px',
    margin,
  });
});

test('a keyboard does not make the window lower for a popup that the visitor is not in', () => {
  const keyboard = aWindow(PHONE, { width: 390, height: 500 });
  expect([readSeenWindow(keyboard).height, readSeenWindow(keyboard, false).height]).toEqual([
    500,
    PHONE.height,
  ]);
});
