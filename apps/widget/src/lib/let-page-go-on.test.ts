import { expect, it } from 'vitest';
import { letPageGoOn } from './let-page-go-on.ts';

it('goes on only when the browser says that the page had its turn', async () => {
  const steps: string[] = [];
  const turn = Promise.withResolvers<void>();
  const gone = letPageGoOn({ scheduler: { yield: () => turn.promise } }).then(() => steps.push('we go on'));
  await Promise.resolve();
  steps.push('the page has its turn');
  turn.resolve();
  await gone;
  expect(steps).toEqual(['the page has its turn', 'we go on']);
});

it('goes on at once in a browser that cannot say', async () => {
  await expect(letPageGoOn({})).resolves.toBeUndefined();
  await expect(letPageGoOn({ scheduler: {} })).resolves.toBeUndefined();
});
