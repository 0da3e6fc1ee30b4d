import { expect, it } from 'vitest';
import { takesText } from './takes-text.ts';

function elementOf(html: string): Element | null {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.firstElementChild;
}

it.each(['<textarea></textarea>', '<input>', '<input type="number">', '<input type="search">'])(
  'words are copied from and pasted into %s',
  (html) => expect(takesText(elementOf(html))).toBe(true),
);

it.each(['<input type="radio">', '<input type="checkbox">', '<select></select>', '<p>Words</p>'])(
  'words are neither copied from nor pasted into %s',
  (html) => expect(takesText(elementOf(html))).toBe(false),
);

it('words are not pasted where nothing has the focus', () => expect(takesText(null)).toBe(false));
