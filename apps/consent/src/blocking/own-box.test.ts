import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fromNoticeSettings } from '../settings/from-notice-settings.ts';
import { createPlaceholders } from './placeholders.ts';
import { releaseAll } from './testing/release-all.ts';
import { body, find, nothingInView, page, sheetsWithoutElement } from './testing/a-page.ts';

beforeEach(() => {
  nothingInView();
  sheetsWithoutElement();
});

const FRAME =
  '<iframe class="cmplz-iframe cmplz-placeholder-element" data-category="marketing" data-src-cmplz="https://x/" data-beckon-held="" style="display: block; width: 50%"></iframe>';
const boxes = () => document.querySelectorAll('beckon-box').length;
const notices = () => document.querySelectorAll('.cmplz-blocked-content-notice').length;

/** Browsers call observers of the page in the next microtask. */
const observersRan = (): Promise<void> => Promise.resolve();

/** Shows the notices of a page. Returns a function that looks at it again. */
function show(html: string): () => void {
  body(html);
  const settings = fromNoticeSettings({ placeholdertext: 'Show' });
  const deps = { ...page, settings, prepareTree: vi.fn(), hasConsent: () => false };
  const { look } = createPlaceholders(deps);
  look();
  return look;
}

describe('a held frame', () => {
  it('a held frame stays in its place, and a box of its size is shown beside it', () => {
    show(`<p>a${FRAME}b</p>`);
    expect(find('iframe').parentElement).toBe(find('p'));
    expect(find('p').className).toBe('');
    expect(getComputedStyle(find('iframe')).display).toBe('none');
    expect(find('iframe').nextElementSibling).toBe(find('beckon-box'));
    expect(find('beckon-box').style).toMatchObject({ display: 'block', boxSizing: 'border-box' });
    expect(find('beckon-box').style.width).toContain('50%');
    expect(notices()).toBe(1);
  });

  it('a held frame is as before after its release, and nothing is left beside it', () => {
    show(`<p>a${FRAME}b</p>`);
    releaseAll([find('iframe')], page);
    expect([boxes(), notices()]).toEqual([0, 0]);
    expect(find('iframe').getAttribute('style')).toBe('display: block; width: 50%');
  });

  it('a held frame passes the focus of its notice on to itself', () => {
    show(`<p>${FRAME}</p>`);
    find('beckon-box').tabIndex = -1;
    find('beckon-box').focus();
    releaseAll([find('iframe')], page);
    expect(document.activeElement).toBe(find('iframe'));
  });

  it('a held frame can be removed by its page, and takes its notice with it', async () => {
    show(`<p>${FRAME}<b></b></p>`);
    find('p').insertBefore(document.createElement('i'), find('iframe'));
    find('p').removeChild(find('iframe'));
    await observersRan();
    expect([boxes(), notices()]).toEqual([0, 0]);
  });

  it('a held frame that a script wraps gets its notice there, and loses it with consent', async () => {
    show(`<p>${FRAME}</p>`);
    const wrapper = document.createElement('div');
    const frame = find('iframe');
    frame.replaceWith(wrapper);
    wrapper.append(frame);
    await observersRan();
    expect(frame.nextElementSibling?.localName).toBe('beckon-box');
    expect([boxes(), notices()]).toEqual([1, 1]);
    releaseAll([frame], page);
    expect([boxes(), notices()]).toEqual([0, 0]);
  });

  it('a copy of a held frame and its box is released like the frame itself', () => {
    show(`<p>${FRAME}</p>`);
    document.body.append(find('p').cloneNode(true));
    releaseAll([...document.querySelectorAll('iframe')], page);
    expect([boxes(), notices()]).toEqual([0, 0]);
    for (const frame of document.querySelectorAll('iframe'))
      expect(frame.style.display).toBe('block');
  });
});

describe('a held frame on a page that changes it', () => {
  const display = () => getComputedStyle(find('iframe')).display;

  it('a held frame whose classes are replaced takes its notice with it, and gets it again', async () => {
    show(`<p>${FRAME}</p>`);
    const frame = find('iframe');
    frame.className = 'loaded';
    frame.remove();
    await observersRan();
    expect([boxes(), notices()]).toEqual([0, 0]);
    find('p').append(frame);
    await observersRan();
    expect([boxes(), notices()]).toEqual([1, 1]);
  });

  it('a held frame stays hidden if its page shows it', () => {
    show(`<p>${FRAME}</p>`);
    find('iframe').style.display = 'block';
    expect(display()).toBe('none');
    releaseAll([find('iframe')], page);
    expect(display()).toBe('block');
  });

  it('a held frame keeps its notice if something is between them, and what is around them comes back', async () => {
    show(`<div><p>${FRAME}</p></div>`);
    const [p, box] = [find('p'), find('beckon-box')];
    find('iframe').after(document.createElement('i'));
    p.remove();
    await observersRan();
    find('div').append(p);
    await observersRan();
    expect(find('beckon-box')).toBe(box);
    expect([notices(), display()]).toEqual([1, 'none']);
  });

  it('a held frame that comes back in a later task gets a notice again', async () => {
    show(`<p>${FRAME}</p>`);
    const frame = find('iframe');
    frame.remove();
    await observersRan();
    expect(boxes()).toBe(0);
    find('p').append(frame);
    await observersRan();
    expect([boxes(), notices()]).toEqual([1, 1]);
    expect(display()).toBe('none');
  });

  it('a held frame that moves among its siblings takes its box along', async () => {
    show(`<p>${FRAME}<i></i></p>`);
    find('p').append(find('iframe'));
    await observersRan();
    expect(find('i').nextElementSibling).toBe(find('iframe'));
    await observersRan();
    expect(find('iframe').nextElementSibling?.localName).toBe('beckon-box');
    expect([boxes(), notices()]).toEqual([1, 1]);
  });
});

describe('a held frame that its page hides', () => {
  const styled = (style: string) => FRAME.replace('display: block; width: 50%', style);

  it.each(['display: none', 'visibility: hidden', 'width: 0', 'height: 1px'])(
    'a held frame that its page hides waits without a notice: %s',
    (style) => {
      show(`<p>${styled(style)}</p>`);
      expect([boxes(), notices()]).toEqual([0, 0]);
      expect(find('iframe').getAttribute('data-beckon-held')).toBe('');
      releaseAll([find('iframe')], page);
      expect(find('iframe').getAttribute('src')).toBe('https://x/');
    },
  );

  it.each([
    ['inside something invisible', `<p style="visibility: hidden">${FRAME}</p>`],
    ['with a least width', `<p>${styled('width: 1px; min-width: 100%')}</p>`],
  ])('a held frame gets a notice all the same: %s', (_, html) => {
    show(html);
    expect([boxes(), notices()]).toEqual([1, 1]);
  });

  it('a held frame that its page shows later gets its notice when the page is looked at', () => {
    const look = show(`<p>${styled('display: none')}</p>`);
    find('iframe').style.display = 'block';
    look();
    expect([boxes(), notices()]).toEqual([1, 1]);
  });
});

describe('a marked frame', () => {
  const MARKED = FRAME.replace('data-beckon-held=""', '');

  it('a marked frame that a script wraps loses its notice with consent', () => {
    show(`<figure>${MARKED}</figure>`);
    const wrapper = document.createElement('div');
    const frame = find('iframe');
    frame.replaceWith(wrapper);
    wrapper.append(frame);
    expect(notices()).toBe(1);
    releaseAll([frame], page);
    expect(notices()).toBe(0);
  });

  it('a marked frame that its page removes takes the notice with it', async () => {
    show(`<figure>${MARKED}</figure>`);
    find('iframe').remove();
    await observersRan();
    expect(notices()).toBe(0);
    expect(find('figure').className).toBe('');
  });
});
