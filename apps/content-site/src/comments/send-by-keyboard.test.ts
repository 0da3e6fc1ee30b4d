import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMMENT_PAGE, comment } from '../testing/a-comment-page.ts';
import { aPage, placeElements, type TestPage } from '../testing/a-page.ts';
import { COMMENT_GLOBAL, startComments } from './start-comments.ts';

let page: TestPage;
const sent = vi.fn();
/** Whether the page's own script sends the form, so that the browser does not. */
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

/** Returns whether the browser would continue to do what the key does there. */
function press(init: KeyboardEventInit, on = document.activeElement ?? document.body): boolean {
  return on.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
  );
}

test.each([{ ctrlKey: true }, { metaKey: true }])('%o with Enter sends the comment', (key) => {
  expect(press(key)).toBe(false);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a comment is sent once by the keyboard, however many comments came meanwhile and however long the key is held', async () => {
  for (let id = 20; id < 28; id += 1) {
    get('.comment-list').insertAdjacentHTML('beforeend', comment(id, 'Someone'));
    await Promise.resolve();
  }
  press({ ctrlKey: true });
  for (let time = 0; time < 5; time += 1) press({ ctrlKey: true, repeat: true });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form that is on its way is not sent again; one that stayed is, after a while', () => {
  isSentByScript = false;
  press({ ctrlKey: true });
  press({ ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(1);
  page.clock.pass(5000);
  press({ ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a page that comes back from the cache of the browser may send at once', () => {
  isSentByScript = false;
  press({ ctrlKey: true });
  window.dispatchEvent(new Event('pageshow'));
  press({ ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a form that a script sends may be sent again', () => {
  press({ ctrlKey: true });
  press({ ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('an empty comment is not sent: the browser says what is missing', () => {
  (get('#comment') as HTMLTextAreaElement).value = '';
  press({ ctrlKey: true });
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  {},
  { shiftKey: true },
  { ctrlKey: true, isComposing: true },
  { ctrlKey: true, key: 'x' },
])('%o does what it does without our script', (key) => {
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
