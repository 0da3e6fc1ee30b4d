import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMMENT_PAGE } from '../testing/a-comment-page.ts';
import { nothingComesIntoView, placeElements } from '../testing/a-page.ts';
import { start } from './start.ts';

const PICTURE = '<img class="lazy" alt="" data-src="https://site.test/late.png">';
let completed = (_kind: string): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: (list: object) => void) {
        completed = (initiatorType) => report({ getEntries: () => [{ initiatorType }] });
      }
      observe(): void {}
    },
  );
  placeElements();
  nothingComesIntoView();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isLoaded = (): boolean => document.querySelector('.lazy') === null;

test('the script starts once per page, and checks the page again 1000 ms after each AJAX call, after consent and when a script asks', () => {
  document.body.innerHTML = COMMENT_PAGE;
  const listened = vi.spyOn(document, 'addEventListener');
  start(window);
  const once = listened.mock.calls.length;
  start(window);
  expect(listened.mock.calls.length).toBe(once);

  vi.advanceTimersByTime(500);
  document.body.insertAdjacentHTML('beforeend', PICTURE);
  completed('fetch');
  vi.advanceTimersByTime(999);
  expect(isLoaded()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isLoaded()).toBe(true);

  vi.advanceTimersByTime(500);
  document.body.insertAdjacentHTML('beforeend', PICTURE);
  document.dispatchEvent(new Event('cmplz_fire_categories'));
  expect(isLoaded()).toBe(true);

  vi.advanceTimersByTime(500);
  document.body.insertAdjacentHTML('beforeend', PICTURE);
  Reflect.get(window, 'beckonContentSite').look();
  expect(isLoaded()).toBe(true);
});

test('invalid selectors of the owner are reported in the console, and everything else works', () => {
  Reflect.deleteProperty(window, 'beckonContentSite');
  const script = document.createElement('script');
  script.setAttribute('data-article-body', 'div[');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = PICTURE;
  start(window);
  expect(warned.mock.calls[0]?.[0]).toBe('beckon: content-site');
  expect(isLoaded()).toBe(true);
});
