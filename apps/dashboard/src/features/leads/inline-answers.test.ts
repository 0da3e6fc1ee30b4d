import { expect, it } from 'vitest';
import { aLead } from '../../testing/factories.ts';
import { inlineAnswers } from './inline-answers.ts';

const inline = (...values: readonly string[]): string =>
  inlineAnswers(
    aLead({
      fields: values.map((value, index) => ({
        name: `text${index}`,
        label: `Text ${index}`,
        kind: 'text',
        value,
      })),
    }),
  );

it('a lead’s answers list the fields that have no separate column', () => {
  expect(inline('Noa Levi', 'noa@example.com', 'Haifa', '  ', 'dark\nblue')).toBe(
    '\u2068Haifa\u2069 · \u2068dark blue\u2069',
  );
});

it('no answer changes the text direction of another one, even if it contains direction marks', () => {
  expect(inline('\u202Eabc', '\u2069\u202E', 'x\u2069\u202Ey', 'def')).toBe(
    '\u2068abc\u2069 · \u2068xy\u2069 · \u2068def\u2069',
  );
});

it('a long answer is cut between characters, not within one', () => {
  const short = inline(`${'x'.repeat(158)}😀😀😀`);
  expect(short.endsWith('x😀…')).toBe(true);
});
