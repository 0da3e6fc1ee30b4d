import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fromNoticeSettings } from '../settings/from-notice-settings.ts';
import { findBlocked, isBlockedScript } from './blocked-elements.ts';
import { createPlaceholders } from './placeholders.ts';
import { releaseAll } from './testing/release-all.ts';
import { planScripts } from './script-plan.ts';
import { body, find, HOSTILE, nothingInView, page } from './testing/a-page.ts';
import { aRunner } from './testing/a-runner.ts';

beforeEach(nothingInView);
beforeEach(() => {
  document.head.innerHTML = '';
  body('');
});

describe('what waits for consent', () => {
  it('blocked content is found by category or service, whatever the values of its attributes are', () => {
    body('<i data-category="marketing" data-service="a"></i><i id="x" data-service="b"></i>');
    find('#x').dataset['category'] = HOSTILE;
    expect([...findBlocked(document, { category: HOSTILE })]).toEqual([find('#x')]);
    expect(findBlocked(document, { category: 'marketing' })).toHaveLength(1);
    expect(findBlocked(document, { service: 'b' })).toHaveLength(1);
  });

  it('functional content, and content that is released already, is not found as blocked', () => {
    body(
      '<i data-category="functional" data-service="a"></i><i class="cmplz-activated" data-service="a"></i>',
    );
    expect(findBlocked(document, { service: 'a' })).toHaveLength(0);
  });

  it('a script of an unknown category, or of none, is found with marketing', () => {
    body(
      '<script type="text/plain" data-category="social"></script><script type="text/plain" data-service="x"></script>',
    );
    expect(findBlocked(document, { category: 'marketing' })).toHaveLength(2);
    expect(findBlocked(document, { category: 'statistics' })).toHaveLength(0);
  });

  it('a script that waits with its address is blocked, whatever type its page gives it later', () => {
    body('<script type="text/javascript" data-cmplz-src="https://x/a.js"></script>');
    expect(isBlockedScript(find('script'))).toBe(true);
  });

  it('a script that has run by itself is left alone', () => {
    body('<script data-category="marketing">1</script>');
    expect([...findBlocked(document, { category: 'marketing' })].filter(isBlockedScript)).toEqual(
      [],
    );
  });
});

describe('scripts in turn', () => {
  const script = (source: string, waitsFor = '') => ({ source, isInline: false, waitsFor });

  it('a script waits for the one that it names', () => {
    const scripts = [script('plugin.js', 'jquery'), script('jquery.js')];
    const { ready, waiting } = planScripts(scripts, []);
    expect([ready, waiting].map((list) => list.map(({ source }) => source))).toEqual([
      ['jquery.js'],
      ['plugin.js'],
    ]);
    expect(planScripts(waiting, ['https://x/jquery.js']).ready).toHaveLength(1);
  });

  const load = (source: string) =>
    find(`head script[src$="${source}"]`).dispatchEvent(new Event('load'));
  const headScripts = () =>
    [...document.head.querySelectorAll('script')].map(({ src, text }) => src || text);
  const held = () => [...document.body.querySelectorAll('script')];

  it('scripts run once, in order, inline ones after those before them, with their attributes', () => {
    const onAllRan = vi.fn();
    const runner = aRunner({ nonce: 'n1', onAllRan });
    body(`<script type="text/plain" data-category="marketing" data-cmplz-src="https://x/a.js" id="a" crossorigin="anonymous"></script>
      <script type="text/plain" data-category="marketing">window.b = 1</script>`);
    runner.run(held());
    runner.settle();
    expect(headScripts()).toEqual(['https://x/a.js']);
    expect(find('head #a').getAttribute('crossorigin')).toBe('anonymous');
    expect(find('head #a').hasAttribute('data-category')).toBe(false);
    expect(find('head #a').nonce).toBe('n1');
    expect(onAllRan).not.toHaveBeenCalled();
    load('a.js');
    expect(headScripts()).toEqual(['https://x/a.js', 'window.b = 1']);
    expect(onAllRan).toHaveBeenCalledOnce();
    expect(held()).toEqual([]);
  });

  it('a script that cannot be loaded does not delay others, and is reported', () => {
    const onFailure = vi.fn();
    const onAllRan = vi.fn();
    const runner = aRunner({ onAllRan, onFailure });
    body(`<script type="text/plain" data-cmplz-src="https://x/a.js"></script>
      <script type="text/plain" data-waitfor="a.js">1</script>`);
    runner.run(held());
    runner.settle();
    find('head script').dispatchEvent(new Event('error'));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('https://x/a.js');
    expect(headScripts()).toHaveLength(2);
    expect(onAllRan).toHaveBeenCalledOnce();
  });

  it.each(['load', 'error'])(
    'code of the page that waits for the %s of a script it made hears of it once, with the script in its place',
    (type) => {
      const runner = aRunner();
      body(
        '<script type="text/plain" data-cmplz-src="https://x/a.js" data-beckon-held=""></script>',
      );
      const [made] = held();
      const byListener = vi.fn(() => made?.isConnected);
      made?.addEventListener(type, byListener);
      const byProperty = vi.fn();
      if (made) Object.assign(made, { [`on${type}`]: byProperty });
      runner.run(held());
      runner.settle();
      expect(byListener).not.toHaveBeenCalled();
      find('head script').dispatchEvent(new Event(type));
      expect(byListener).toHaveBeenCalledOnce();
      expect(byListener).toHaveReturnedWith(true);
      expect(byProperty).toHaveBeenCalledOnce();
      // The page may remove it as a child of the element into which it was put.
      expect(made?.parentElement).toBe(document.body);
    },
  );

  it.each([
    ['that we hold back: on itself', ' data-beckon-held=""', false],
    ['that a server marked: on the copy, which has the address', '', true],
  ])('handlers in the html of a script run once, of one %s', (_, mark, isOnCopy) => {
    const runner = aRunner();
    body(`<script type="text/plain" data-cmplz-src="https://x/a.js" onload="1"${mark}></script>`);
    const [waiting] = held();
    const onWaiting = vi.fn();
    waiting?.addEventListener('load', onWaiting);
    runner.run(held());
    runner.settle();
    const copy = find('head script');
    expect(copy.hasAttribute('onload')).toBe(isOnCopy);
    copy.dispatchEvent(new Event('load'));
    expect(onWaiting).toHaveBeenCalledTimes(isOnCopy ? 0 : 1);
  });

  it('a script whose address is not of the web never runs', () => {
    const runner = aRunner();
    body('<script type="text/plain" data-cmplz-src="javascript:alert(1)"></script>');
    runner.run(held());
    runner.settle();
    expect(headScripts()).toEqual([]);
  });

  it('the end is announced when no script runs or waits any more', () => {
    const onAllRan = vi.fn();
    const runner = aRunner({ onAllRan });
    body('<script type="text/plain" data-waitfor="later">1</script>');
    runner.run(held());
    runner.settle();
    expect(onAllRan).not.toHaveBeenCalled();
    body('<script type="text/plain">window.later = 1</script>');
    runner.run(held());
    runner.settle();
    expect(onAllRan).toHaveBeenCalledOnce();
  });
});

describe('frames, pictures and styles', () => {
  it('frames, pictures and styles get their address back', () => {
    body(`<div><iframe class="cmplz-iframe" src="about:blank?autoplay=1" data-src-cmplz="https://x/v?a=1"></iframe></div>
      <div><img class="cmplz-image" data-src-cmplz="https://x/p.png" data-deferlazy="lazy"></div>
      <link data-href="https://x/s.css" data-category="marketing">`);
    releaseAll([...document.body.querySelectorAll<HTMLElement>('iframe,img,link')], page);
    expect(find('iframe').getAttribute('src')).toBe('https://x/v?a=1&autoplay=1');
    expect(find('img').getAttribute('src')).toBe('https://x/p.png');
    expect(find('img').getAttribute('loading')).toBe('lazy');
    expect(find('head link').getAttribute('href')).toBe('https://x/s.css');
  });

  it('a style sheet that waited in a shadow root comes back there', () => {
    document.head.innerHTML = '';
    body('<div></div>');
    const root = find('div').attachShadow({ mode: 'open' });
    root.innerHTML = '<link data-href="https://x/s.css" data-category="marketing"><p>styled</p>';
    releaseAll([...root.querySelectorAll('link')], page);
    expect(root.querySelectorAll('link[href="https://x/s.css"]')).toHaveLength(1);
    expect(document.head.childElementCount).toBe(0);
  });

  it('html of a frame, and pictures in an address, are given back', () => {
    body(`<iframe data-srcdoc-cmplz="Map: <b>x</b>" data-beckon-held=""></iframe>
      <video data-poster-cmplz="data:image/png;base64,AA" data-beckon-held=""></video>`);
    releaseAll([find('iframe'), find('video')], page);
    expect(find('iframe').getAttribute('srcdoc')).toBe('Map: <b>x</b>');
    expect(find('video').getAttribute('poster')).toBe('data:image/png;base64,AA');
  });

  it('a link that nobody marked gets its address back in its place, where its page may listen to it', () => {
    body('<link rel="stylesheet" data-href-cmplz="https://x/s.css" data-beckon-held="">');
    const link = find('link');
    releaseAll([link], page);
    expect(link.getAttribute('href')).toBe('https://x/s.css');
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('a frame gets no address that would run code', () => {
    body(`<div><iframe class="cmplz-iframe" src="about:blank" data-src-cmplz="javascript:alert(1)"></iframe></div>
      <div><iframe class="cmplz-iframe" src="about:blank" data-cmplz-target="onload" data-src-cmplz="https://x/"></iframe></div>`);
    for (const frame of document.querySelectorAll('iframe')) {
      releaseAll([frame], page);
      expect(frame.getAttribute('src')).toBe('about:blank');
      expect(frame.hasAttribute('onload')).toBe(false);
    }
  });

  it('frames lose their notice when they are released', () => {
    body('<div><img class="cmplz-image" data-category="marketing" data-src-cmplz="/p.png"></div>');
    const settings = fromNoticeSettings({ placeholdertext: 'Show {category}' });
    createPlaceholders({
      ...page,
      settings,
      prepareTree: vi.fn(),
      hasConsent: () => false,
    }).look();
    expect(document.querySelectorAll('.cmplz-blocked-content-notice')).toHaveLength(1);
    releaseAll([find('img')], page);
    expect(document.querySelector('.cmplz-blocked-content-notice')).toBeNull();
    expect(find('div').className).toBe('');
  });
});

const PICTURES = 200;
const queries = (run: () => void): number => {
  const box = find('#box');
  const spies = (['querySelector', 'querySelectorAll'] as const).map((name) => vi.spyOn(box, name));
  run();
  const calls = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return calls;
};

it('a box of many pictures is searched a few times in all, not once for each picture', () => {
  body(
    `<div id="box">${'<img class="cmplz-image" data-category="marketing" data-src-cmplz="/p.png">'.repeat(PICTURES)}</div>`,
  );
  const settings = fromNoticeSettings({ placeholdertext: 'Show {category}' });
  const placeholders = createPlaceholders({
    ...page,
    settings,
    prepareTree: vi.fn(),
    hasConsent: () => false,
  });
  expect(queries(() => placeholders.look())).toBeLessThan(5);
  expect(document.querySelectorAll('.cmplz-blocked-content-notice')).toHaveLength(1);
  const pictures = [...document.querySelectorAll<HTMLElement>('img')];
  releaseAll(pictures.slice(1), page);
  expect(document.querySelector('.cmplz-blocked-content-notice')).not.toBeNull();
  expect(queries(() => releaseAll(pictures.slice(0, 1), page))).toBeLessThan(5);
  expect(find('#box').className).toBe('');
  expect(document.querySelector('.cmplz-blocked-content-notice')).toBeNull();
});
