import { expect, it } from 'vitest';
import { articleName } from './article-name.ts';

it.each([
  ['https://blog.test/2026/low-tide.html?lang=he#comment-1', 'low tide'],
  ['https://blog.test/notes/first_frost/', 'first frost'],
  ['https://blog.test/%D7%A9%D7%A4%D7%9C', 'שפל'],
  ['https://blog.test/50%', '50%'],
  ['https://blog.test/', 'blog.test'],
  ['https://blog.test/index.html', 'blog.test'],
  ['/demos/low-tide.html', 'low tide'],
  ['http://[', 'http://['],
])('the article at %s is called %s', (url, name) => {
  expect(articleName(url)).toBe(name);
});
