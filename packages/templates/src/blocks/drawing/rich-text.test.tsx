import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES } from '@beckon/contract/values';
import { expect, it } from 'vitest';
import { FORMATS } from '../../index.ts';
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
  '03 55 50100',
  '050-5550-100',
  '+972505550100',
  '+972-(0)3-555-0100',
  '+12125550100',
  '1-800-555-0100',
  '+44 20 7946 0018',
  '+44 (0)20 7946 0018',
  '+4915155501000',
])('a phone number in copy is one piece that reads from left to right: %s', (phone) =>
  expect(drawn(`חייגו *אלינו* ${phone}, עכשיו`)).toBe(
    `חייגו <em>אלינו</em> <bdi class="t-whole" dir="ltr">${phone}</bdi>, עכשיו`,
  ),
);

it.each([
  ['חייגו ', '03-5550100', ' 10:00-18:00'],
  ['', '050-5550100', ' 24 שעות'],
  ['', '+972 50-555-0100', ' 24 שעות'],
  ['', '+1 212 555 0100', ' 24 hours'],
  ['', '+44 20 7946 0018', ' 9:00-17:00'],
  ['', '03-5550100', ' ₪20 הנחה'],
  ['התקשרו ב-', '050-5550100', ' עוד היום'],
])('only the phone number itself is one piece: %s%s%s', (before, phone, after) =>
  expect(drawn(`${before}${phone}${after}`)).toBe(
    `${before}<bdi class="t-whole" dir="ltr">${phone}</bdi>${after}`,
  ),
);

it('two phone numbers in copy, one after a word of one letter, are two pieces', () =>
  expect(drawn('03-5550100 ו-050-5550100').split('<bdi')).toHaveLength(3));

it.each([
  'עד 05-06-2026 20:00',
  'עד 05-06-2026 20% הנחה',
  '05-06-2026 07-08-2026',
  '03-5550100:30',
  '050 200 5000 ₪',
  '050-5550100%',
  '+49 30 901820 2024',
  '+33 1 23 45 67 89',
  '0200 0000 0000 0000',
])('copy that might be something else than a phone number stays as it is: %s', (copy) =>
  expect(drawn(copy)).toBe(copy),
);

it('long rows of digits are read in no time', () => {
  const startedMs = performance.now();
  drawn(`+44 ${'20 7946 0018 '.repeat(5000)}`);
  drawn('0'.repeat(50_000));
  drawn('+1-'.repeat(20_000));
  expect(performance.now() - startedMs).toBeLessThan(2000);
});

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
