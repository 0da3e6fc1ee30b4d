import { describe, expect, it } from 'vitest';
import { eased, pointerBend, turnTo } from './spin.ts';

describe('the spin of the wheel', () => {
  it('the spin of the wheel stops with every slice under the pointer after at least two full turns', () => {
    for (let slice = 0; slice < 12; slice += 1) {
      const turn = turnTo(slice);
      expect(turn).toBeGreaterThanOrEqual(720);
      expect(turn).toBeLessThan(1080);
      expect((turn + slice * 30) % 360).toBe(0);
    }
  });

  it('the spin of the wheel never turns back, and is slow at the start and at the end', () => {
    const way = Array.from({ length: 1001 }, (_, step) => eased(step / 1000));
    expect(way[0]).toBe(0);
    expect(way[1000]).toBeCloseTo(1, 10);
    for (let step = 1; step < way.length; step += 1)
      expect(way[step]).toBeGreaterThanOrEqual(way[step - 1] ?? 0);
    expect(eased(0.02)).toBeLessThan(0.02);
    expect(1 - eased(0.9)).toBeLessThan(0.002);
    expect(1 - eased(0.8), 'is still seen to move').toBeGreaterThan(0.005);
  });

  it('the spin of the wheel has no jump in speed where the push ends', () => {
    const speed = (at: number): number => (eased(at + 1e-6) - eased(at)) / 1e-6;
    expect(speed(0.0799)).toBeCloseTo(speed(0.0801), 1);
  });

  it('the pointer of the wheel bends only while a peg passes', () => {
    expect(pointerBend(0)).toBe(0);
    expect(pointerBend(30 * 0.58)).toBeCloseTo(1);
    expect(pointerBend(29)).toBe(0);
  });

  it('the pointer of the wheel is bent slowly and springs back', () => {
    expect(pointerBend(15)).toBeCloseTo(0.56, 1);
    expect(pointerBend(18.6)).toBeCloseTo(0.5, 1);
    expect(pointerBend(20)).toBe(0);
  });
});
