import { expect, it } from 'vitest';
import { yieldToMain } from './yield-to-main.ts';

it('a script that yields continues only when the browser reports that the page had its turn', async () => {
  const steps: string[] = [];
  const turn = Promise.withResolvers<void>();
  const gone = yieldToMain({ scheduler: { yield: () => turn.promise } }).then(() =>
    steps.push('we go on'),
  );
  await Promise.resolve();
  steps.push('the page has its turn');
  turn.resolve();
  await gone;
  expect(steps).toEqual(['the page has its turn', 'we go on']);
});

it.each([
  ['in a browser that cannot say', {}],
  ['in a browser that cannot say, but has its other half', { scheduler: {} }],
  [
    "where the page's own thing of that name refuses",
    { scheduler: { yield: () => Promise.reject(new Error('no such task')) } },
  ],
  [
    "where the page's own thing of that name throws",
    {
      scheduler: {
        yield() {
          throw new Error('not ours');
        },
      },
    },
  ],
])('a script that yields continues before any timer %s', async (_, window) => {
  const steps: string[] = [];
  const timer = new Promise<void>((resolve) => {
    setTimeout(() => {
      steps.push('a timer');
      resolve();
    });
  });
  await yieldToMain(window);
  steps.push('we go on');
  await timer;
  expect(steps).toEqual(['we go on', 'a timer']);
});
