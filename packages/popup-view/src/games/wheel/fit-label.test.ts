import { describe, expect, it } from 'vitest';
import { fitLabel } from './fit-label.ts';

describe('a label on a slice', () => {
  it('a short label on a slice is large, on one line', () => {
    expect(fitLabel('20% off')).toMatchObject({ lines: ['20% off'], size: 27 });
  });

  it('a long label on a slice is broken into lines before its letters get small', () => {
    const fitted = fitLabel('Free shipping on every order this week');
    expect(fitted.lines).toHaveLength(3);
    expect(fitted.size).toBeGreaterThanOrEqual(17);
  });

  it('lines of a label that are one above the other stay away from the narrow end of the slice', () => {
    const [one, three] = [fitLabel('20% off'), fitLabel('Free shipping on every order this week')];
    expect(three.at).toBeGreaterThan(one.at);
    expect(three.room).toBeLessThan(one.room);
  });

  it('a Hebrew label fits on a slice', () => {
    expect(fitLabel('משלוח חינם עד סוף השבוע').lines.join(' ')).toBe('משלוח חינם עד סוף השבוע');
  });

  it('a label that does not fit on a slice is cut, and the cut is reported', () => {
    const fitted = fitLabel(`Supercalifragilisticexpialidociousandmore ${'prize '.repeat(30)}`);
    expect(fitted.lines).toHaveLength(3);
    expect(fitted.lines[0]).toMatch(/^Supercali.*…$/u);
    expect(fitted.lines.at(-1)).toMatch(/…$/u);
  });

  it('an empty label on a slice writes nothing', () => {
    expect(fitLabel('  ').lines.join('')).toBe('');
  });
});
