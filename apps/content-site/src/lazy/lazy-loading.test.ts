import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aPage,
  nothingComesIntoView,
  placeElements,
  type Places,
  type TestPage,
} from '../testing/a-page.ts';
import { type LazyLoading, startLazyLoading } from './lazy-loading.ts';

let page: TestPage;
let lazy: LazyLoading;

beforeEach(() => {
  nothingComesIntoView();
  Reflect.set(window, 'innerHeight', 800);
  Reflect.set(window, 'innerWidth', 1000);
  HTMLMediaElement.prototype.load = vi.fn();
});
afterEach(() => {
  page.leave();
  vi.unstubAllGlobals();
});

function open(body: string): void {
  page = aPage(body);
  lazy = startLazyLoading(page);
}

/** Places the page's elements, in their order, at these distances from the top of the window. */
function stand(...tops: readonly (number | undefined)[]): void {
  const places: Places = new Map();
  document.querySelectorAll('.lazy').forEach((element, index) => {
    const top = tops[index];
    places.set(element, top === undefined ? undefined : { top });
  });
  placeElements(places);
}

const sources = (): (string | null)[] =>
  [...document.querySelectorAll('img, iframe, video')].map((element) =>
    element.getAttribute('src'),
  );
const picture = (name: string): string =>
  `<img class="lazy" alt="" data-src="https://site.test/${name}.png">`;

describe('content near the window', () => {
  test('content within 300 px of the window is loaded, on either side; the rest waits', () => {
    open(['a', 'b', 'c', 'd', 'e'].map(picture).join(''));
    stand(-321, -320, 400, 1100, 1101);
    lazy.look();
    expect(sources().map((source) => source?.at(-5) ?? null)).toEqual([null, 'b', 'c', 'd', null]);
  });

  test('an element that is not displayed is not loaded yet', () => {
    open(picture('a'));
    stand(undefined);
    lazy.look();
    expect(sources()).toEqual([null]);
  });

  test('the page is checked when it, or an element in it, is scrolled and when the window is resized, at most every 99 ms', () => {
    open(`<div id="box">${picture('a')}</div>${picture('b')}`);
    stand(5000, 5000);
    const look = vi.spyOn(document, 'querySelectorAll');
    const scroll = (): void =>
      void document.getElementById('box')?.dispatchEvent(new Event('scroll'));
    for (let time = 0; time < 30; time += 1) scroll();
    expect(look).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('resize'));
    page.clock.pass(98);
    expect(look).toHaveBeenCalledTimes(1);
    stand(100, 5000);
    look.mockClear();
    page.clock.pass(1);
    expect(look).toHaveBeenCalledTimes(1);
    expect(sources()).toEqual(['https://site.test/a.png', null]);
    look.mockRestore();
  });

  test('everything is loaded before the page is printed', () => {
    open(['a', 'b'].map(picture).join(''));
    stand(9000, undefined);
    window.dispatchEvent(new Event('beforeprint'));
    expect(sources()).toEqual(['https://site.test/a.png', 'https://site.test/b.png']);
  });
});

describe('all kinds of content', () => {
  test('a picture loads its sizes, and the sources of its picture element first', () => {
    open(`<picture><source data-srcset="/a.webp 1x" type="image/webp">
      <img class="lazy" alt="" data-src="/a.png" data-srcset="/a.png 1x, /b.png 2x" data-sizes="50vw"></picture>`);
    stand(0);
    lazy.look();
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/a.webp 1x');
    const image = document.querySelector('img');
    expect(image?.getAttribute('srcset')).toBe('/a.png 1x, /b.png 2x');
    expect(image?.getAttribute('sizes')).toBe('50vw');
    expect(image?.src).toMatch(/\/a\.png$/);
    expect(image?.outerHTML).not.toMatch(/data-/);
  });

  test('a video loads its sources and its poster', () => {
    open(`<video class="lazy" data-poster="/still.png"><source data-src="/v.mp4"></video>`);
    stand(0);
    lazy.look();
    const video = document.querySelector('video');
    expect(video?.getAttribute('poster')).toMatch(/\/still\.png$/);
    expect(document.querySelector('source')?.getAttribute('src')).toMatch(/\/v\.mp4$/);
    expect(video?.load).toHaveBeenCalledTimes(1);
  });

  test('a video and a picture load that have only lazy sources, and a video of the page with none is left alone', () => {
    open(`<video class="lazy"><source data-src="/v.mp4"></video>
      <picture><source data-srcset="/a.webp 1x"><img class="lazy" alt="" src="/a.png"></picture>
      <video class="lazy" id="own" src="/own.mp4"></video>`);
    stand(0, 0, 0);
    lazy.look();
    expect(document.querySelector('video source')?.getAttribute('src')).toMatch(/\/v\.mp4$/);
    expect(document.querySelector('picture source')?.getAttribute('srcset')).toBe('/a.webp 1x');
    expect(document.getElementById('own')?.className).toBe('lazy');
    expect(HTMLMediaElement.prototype.load).toHaveBeenCalledTimes(1);
  });

  test('a frame loads, and so does a background with any characters in its address', () => {
    open(`<iframe class="lazy" data-src="https://video.test/1"></iframe>
      <div id="bg" class="lazy" data-bg='https://site.test/a"b).png?x=")'></div>`);
    stand(0, 0);
    lazy.look();
    expect(sources()).toEqual(['https://video.test/1']);
    expect(document.getElementById('bg')?.style.backgroundImage).toBe(
      'url("https://site.test/a%22b).png?x=%22)")',
    );
  });

  test('lazily loaded content gets the class lazy-loaded when it has loaded, not before', () => {
    open(picture('a'));
    stand(0);
    lazy.look();
    const image = document.querySelector('img');
    expect(image?.className).toBe('');
    image?.dispatchEvent(new Event('load'));
    expect(image?.className).toBe('lazy-loaded');
  });

  test('lazily loaded content is loaded once', () => {
    open(picture('a'));
    stand(0);
    lazy.look();
    const image = document.querySelector('img');
    image?.setAttribute('src', '/changed-by-the-page.png');
    page.clock.pass(99);
    lazy.look();
    expect(image?.getAttribute('src')).toBe('/changed-by-the-page.png');
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<p>',
    'blob:x',
    'http://[',
  ])('the address %j is not used', (address) => {
    open('<iframe class="lazy"></iframe>');
    document.querySelector('iframe')?.setAttribute('data-src', address);
    stand(0);
    lazy.look();
    expect(sources()).toEqual([null]);
    expect(page.failures).toEqual([]);
  });

  test('a small picture may be a data address', () => {
    open('<img class="lazy" alt="" data-src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">');
    stand(0);
    lazy.look();
    expect(sources()).toEqual(['data:image/gif;base64,R0lGODlhAQABAAAAACw=']);
  });
});
