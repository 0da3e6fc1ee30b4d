import { expect, it } from 'vitest';
import { mayPrerender } from './may-prerender.ts';

const plain: Parameters<typeof mayPrerender>[0] = {
  type: 'lightbox',
  appearance: { background: 'none' },
  closing: { enabledAfterSeconds: 0, contentLock: false },
};

it('a popup that begins with its form may be prerendered', () => {
  expect(mayPrerender(plain)).toBe(true);
});

it('a popup that closes by itself is not prerendered, because its form may still wait to be sent', () => {
  const closing = { ...plain.closing, autoCloseAfterSeconds: 10 };
  expect(mayPrerender({ ...plain, closing })).toBe(false);
});

it('a popup that is locked, counts or plays is not prerendered', () => {
  const others = [
    { closing: { ...plain.closing, contentLock: true } },
    { closing: { ...plain.closing, enabledAfterSeconds: 3 } },
    { game: {} },
    { coupon: {} },
    { teaser: {} },
    { appearance: { background: 'snow' as const } },
    { appearance: { background: 'none' as const, timer: { version: 1 as const, value: '10:00' } } },
    { type: 'embedded' as const },
  ];
  for (const other of others) expect(mayPrerender({ ...plain, ...other })).toBe(false);
});
