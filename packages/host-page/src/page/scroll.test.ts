import { expect, it } from 'vitest';
import { createGuard } from '../guard.ts';
import { createListen } from '../listen.ts';
import { onScroll } from './scroll.ts';

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
