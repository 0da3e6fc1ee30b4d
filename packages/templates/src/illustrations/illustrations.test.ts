import { expect, it } from 'vitest';
import { ILLUSTRATION_NAMES, ILLUSTRATIONS } from './index.ts';

it.each(ILLUSTRATION_NAMES)(
  'the drawing %s is small, takes its colours from the theme and loads nothing',
  (name) => {
    const svg = ILLUSTRATIONS[name];
    expect(svg.length).toBeLessThan(1500);
    expect(svg).not.toMatch(/#[0-9a-f]{3}|href|url\(|<image|<style|\sid=|undefined/);
    expect(svg.match(/<(g|svg)\b/g)?.length).toBe(svg.match(/<\/(g|svg)>/g)?.length);
  },
);
