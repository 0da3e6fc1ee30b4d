import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fromNoticeSettings } from '../settings/from-notice-settings.ts';
import { findBlocked, isHeldScript } from './blocked-elements.ts';
import { cleanHtml } from './clean-html.ts';
import { createConsentAreas } from './consent-areas.ts';
import { createNotice } from './notice.ts';
import { createPlaceholders } from './placeholders.ts';
import { releaseAll, isWebAddress } from './testing/release-all.ts';
import { planScripts } from './script-plan.ts';
import { createScriptRunner } from './script-runner.ts';

const body = (html: string): void => {
  document.body.innerHTML = html;
};
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
/** A clock that stands still: all is done in one task. */
const page = { document, now: () => 0, soon: (run: () => void) => run() };
const HOSTILE = `"><img src=x onerror=alert(1)>'] , *[x="`;

beforeEach(() => {
  document.head.innerHTML = '';
  body('');
});

describe('what waits for consent', () => {
  it('is found by category or service, whatever their values hold', () => {
    body('<i data-category="marketing" data-service="a"></i><i id="x" data-service="b"></i>');
    find('#x').dataset['category'] = HOSTILE;
    expect([...findBlocked(document, { category: HOSTILE })]).toEqual([find('#x')]);
    expect(findBlocked(document, { category: 'marketing' })).toHaveLength(1);
    expect(findBlocked(document, { service: 'b' })).toHaveLength(1);
  });

  it('is never functional, and only what has not been released', () => {
    body(
      '<i data-category="functional" data-service="a"></i><i class="cmplz-activated" data-service="a"></i>',
    );
    expect(findBlocked(document, { service: 'a' })).toHaveLength(0);
  });

  it('leaves a script alone that has run by itself', () => {
    body('<script data-category="marketing">1</script>');
    expect([...findBlocked(document, { category: 'marketing' })].filter(isHeldScript)).toEqual([]);
  });
});

describe('scripts in turn', () => {
  const script = (source: string, waitsFor = '') => ({ source, isInline: false, waitsFor });

  it('wait for the one they name', () => {
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

  it('run once, in order, inline ones after those before them, with their attributes', () => {
    const onAllRan = vi.fn();
    const runner = createScriptRunner({
      ...page,
      isWebAddress,
      nonce: 'n1',
      onAllRan,
      onFailure: vi.fn(),
    });
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

  it('that cannot be loaded hold nobody up, and are told of', () => {
    const onFailure = vi.fn();
    const onAllRan = vi.fn();
    const runner = createScriptRunner({ ...page, isWebAddress, nonce: '', onAllRan, onFailure });
    body(`<script type="text/plain" data-cmplz-src="https://x/a.js"></script>
      <script type="text/plain" data-waitfor="a.js">1</script>`);
    runner.run(held());
    runner.settle();
    find('head script').dispatchEvent(new Event('error'));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('https://x/a.js');
    expect(headScripts()).toHaveLength(2);
    expect(onAllRan).toHaveBeenCalledOnce();
  });

  it('of an address that is none of the web never run', () => {
    const runner = createScriptRunner({
      ...page,
      isWebAddress,
      nonce: '',
      onAllRan: vi.fn(),
      onFailure: vi.fn(),
    });
    body('<script type="text/plain" data-cmplz-src="javascript:alert(1)"></script>');
    runner.run(held());
    runner.settle();
    expect(headScripts()).toEqual([]);
  });

  it('tell their end when none runs or waits any more', () => {
    const onAllRan = vi.fn();
    const runner = createScriptRunner({
      ...page,
      isWebAddress,
      nonce: '',
      onAllRan,
      onFailure: vi.fn(),
    });
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
  it('get their address back', () => {
    body(`<div><iframe class="cmplz-iframe" src="about:blank?autoplay=1" data-src-cmplz="https://x/v?a=1"></iframe></div>
      <div><img class="cmplz-image" data-src-cmplz="https://x/p.png" data-deferlazy="lazy"></div>
      <link data-href="https://x/s.css" data-category="marketing">`);
    releaseAll([...document.body.querySelectorAll<HTMLElement>('iframe,img,link')], page);
    expect(find('iframe').getAttribute('src')).toBe('https://x/v?a=1&autoplay=1');
    expect(find('img').getAttribute('src')).toBe('https://x/p.png');
    expect(find('img').getAttribute('loading')).toBe('lazy');
    expect(find('head link').getAttribute('href')).toBe('https://x/s.css');
  });

  it('get none that would run something', () => {
    body(`<div><iframe class="cmplz-iframe" src="about:blank" data-src-cmplz="javascript:alert(1)"></iframe></div>
      <div><iframe class="cmplz-iframe" src="about:blank" data-cmplz-target="onload" data-src-cmplz="https://x/"></iframe></div>`);
    for (const frame of document.querySelectorAll('iframe')) {
      releaseAll([frame], page);
      expect(frame.getAttribute('src')).toBe('about:blank');
      expect(frame.hasAttribute('onload')).toBe(false);
    }
  });

  it('lose their notice', () => {
    body('<div><img class="cmplz-image" data-category="marketing" data-src-cmplz="/p.png"></div>');
    const settings = fromNoticeSettings({ placeholdertext: 'Show {category}' });
    createPlaceholders({
      ...page,
      settings,
      bringStyles: vi.fn(),
      hasConsent: () => false,
    }).look();
    expect(document.querySelectorAll('.cmplz-blocked-content-notice')).toHaveLength(1);
    releaseAll([find('img')], page);
    expect(document.querySelector('.cmplz-blocked-content-notice')).toBeNull();
    expect(find('div').className).toBe('');
  });
});

describe('a box of many pictures', () => {
  const PICTURES = 200;
  const queries = (run: () => void): number => {
    const box = find('#box');
    const spies = (['querySelector', 'querySelectorAll'] as const).map((name) =>
      vi.spyOn(box, name),
    );
    run();
    const calls = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return calls;
  };

  it('is searched a few times in all, not for each of them', () => {
    body(
      `<div id="box">${'<img class="cmplz-image" data-category="marketing" data-src-cmplz="/p.png">'.repeat(PICTURES)}</div>`,
    );
    const settings = fromNoticeSettings({ placeholdertext: 'Show {category}' });
    const placeholders = createPlaceholders({
      ...page,
      settings,
      bringStyles: vi.fn(),
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
});

describe('notices', () => {
  const perCategory = fromNoticeSettings({
    placeholdertext: 'Accept {category}',
    aria_label: 'Accept {category} now',
    categories: { statistics: 'counting', marketing: 'ads' },
  });

  it('are a button with the words for the category, ads where it has none', () => {
    const notice = createNotice(document, perCategory, { category: 'statistics', service: 'x' });
    expect(notice.textContent).toBe('Accept counting');
    expect(notice.getAttribute('aria-label')).toBe('Accept counting now');
    expect(notice.dataset).toMatchObject({ category: 'statistics', service: 'x' });
    const other = createNotice(document, perCategory, { category: 'functional', service: 'x' });
    expect(other.textContent).toBe('Accept ads');
  });

  it('hold hostile names as words only', () => {
    const subject = { category: HOSTILE, service: HOSTILE };
    const plain = createNotice(document, perCategory, subject);
    expect(plain.querySelector('img')).toBeNull();
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      placeholdertext: '<p>{service}</p><button class="cmplz-accept-service">ok</button>',
    });
    const notice = createNotice(document, settings, subject);
    expect(notice.querySelector('img')).toBeNull();
    expect(notice.querySelector('button')?.dataset['service']).toBe(HOSTILE);
  });

  it('name the service as people read it, and link to the cookie statement', () => {
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      region: 'eu',
      placeholdertext:
        '{service}<div class="cmplz-links"><a>{title}</a></div><button class="cmplz-accept-service">ok</button>',
      page_links: { eu: { 'cookie-statement': { title: 'A &amp; B', url: 'https://x/c' } } },
    });
    const notice = createNotice(document, settings, {
      category: 'marketing',
      service: 'google-maps',
    });
    expect(notice.textContent).toBe('Google mapsA & Bok');
    expect(notice.querySelector('a')?.href).toBe('https://x/c');
  });

  it('name a service as the settings do', () => {
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      placeholdertext: 'From {service}.',
      beckon_names: { 'x-twitter': 'X (Twitter)' },
    });
    const notice = createNotice(document, settings, {
      category: 'marketing',
      service: 'x-twitter',
    });
    expect(notice.textContent).toBe('From X (Twitter).');
  });

  it('call the button by the words on it, then by the service', () => {
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      aria_label: 'From {service}',
      placeholdertext: '<button class="cmplz-accept-service">Show it</button>',
    });
    const notice = createNotice(document, settings, { category: 'marketing', service: 'youtube' });
    const button = notice.querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('Show it: From Youtube');
  });

  it('keep words, links and buttons of the text, and nothing that runs', () => {
    const host = document.createElement('div');
    host.append(
      cleanHtml(
        document,
        `<p onclick="x()">a <b>b</b><script>x()</script><img src=x onerror=x()><a href="javascript:x()">l</a>
        <svg><a href="javascript:x()">s</a></svg><iframe src="//x"></iframe><section>t</section><form action="x">f</form></p>`,
      ),
    );
    expect(host.innerHTML).not.toMatch(/onclick|onerror|script|javascript|iframe|svg|form/);
    expect(host.textContent.replace(/\s+/g, ' ').trim()).toBe('a bl tf');
  });
});

describe('boxes in the place of blocked content', () => {
  const look = (html: string, isReleased = false) => {
    body(html);
    const settings = fromNoticeSettings({ placeholdertext: 'Show' });
    const bringStyles = vi.fn();
    const placeholders = createPlaceholders({
      ...page,
      settings,
      bringStyles,
      hasConsent: () => isReleased,
    });
    placeholders.look();
    placeholders.look();
    return bringStyles;
  };

  it('are numbered, have one notice, and are made once', () => {
    look(
      '<p><img class="cmplz-image"><img class="cmplz-image"></p><div class="cmplz-placeholder-element"></div>',
    );
    expect(find('p').className).toBe('cmplz-placeholder-1 cmplz-blocked-content-container');
    expect(find('p').querySelectorAll('button')).toHaveLength(1);
    expect(find('div').dataset['placeholder_class_index']).toBe('2');
  });

  it('are not made for what has consent, and need no styles then', () => {
    const bringStyles = look('<p><img class="cmplz-image"></p>', true);
    expect(bringStyles).not.toHaveBeenCalled();
    expect(document.querySelector('button')).toBeNull();
  });
});

describe('consent areas', () => {
  const area =
    '<div class="cmplz-consent-area cmplz-placeholder" data-post_id="7" data-block_id="b">wait</div>';

  it('are filled once, and their scripts run', async () => {
    body(area);
    const load = vi.fn(() => Promise.resolve('<p>here</p><script>window.areaRan = true</script>'));
    const areas = createConsentAreas({ document, nonce: '', load });
    areas.fill(() => true);
    areas.fill(() => true);
    await vi.waitFor(() => expect(find('div').textContent).toContain('here'));
    expect(load).toHaveBeenCalledExactlyOnceWith('7', 'b');
  });

  it('stay when the server cannot be reached, and are asked for again by a click alone', async () => {
    body(area);
    const load = vi.fn(() => Promise.resolve(undefined));
    const areas = createConsentAreas({ document, nonce: '', load });
    areas.fill(() => true);
    await vi.waitFor(() => expect(find('div').className).toContain('cmplz-placeholder'));
    expect(find('div').textContent).toBe('wait');
    // The page is looked over every two seconds.
    areas.fill(() => true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(areas.retry(find('div'))).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
    expect(areas.retry(find('div'))).toBe(false);
  });
});
