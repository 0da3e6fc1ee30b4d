import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMMENT_PAGE, comment } from '../testing/a-comment-page.ts';
import { aPage, placeElements, type TestPage } from '../testing/a-page.ts';
import { COMMENT_GLOBAL, startComments } from './start-comments.ts';

let page: TestPage;
const sent = vi.fn();
/** Whether a script of the page sends the form and prevents the browser from sending it. */
let isSentByScript = true;

beforeEach(() => {
  placeElements();
  sent.mockReset();
  isSentByScript = true;
  page = aPage(COMMENT_PAGE);
  startComments(page);
  const form = get('#commentform');
  form.addEventListener('submit', (event) => {
    sent();
    if (isSentByScript) event.preventDefault();
  });
  (get('#comment') as HTMLTextAreaElement).value = 'A thought';
  get('#comment').focus();
});
afterEach(() => {
  page.leave();
  Reflect.deleteProperty(window, COMMENT_GLOBAL);
});

function get(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** Presses a key. Returns whether the browser would carry out its default action. */
function press(init: KeyboardEventInit, on = document.activeElement ?? document.body): boolean {
  return on.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
  );
}

test.each([{ ctrlKey: true }, { metaKey: true }])('%o with Enter sends the comment', (key) => {
  expect(press(key)).toBe(false);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a long key press sends a comment once, also after comments were added', async () => {
  for (let id = 20; id < 28; id += 1) {
    get('.comment-list').insertAdjacentHTML('beforeend', comment(id, 'Someone'));
    await Promise.resolve();
  }
  press({ ctrlKey: true });
  for (let time = 0; time < 5; time += 1) press({ ctrlKey: true, repeat: true });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form that is being sent is not sent again for 5000 ms', () => {
  isSentByScript = false;
  press({ ctrlKey: true });
  press({ ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(1);
  page.clock.pass(5000);
  press({ ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a page that was restored from the browser's cache can send its form at once", () => {
  isSentByScript = false;
  press({ ctrlKey: true });
  window.dispatchEvent(new Event('pageshow'));
  press({ ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a form that a script sends can be sent again at once', () => {
  press({ ctrlKey: true });
  press({ ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('an empty comment is not sent: the browser shows which field is missing', () => {
  (get('#comment') as HTMLTextAreaElement).value = '';
  press({ ctrlKey: true });
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  {},
  { shiftKey: true },
  { ctrlKey: true, isComposing: true },
  { ctrlKey: true, key: 'x' },
])('%o keeps its default action', (key) => {
  expect(press(key)).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});

test('Ctrl+Enter on a link of the form follows the link', () => {
  get('#commentform').insertAdjacentHTML('afterbegin', '<a id="out" href="/log-out">Log out</a>');
  get('#out').focus();
  expect(press({ ctrlKey: true })).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});

test('Ctrl+Enter elsewhere on the page does nothing', () => {
  expect(press({ ctrlKey: true }, document.body)).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});
