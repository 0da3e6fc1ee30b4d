import { describe, expect, it } from 'vitest';
import { fitLabel } from './fit-label.ts';

describe('a label on a slice', () => {
  it('writes a short label large, on one line', () => {
    expect(fitLabel('20% off')).toEqual({ lines: ['20% off'], size: 25 });
  });

  it('breaks a long label into two lines before it gets small', () => {
    const fitted = fitLabel('Free shipping this week');
    expect(fitted.lines).toHaveLength(2);
    expect(fitted.size).toBeGreaterThanOrEqual(16);
  });

  it('fits Hebrew', () => {
    expect(fitLabel('משלוח חינם עד סוף השבוע').lines.join(' ')).toBe('משלוח חינם עד סוף השבוע');
  });

  it('cuts what fits nowhere and says so', () => {
    const fitted = fitLabel(`Supercalifragilisticexpialidocious ${'prize '.repeat(20)}`);
    expect(fitted.lines.length).toBeLessThanOrEqual(2);
    expect(fitted.lines.at(-1)).toMatch(/…$/u);
  });
});
