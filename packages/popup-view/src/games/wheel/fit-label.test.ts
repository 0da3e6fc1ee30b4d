import { describe, expect, it } from 'vitest';
import { fitLabel } from './fit-label.ts';

describe('a label on a slice', () => {
  it('writes a short label large, on one line', () => {
    expect(fitLabel('20% off')).toMatchObject({ lines: ['20% off'], size: 27 });
  });

  it('breaks a long label before it gets small', () => {
    const fitted = fitLabel('Free shipping on every order this week');
    expect(fitted.lines).toHaveLength(3);
    expect(fitted.size).toBeGreaterThanOrEqual(17);
  });

  it('keeps lines that are one above the other away from the narrow end of the slice', () => {
    const [one, three] = [fitLabel('20% off'), fitLabel('Free shipping on every order this week')];
    expect(three.at).toBeGreaterThan(one.at);
    expect(three.room).toBeLessThan(one.room);
  });

  it('fits Hebrew', () => {
    expect(fitLabel('משלוח חינם עד סוף השבוע').lines.join(' ')).toBe('משלוח חינם עד סוף השבוע');
  });

  it('cuts a label that does not fit, and says so', () => {
    const fitted = fitLabel(`Supercalifragilisticexpialidociousandmore ${'prize '.repeat(30)}`);
    expect(fitted.lines).toHaveLength(3);
    expect(fitted.lines[0]).toMatch(/^Supercali.*…$/u);
    expect(fitted.lines.at(-1)).toMatch(/…$/u);
  });

  it('has nothing to write for an empty label', () => {
    expect(fitLabel('  ').lines.join('')).toBe('');
  });
});
