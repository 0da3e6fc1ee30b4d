import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPage, type TestPage } from '../testing/a-page.ts';
import { slideToAnchors } from './sliding-links.ts';

const scrolled = vi.fn<(where: unknown, how: unknown) => void>();
let page: TestPage;
let wantsLessMotion = false;

beforeEach(() => {
  scrolled.mockReset();
  wantsLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    scrolled(this.id === '' ? this.tagName : this.id, Reflect.get(Object(how), 'behavior'));
  };
  window.history.replaceState(null, '', '/article?page=2');
});
afterEach(() => {
  page.leave();
  vi.unstubAllGlobals();
});

/** Clicks the link in this html. Returns whether the browser would follow it. */
function click(html: string, init: MouseEventInit = {}): boolean {
  page = aPage(
    `${html}<h2 id="prices">Prices</h2><h2 id="מחיר">מחיר</h2><button id="go">Go</button>`,
  );
  slideToAnchors(page);
  const link = document.querySelector('a') ?? document.body;
  return (link.querySelector('b') ?? link).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
}

test('a link to an anchor scrolls smoothly to its target, and moves the address and the focus to it', () => {
  expect(click('<a class="sliding-link" href="#prices"><b>Prices</b></a>')).toBe(false);
  expect(scrolled.mock.calls).toEqual([['prices', 'smooth']]);
  expect(window.location.hash).toBe('#prices');
  expect(document.activeElement?.id).toBe('prices');
});

test('a link to an anchor leaves no attribute on a target that cannot be focused by itself', () => {
  click('<a class="sliding-link" href="#prices">Prices</a>');
  const target = document.getElementById('prices');
  document.getElementById('go')?.focus();
  expect(target?.hasAttribute('tabindex')).toBe(false);
});

test('a sliding link jumps without animation for visitors who prefer reduced motion', () => {
  wantsLessMotion = true;
  click('<a class="sliding-link" href="#prices">Prices</a>');
  expect(scrolled.mock.calls).toEqual([['prices', 'auto']]);
});

test.each([
  ['/article?page=2#prices', 'prices'],
  ['#%D7%9E%D7%97%D7%99%D7%A8', 'מחיר'],
  ['#מחיר', 'מחיר'],
  ['#top', 'HTML'],
  ['#TOP', 'HTML'],
  ['#', 'HTML'],
])('%s leads to %s', (href, target) => {
  expect(click(`<a class="sliding-link" href="${href}">x</a>`)).toBe(false);
  expect(scrolled.mock.calls[0]?.[0]).toBe(target);
});

test('a sliding link leads to an anchor with a name, and not to a field of a form with that name', () => {
  const anchor = '<input name="old part"><h2><a name="old part"></a>Old part</h2>';
  expect(click(`<a class="sliding-link" href="#old%20part">x</a>${anchor}`)).toBe(false);
  expect(scrolled.mock.calls).toEqual([['A', 'smooth']]);
  expect(document.activeElement?.getAttribute('name')).toBe('old part');
});

test.each([
  '<details><summary>More</summary><h3 id="inside">Inside</h3></details>',
  '<div hidden="until-found"><h3 id="inside">Inside</h3></div>',
])('a sliding link into the closed part %s is left to the browser, which opens it', (closed) => {
  expect(click(`<a class="sliding-link" href="#inside">x</a>${closed}`)).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a sliding link leads to a part that is closed itself, and into one that is open', () => {
  expect(click('<a class="sliding-link" href="#faq">x</a><details id="faq"></details>')).toBe(
    false,
  );
  const open = '<details open><p id="answer">Yes</p></details>';
  expect(click(`<a class="sliding-link" href="#answer">x</a>${open}`)).toBe(false);
});

test('a link that is pressed twice adds one history entry', () => {
  click('<a class="sliding-link" href="#prices">Prices</a>');
  const { length } = window.history;
  document.querySelector('a')?.click();
  expect([scrolled.mock.calls.length, window.history.length]).toEqual([2, length]);
});

test.each([
  '<a href="#prices">no such class</a>',
  '<a class="sliding-link" href="#nowhere">x</a>',
  '<a class="sliding-link" href="#%">x</a>',
  '<a class="sliding-link" href="/other#prices">x</a>',
  '<a class="sliding-link" href="/article#prices">another page by its query</a>',
  '<a class="sliding-link" href="https://example.com/article?page=2#prices">x</a>',
  '<a class="sliding-link" href="/article?page=2">x</a>',
  '<a class="sliding-link" href="#prices" target="_blank">x</a>',
  '<a class="sliding-link" href="#prices" download>x</a>',
  '<a class="sliding-link" href="http://[#prices">x</a>',
])('%s is left to the browser', (html) => {
  expect(click(html)).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
  expect(page.failures).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    expect(click('<a class="sliding-link" href="#prices">x</a>', init)).toBe(true);
  },
);
