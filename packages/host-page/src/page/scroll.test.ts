import { expect, it } from 'vitest';
import { createGuard } from '../guard.ts';
import { createListen } from '../listen.ts';
import { onScroll, readScroll } from './scroll.ts';

it('an error in a scroll handler is reported and does not reach the host page', () => {
  const reported: unknown[] = [];
  const guard = createGuard((error) => reported.push(error));
  let frame: FrameRequestCallback = () => undefined;
  const page = Object.assign(Object.create(window), {
    requestAnimationFrame(run: FrameRequestCallback) {
      frame = run;
      return 1;
    },
  }) as Window;
  const failure = new Error('a trigger failed');
  const target = new EventTarget();
  const off = onScroll(
    page,
    (_window, ...rest) => createListen(guard)(target, ...rest),
    guard,
    () => {
      throw failure;
    },
  );
  target.dispatchEvent(new Event('scroll'));
  expect(() => frame(0)).not.toThrow();
  expect(reported).toHaveLength(1);
  off();
});

it.each([
  [0, 0],
  [600, 50],
  [1198.8, 99.9],
  [1199.2, 100],
  [1200, 100],
])('a page of 1200 px to scroll that is at %d px has reached %d percent', (scrollTop, percent) => {
  const scrollingElement = { scrollTop, scrollHeight: 2000, clientHeight: 800 };
  const document = { scrollingElement, elementsFromPoint: () => [] };
  const page = Object.create(window, {
    document: { value: document },
    innerWidth: { value: 1000 },
    innerHeight: { value: 800 },
  }) as Window;
  expect(readScroll(page).reachedPercent).toBe(percent);
});
