import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPage, placeElements, type Places, type TestPage } from '../testing/a-page.ts';
import { followScrolling } from './follow-scrolling.ts';

const BODY = '<div class="article-body"></div><section class="sign-up-section"></section>';
let page: TestPage;
const frames: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  Reflect.set(window, 'innerHeight', 1000);
});
afterEach(() => {
  page.leave();
  vi.unstubAllGlobals();
});

/** Places the two areas as if the window had been scrolled. */
function stand(articleTop: number, signUpTop: number): void {
  const places: Places = new Map();
  const [article, signUp] = document.body.children;
  if (article) places.set(article, { top: articleTop });
  if (signUp) places.set(signUp, { top: signUpTop });
  placeElements(places);
}

const classes = (): string => document.body.className;

test('the body gets both classes in the article, loses them one after the other at the sign-up section, and gets them back', () => {
  page = aPage(BODY);
  stand(600, 3000);
  followScrolling(page).look();
  const seen = [classes()];
  for (const [article, signUp] of [
    [100, 2500],
    [-1800, 700],
    [-2000, 500],
    [-1800, 700],
    [-900, 2000],
    [600, 3000],
  ]) {
    stand(article ?? 0, signUp ?? 0);
    window.dispatchEvent(new Event('scroll'));
    frames.splice(0).forEach((draw) => draw());
    seen.push(classes());
  }
  const both = 'move-on move-on-sidebar';
  expect(seen).toEqual(['', both, 'move-on', '', 'move-on', both, '']);
});

test('the classes are set at once if the page opens in the middle, and updated when the window is resized', () => {
  page = aPage(BODY);
  stand(-500, 3000);
  followScrolling(page).look();
  expect(classes()).toBe('move-on move-on-sidebar');
  stand(600, 3000);
  window.dispatchEvent(new Event('resize'));
  expect(classes()).toBe('');
});

test('the owner can set areas and classes on the script tag', () => {
  page = aPage('<main id="text"></main><div id="join"></div>', {
    'data-article-body': '#text',
    'data-sign-up': '#join',
    'data-move-on': 'scrolled',
    'data-sidebar': 'aside-scrolled',
  });
  stand(0, 700);
  followScrolling(page).look();
  expect(classes()).toBe('scrolled');
});

test('an article that is added later is found at the next check; without its article, the body loses the classes', () => {
  page = aPage('');
  const follower = followScrolling(page);
  follower.look();
  expect(classes()).toBe('');
  document.body.innerHTML = BODY;
  stand(0, 3000);
  follower.look();
  expect(classes()).toBe('move-on move-on-sidebar');
  document.body.innerHTML = '';
  follower.look();
  expect(classes()).toBe('');
});

test('a page without an article is not changed', () => {
  page = aPage('<p>Prices</p>');
  document.body.className = 'move-on';
  followScrolling(page).look();
  window.dispatchEvent(new Event('scroll'));
  expect(classes()).toBe('move-on');
});
