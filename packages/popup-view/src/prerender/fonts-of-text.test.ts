import { expect, test } from 'vitest';
import { fontsOfText } from './fonts-of-text.ts';

const rule = (file: string, range: string, style = ''): string =>
  `@font-face{font-family:beckon-hand-en;${style}unicode-range:${range};src:url(/fonts/${file}.woff2)}`;
const RULES = [
  rule('latin', 'U+0-FF,U+2000-206F'),
  rule('latin-italic', 'U+0-FF', 'font-style:italic;'),
  rule('hebrew', 'U+590-5FF,U+20AA'),
].join('');

function filesFor(html: string): readonly string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return fontsOfText(RULES, root);
}

test.each([
  ['English', '<p>Hello</p>', ['url(/fonts/latin.woff2)']],
  [
    'English with stress',
    '<p>Hello <em>you</em></p>',
    ['url(/fonts/latin.woff2)', 'url(/fonts/latin-italic.woff2)'],
  ],
  ['Hebrew', '<p>שלום לכם</p>', ['url(/fonts/hebrew.woff2)']],
  ['one sign of another file', '<p>₪</p>', ['url(/fonts/hebrew.woff2)']],
  ['both languages', '<p>Hello שלום</p>', ['url(/fonts/latin.woff2)', 'url(/fonts/hebrew.woff2)']],
  ['no text', '<p></p>', []],
])('the fonts of a popup in %s are those that have its letters', (_text, html, files) => {
  expect(filesFor(html)).toEqual(files);
});

test('a popup in the fonts of the device needs no files', () => {
  expect(fontsOfText('', document.body)).toEqual([]);
});
