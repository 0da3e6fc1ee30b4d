import { expect, it } from 'vitest';
import { TypingRuns } from './typing-runs.ts';

const KINDS = { Text: { fields: { text: { type: 'text' }, other: { type: 'text' } } } };

const designOf = (text: string, other = '') => ({
  content: [{ type: 'Text', props: { text, other } }],
});

/** Shows designs to the runs, each with the milliseconds since the one before. */
function runsOf(...seen: readonly (readonly [design: object, afterMs: number])[]): TypingRuns {
  const runs = new TypingRuns(KINDS);
  let nowMs = 0;
  for (const [design, afterMs] of seen) runs.see(design, (nowMs += afterMs));
  return runs;
}

const [START, FIRST, SECOND] = [designOf(''), designOf('a'), designOf('ab')];

it('designs of one field belong together while its owner types', () => {
  const runs = runsOf([START, 0], [FIRST, 5000], [SECOND, 1000]);
  expect(runs.belongTogether(FIRST, SECOND)).toBe(true);
  expect(runs.belongTogether(START, FIRST)).toBe(false);
});

it('a design that is seen twice does not end what is being typed', () => {
  const runs = runsOf([START, 0], [FIRST, 1], [FIRST, 1], [SECOND, 1]);
  expect(runs.belongTogether(FIRST, SECOND)).toBe(true);
});

it('after a pause, typing begins again', () => {
  const runs = runsOf([START, 0], [FIRST, 1], [SECOND, 1001]);
  expect(runs.belongTogether(FIRST, SECOND)).toBe(false);
});

it('after a change in another field, typing begins again', () => {
  const runs = runsOf([START, 0], [FIRST, 1], [designOf('a', 'x'), 1], [SECOND, 1]);
  expect(runs.belongTogether(FIRST, SECOND)).toBe(false);
});

it('what is typed right after undo is not part of what was typed before', () => {
  const typed = designOf('x');
  const runs = runsOf([START, 0], [FIRST, 5000], [START, 15_000], [typed, 900]);
  expect(runs.belongTogether(START, typed)).toBe(false);
  expect(runs.belongTogether(FIRST, typed)).toBe(false);
});

it('typing begins again after a step in the history that brings a design nobody saw', () => {
  const runs = runsOf([START, 0], [FIRST, 1]);
  runs.end();
  runs.see(SECOND, 2);
  expect(runs.belongTogether(FIRST, SECOND)).toBe(false);
});

it('designs that nobody saw do not belong together', () =>
  expect(new TypingRuns(KINDS).belongTogether(FIRST, SECOND)).toBe(false));
