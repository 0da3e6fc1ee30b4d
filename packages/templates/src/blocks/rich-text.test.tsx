import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES } from '@beckon/contract/values';
import { expect, it } from 'vitest';
import { FORMATS } from '../index.ts';
import { richText } from './rich-text.tsx';

const drawn = (copy: string): string =>
  renderToStaticMarkup(<>{richText(copy)}</>).replaceAll('<span class="t-whole">*</span>', '*');

it.each([
  ['20% off* this week, free shipping over £50*', '20% off* this week, free shipping over £50*'],
  ['5*3=15 *', '5*3=15 *'],
  ['5*3*2', '5*3*2'],
  ['a * b * c', 'a * b * c'],
  [String.raw`\*New\*`, '*New*'],
  [String.raw`*20% off\** today`, '<em>20% off*</em> today'],
  ['*Only* today', '<em>Only</em> today'],
  ['Save **ten** now', 'Save <strong>ten</strong> now'],
  ['(*really*), “*so*”!', '(<em>really</em>), “<em>so</em>”!'],
  ['*two words*, *twice*.', '<em>two words</em>, <em>twice</em>.'],
  ['ב*שלושה צעדים*', 'ב<em>שלושה צעדים</em>'],
])('copy that is written as %s is drawn as it was meant', (copy, markup) => {
  expect(drawn(copy)).toBe(markup);
});

it.each([
  '03-555-0100',
  '050-5550100',
  '052 555 0100',
  '0505550100',
  '(02) 555 0100',
  '+972 50-555-0100',
  '+1 (212) 555-0100',
  '1-800-555-100',
  '1-700-55-01-00',
  '212-555-0100',
])('a phone number in copy is one piece that reads from left to right: %s', (phone) =>
  expect(drawn(`חייגו *אלינו* ${phone}, עכשיו`)).toBe(
    `חייגו <em>אלינו</em> <bdi class="t-whole" dir="ltr">${phone}</bdi>, עכשיו`,
  ),
);

it.each([
  '01-02-2026',
  '2026-01-02',
  '10:00-18:00',
  '100-200',
  '1,000-2,000',
  '0.5',
  '₪1000',
  '2024 2025 2026',
  '4580-0000-0000-0000',
  'A050-5550100',
  '20-30%',
])('other numbers in copy stay as they are: %s', (number) =>
  expect(drawn(`רק ${number} היום`)).toBe(`רק ${number} היום`),
);

it.each(LANGUAGES)('every mark in our own designs stresses its words (%s)', (language) => {
  const texts = FORMATS.flatMap(({ design }) =>
    [...JSON.stringify(design[language]).matchAll(/"text":"([^"]*\*[^"]*)"/g)].map(
      ([, text = '']) => text.replaceAll(String.raw`\n`, '\n'),
    ),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.map(drawn).filter((markup) => markup.includes('*'))).toEqual([]);
});
