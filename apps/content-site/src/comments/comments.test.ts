import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMENT_PAGE, comment } from '../testing/a-comment-page.ts';
import { aPage, placeElements, type TestPage } from '../testing/a-page.ts';
import { COMMENT_GLOBAL, startComments } from './start-comments.ts';

let page: TestPage;

beforeEach(() => placeElements());
afterEach(async () => {
  page.leave();
  // The test's form notices that it was removed, and is reset.
  document.body.innerHTML = '';
  await Promise.resolve();
  Reflect.deleteProperty(window, COMMENT_GLOBAL);
});

function open(body = COMMENT_PAGE): void {
  page = aPage(body);
  startComments(page);
}

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const field = (id: string): string => (get(`#${id}`) as HTMLInputElement).value;
const linkTo = (id: number): HTMLElement => get(`#comment-${id} .comment-reply-link`);
const cancelLink = (): HTMLElement => get('#cancel-comment-reply-link');
const headingText = (): string | undefined => get('#reply-title').firstChild?.textContent?.trim();
const moveForm = (...given: readonly unknown[]): unknown =>
  Reflect.get(Reflect.get(window, COMMENT_GLOBAL), 'moveForm')(...given);

/** Clicks like a visitor. Returns whether the browser would follow the link. */
function click(element: HTMLElement, init: MouseEventInit = {}): boolean {
  return element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
}

describe('answering a comment', () => {
  test('answering a comment puts the form below it, and sets its ids, its heading and the focus', () => {
    open();
    expect(click(linkTo(11))).toBe(false);
    expect(get('#div-comment-11').nextElementSibling?.id).toBe('respond');
    expect([field('comment_parent'), field('comment_post_ID')]).toEqual(['11', '7']);
    expect(get('#reply-title').textContent).toMatch(/^Reply to Ada +Cancel reply$/);
    expect(cancelLink().style.display).toBe('');
    expect(document.activeElement?.id).toBe('comment');
    const placeholder = get('#wp-temp-form-div');
    expect([placeholder.style.display, placeholder.textContent?.trim()]).toEqual([
      'none',
      'Leave a reply',
    ]);
  });

  test('answering a comment of another post sends the id of that post, and cancelling restores the first id', () => {
    open(`${COMMENT_PAGE}<ol>${comment(50, 'Edsger', 9)}</ol>`);
    click(linkTo(50));
    expect(field('comment_post_ID')).toBe('9');
    click(cancelLink());
    expect(field('comment_post_ID')).toBe('7');
  });

  test('answering another comment moves the form on, with one placeholder only', () => {
    open();
    click(linkTo(11));
    click(linkTo(12));
    expect(get('#div-comment-12').nextElementSibling?.id).toBe('respond');
    expect(headingText()).toBe('Reply to Grace');
    expect(field('comment_parent')).toBe('12');
    expect(document.querySelectorAll('#wp-temp-form-div')).toHaveLength(1);
  });

  test('the form shows its original heading if the link has no text for it', () => {
    open();
    click(linkTo(11));
    linkTo(12).removeAttribute('data-replyto');
    click(linkTo(12));
    expect(headingText()).toBe('Leave a reply');
  });

  test.each(['data-belowelement', 'data-commentid', 'data-respondelement', 'data-postid'])(
    'the browser follows a link without %s',
    (name) => {
      open();
      linkTo(11).removeAttribute(name);
      expect(click(linkTo(11))).toBe(true);
      expect(document.querySelector('#wp-temp-form-div')).toBeNull();
    },
  );

  test.each(['#div-comment-11', '#respond', '#comment_parent', '#cancel-comment-reply-link'])(
    'the browser follows a link on a page without %s',
    (selector) => {
      open();
      const link = linkTo(11);
      document.body.append(link);
      get(selector).remove();
      expect(click(link)).toBe(true);
      expect(page.failures).toEqual([]);
    },
  );

  test('answering works if the form has no field for the post', () => {
    open();
    get('#comment_post_ID').remove();
    expect(click(linkTo(11))).toBe(false);
    click(cancelLink());
    expect(field('comment_parent')).toBe('0');
  });

  test('answering works for comments that were added later', () => {
    open();
    get('.comment-list').insertAdjacentHTML('beforeend', comment(13, 'Barbara'));
    click(linkTo(13));
    expect(field('comment_parent')).toBe('13');
  });

  test('a reply link that is opened in a new tab is left to the browser', () => {
    open();
    expect(click(linkTo(11), { ctrlKey: true })).toBe(true);
    expect(click(linkTo(11), { metaKey: true })).toBe(true);
    expect(field('comment_parent')).toBe('0');
  });

  test('answering hides a link in the heading to another comment, and cancelling shows it again', () => {
    open();
    get('#reply-title').insertAdjacentHTML('beforeend', '<a id="to-parent" href="#x">Ada</a>');
    click(linkTo(11));
    expect(get('#to-parent').style.display).toBe('none');
    click(cancelLink());
    expect(get('#to-parent').style.display).toBe('');
  });

  test('answering keeps the typed text', () => {
    open();
    (get('#comment') as HTMLTextAreaElement).value = 'half a thought';
    click(linkTo(11));
    click(linkTo(12));
    click(cancelLink());
    expect(field('comment')).toBe('half a thought');
  });

  test('the form goes back with the typed text if the list of comments is replaced', async () => {
    open();
    click(linkTo(11));
    (get('#comment') as HTMLTextAreaElement).value = 'half a thought';
    get('.comment-list').innerHTML = comment(14, 'Karen');
    await Promise.resolve();
    expect([field('comment'), field('comment_parent'), headingText()]).toEqual([
      'half a thought',
      '0',
      'Leave a reply',
    ]);
    expect(click(linkTo(14))).toBe(false);
    expect(field('comment_parent')).toBe('14');
  });

  test('answering puts the focus on the first field that can be used', () => {
    open();
    get('#commentform').insertAdjacentHTML(
      'afterbegin',
      `<input type="hidden" name="nonce"><input disabled name="off"><input name="trap">`,
    );
    placeElements(new Map([[get('[name="trap"]'), undefined]]));
    click(linkTo(11));
    expect(document.activeElement?.id).toBe('comment');
  });

  test('answering does not put the form below one of its own elements', () => {
    open();
    expect(moveForm('commentform', '11', 'respond', '7')).toBeUndefined();
    expect(page.failures).toEqual([]);
  });
});

describe('cancelling', () => {
  test('cancelling puts the form back in its place, and the focus on the link that was pressed', () => {
    open();
    const before = document.body.innerHTML;
    click(linkTo(11));
    click(linkTo(12));
    expect(click(cancelLink())).toBe(false);
    expect(field('comment_parent')).toBe('0');
    expect(document.querySelector('#wp-temp-form-div')).toBeNull();
    expect(headingText()).toBe('Leave a reply');
    expect(cancelLink().style.display).toBe('none');
    expect(document.activeElement).toBe(linkTo(12));
    expect(document.body.innerHTML.replaceAll(/\s+/g, ' ')).toBe(
      before.replace('display:none;', 'display: none;').replaceAll(/\s+/g, ' '),
    );
  });

  test('the browser follows the cancel link if the form was not moved', () => {
    open();
    expect(click(cancelLink())).toBe(true);
  });

  test('answering works again after cancelling', () => {
    open();
    click(linkTo(11));
    click(cancelLink());
    click(linkTo(12));
    expect([field('comment_parent'), headingText()]).toEqual(['12', 'Reply to Grace']);
  });
});

test('window.addComment moves the form for scripts, which may pass ids as numbers', () => {
  open();
  expect(moveForm('div-comment-12', 12, 'respond', 7, 'Reply to her')).toBe(false);
  expect([field('comment_parent'), headingText()]).toEqual(['12', 'Reply to her']);
  expect(moveForm('nowhere', '12', 'respond', '7')).toBeUndefined();
  expect(() => Reflect.get(Reflect.get(window, COMMENT_GLOBAL), 'init')(document)).not.toThrow();
});

test('a click calls window.addComment, so that a plugin can replace it', () => {
  open();
  const own = vi.fn(() => undefined);
  Reflect.set(Reflect.get(window, COMMENT_GLOBAL), 'moveForm', own);
  expect(click(linkTo(11))).toBe(true);
  expect(own).toHaveBeenCalledWith('div-comment-11', '11', 'respond', '7', 'Reply to Ada');
  expect(document.querySelector('#wp-temp-form-div')).toBeNull();
});

test('window.addComment stays WordPress’s own if its script is loaded, before or after ours', () => {
  open();
  const theirs = { init: vi.fn(), moveForm: vi.fn(() => false) };
  Reflect.set(window, COMMENT_GLOBAL, theirs);
  expect(click(linkTo(11))).toBe(true);
  page.leave();
  open();
  expect(Reflect.get(window, COMMENT_GLOBAL)).toBe(theirs);
  expect(theirs.moveForm).not.toHaveBeenCalled();
});

test('the browser follows the link if window.addComment throws', () => {
  open();
  Reflect.set(Reflect.get(window, COMMENT_GLOBAL), 'moveForm', () => {
    throw new Error('a plugin failed');
  });
  expect(click(linkTo(11))).toBe(true);
});
