import { afterEach, expect, it } from 'vitest';
import { createScrollLock } from './scroll-lock.ts';

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

it('the scroll lock lets the page scroll when the last popup is gone, as it did before', () => {
  document.documentElement.style.setProperty('overflow', 'scroll');
  const lock = createScrollLock(document);
  const [first, second] = [lock.acquire(), lock.acquire()];
  first();
  first();
  expect(document.documentElement.style.overflow).toBe('hidden');
  second();
  expect(document.documentElement.style.overflow).toBe('scroll');
});

it('the scroll lock leaves no style behind on a page that had none', () => {
  createScrollLock(document).acquire()();
  expect(document.documentElement.hasAttribute('style')).toBe(false);
});
