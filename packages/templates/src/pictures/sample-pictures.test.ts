import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@beckon/contract/values';
import { parseBlocks, type Block } from '../design/design.ts';
import { FORMATS } from '../index.ts';
import { samplePictureFile } from './picture-file.ts';
import { SAMPLE_PICTURES, samplePictureUrl, withPictureOrigin } from './sample-pictures.ts';

const walk = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [
    block,
    ...Object.values(block.props).flatMap((value) => walk(parseBlocks(value))),
  ]);
const hasPictures = ({ type, props: { url } }: Block) =>
  type === 'Products' || (typeof url === 'string' && url.startsWith('/sample-pictures/'));

it.each(LANGUAGES)('at least 40 designs show pictures or products (%s)', (language) => {
  const formats = FORMATS.filter(({ design }) => walk(design[language].content).some(hasPictures));
  expect(formats.length).toBeGreaterThanOrEqual(40);
});

it.each(SAMPLE_PICTURES)('%s is used, and small', (name) => {
  const designs = JSON.stringify(FORMATS.map(({ design }) => [design.en, design.he]));
  expect(designs.includes(samplePictureUrl(name)), 'is in no design').toBe(true);
  expect(readFileSync(samplePictureFile(`${name}.webp`) ?? '').length).toBeLessThan(45_000);
});

it('sample pictures have no file under any other name', () => {
  expect(samplePictureFile('../package.json')).toBeUndefined();
  expect(samplePictureFile('coffee')).toBeUndefined();
});

it('sample pictures get the address of their server, and everything else stays the same', () => {
  const before = FORMATS.find(({ type, format }) => type === 'sside' && format === 'format_4')
    ?.design.en;
  if (before === undefined) throw new Error('no such design');
  const after = withPictureOrigin(before, 'https://pop.example');
  expect(JSON.stringify(after)).toContain('"https://pop.example/sample-pictures/beauty.webp"');
  expect(JSON.parse(JSON.stringify(after).replaceAll('https://pop.example', ''))).toEqual(before);
});
