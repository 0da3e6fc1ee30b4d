import { expect, it } from 'vitest';
import { parseBlocks, type Block } from '../design/design.ts';
import { FORMATS } from '../index.ts';
import { ILLUSTRATION_NAMES, ILLUSTRATIONS, isSceneName } from './index.ts';

it.each(ILLUSTRATION_NAMES)(
  'the drawing %s is small, uses the colours of the theme and loads nothing',
  (name) => {
    const svg = ILLUSTRATIONS[name];
    expect(svg.length).toBeLessThan(1500);
    expect(svg).not.toMatch(/#[0-9a-f]{3}|href|url\(|<image|<style|\sid=|undefined/);
    expect(svg.match(/<(g|svg)\b/g)?.length).toBe(svg.match(/<\/(g|svg)>/g)?.length);
  },
);

const drawingsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ type, props }) => {
    const own = { Picture: props['source'], Person: 'face', Video: 'film' }[type];
    const isDrawn = typeof own === 'string' && !props['url'] && !props['poster'];
    return [
      ...(isDrawn ? [own] : []),
      ...Object.values(props).flatMap((value) => drawingsIn(parseBlocks(value))),
    ];
  });

const firstScreens = FORMATS.map(({ design }) => [
  ...new Set(drawingsIn(design.en.content.slice(0, 1))),
]);

it('first screens show at least 37 different drawings', () => {
  const shown = new Set(firstScreens.flat());
  const scenes = ILLUSTRATION_NAMES.filter((name) => isSceneName(name) && shown.has(name));
  expect(scenes.length).toBeGreaterThanOrEqual(37);
});

it('no drawing is on more than a tenth of the first screens', () => {
  const count = (name: string) => firstScreens.flat().filter((each) => each === name).length;
  expect(ILLUSTRATION_NAMES.filter((name) => count(name) > FORMATS.length / 10)).toEqual([]);
});
