import { describe, expect, test } from 'vitest';
import { allowedAttribute, isAllowedElement } from './sanitize.ts';

describe('an attribute of a template', () => {
  test.each([
    ['img', 'onerror', 'x()'],
    ['div', 'ONCLICK', 'x()'],
    ['svg', 'onload', 'x()'],
    ['button', 'formaction', '/x'],
    ['form', 'action', '/x'],
    ['div', 'slot', 'x'],
    ['iframe', 'srcdoc', 'x'],
    ['div', 'contenteditable', ''],
    ['a', 'ping', '/x'],
    ['div', 'a"b', 'x'],
    ['div', '<p', 'x'],
    ['div', 'tabindex', '5'],
    ['use', 'href', 'https://evil.test/x.svg#a'],
    ['a', 'href', 'javascript:x'],
    ['source', 'srcset', 'data:text/html,x 1x'],
    ['div', 'src', 'data:image/png,x'],
  ])('%s %s=%s is left out', (element, name, value) =>
    expect(allowedAttribute(element, name, value)).toBeUndefined(),
  );

  test.each([
    ['div', 'class', 'a'],
    ['p', 'lang', 'he'],
    ['img', 'src', 'data:image/png;base64,AA'],
    ['use', 'href', '#part'],
    ['a', 'href', 'shop.test'],
    ['path', 'stroke-width', '2'],
    ['div', 'data-block', 'form'],
    ['div', 'aria-label', 'x'],
    ['img', 'srcset', 'a.png 1x, b.png 2x'],
  ])('%s %s=%s stays', (element, name, value) =>
    expect(allowedAttribute(element, name, value)).toBe(value),
  );
});

test('elements that run, embed or restyle are left out, others stay', () => {
  expect(
    ['script', 'SCRIPT', 'iframe', 'style', 'object', 'foreignObject', 'a<b', 'base'].filter(
      isAllowedElement,
    ),
  ).toEqual([]);
  expect(['p', 'svg', 'linearGradient', 'my-tag', 'table'].filter(isAllowedElement)).toHaveLength(
    5,
  );
});
