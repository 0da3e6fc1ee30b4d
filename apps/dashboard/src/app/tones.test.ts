import { contrast, READABLE } from '@beckon/templates';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { theme } from '../config/theme.ts';

const [, LIGHT = '', DARK = ''] = readFileSync(
  path.join(import.meta.dirname, 'tones.css'),
  'utf8',
).split(/^:root.*\{$/mu);
/** The minimum contrast of a line or bar against its background, by WCAG. */
const STANDS_OUT = 3;
const TEXTS = [
  ['ink', 'card'],
  ['ink-soft', 'card'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['hint', 'card'],
  ['pine', 'card'],
  ['clay', 'card'],
  ['on-mint', 'mint'],
  ['on-honey', 'honey'],
  ['on-rose', 'rose'],
  ['on-sand', 'sand'],
] as const;
const MARKS = ['mark', 'mark-strong', 'mark-warm', 'mark-bad', 'mark-quiet'] as const;

function readTones(css: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(css.matchAll(/--([\w-]+): (#[\da-f]{6});/gu), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s dashboard', (_scheme, css) => {
  const tones = readTones(css);
  const ratioOf = (one: string, ground: string) =>
    contrast(tones.get(one) ?? '', tones.get(ground) ?? '');

  it.each(TEXTS)('the dashboard has text in %s that reads well on %s', (text, ground) => {
    expect(ratioOf(text, ground)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(MARKS)('the dashboard draws charts in %s, which stands out from a card', (mark) => {
    expect(ratioOf(mark, 'card')).toBeGreaterThanOrEqual(STANDS_OUT);
  });
});

it.each([
  ['light', LIGHT, theme.colors?.gray?.[4]],
  ['dark', DARK, theme.colors?.dark?.[4]],
])('the borders of fields stand out from a card in the %s dashboard', (_scheme, css, border) => {
  const card = readTones(css).get('card') ?? '';
  expect(contrast(border ?? '', card)).toBeGreaterThanOrEqual(STANDS_OUT);
});
