import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AD, ADS, frame, heldPage, seen } from './testing/held-page.ts';

const { allow, parse, start, stop } = heldPage();

describe('a frame that nobody marked', () => {
  it('an unmarked frame waits where its page put it', async () => {
    await parse(`<h1>Shop</h1><iframe src="${AD}"></iframe>`);
    expect(frame().getAttribute('src')).toBe('about:blank');
    expect(frame().dataset).toMatchObject({ srcCmplz: AD, category: 'marketing', service: 'ads' });
    expect(frame().parentElement).toBe(document.body);
  });

  it('an unmarked frame that a script made waits where the script put it', async () => {
    const made = document.createElement('iframe');
    made.src = AD;
    expect(made.getAttribute('src')).toBe('about:blank');
    const isSeen = seen();
    document.body.append('text', made);
    await isSeen;
    expect(made.parentElement).toBe(document.body);
  });

  it('an unmarked frame stays as it is with consent, and if no rule matches it', async () => {
    allow();
    await parse(`<iframe src="${AD}"></iframe>`);
    expect(frame().getAttribute('src')).toBe(AD);
    allow(false);
    await parse('<iframe src="https://own.test/"></iframe>');
    expect(frame().getAttribute('src')).toBe('https://own.test/');
  });
});

describe('an element that waits and gets a second address', () => {
  const rulesOfTwo = [
    ...ADS,
    { service: 'counter', category: 'statistics', patterns: ['count.test'] },
  ];
  beforeEach(() => {
    stop();
    start(rulesOfTwo);
  });

  it.each(['img', 'iframe'] as const)(
    'a waiting element that gets a second address keeps waiting with it: %s',
    (tag) => {
      const made = document.createElement(tag);
      made.src = 'https://count.test/1';
      made.src = AD;
      expect(made.getAttribute('src') ?? 'about:blank').toBe('about:blank');
      expect(made.dataset).toMatchObject({ srcCmplz: AD, category: 'marketing', service: 'ads' });
      made.setAttribute('src', 'https://count.test/2');
      expect(made.getAttribute('src') ?? 'about:blank').toBe('about:blank');
      expect(made.dataset).toMatchObject({
        srcCmplz: 'https://count.test/2',
        category: 'statistics',
        service: 'counter',
      });
    },
  );

  it('a waiting script that gets a second address runs with the last one', () => {
    const made = document.createElement('script');
    made.src = 'https://count.test/1';
    made.src = AD;
    expect(made.hasAttribute('src')).toBe(false);
    expect(made.dataset).toMatchObject({ cmplzSrc: AD, service: 'ads' });
  });

  it('an element takes any address again after its release', () => {
    const made = new Image();
    made.src = AD;
    allow();
    made.classList.add('cmplz-activated');
    made.src = 'https://ads.test/3';
    expect(made.getAttribute('src')).toBe('https://ads.test/3');
  });
});

describe('a picture that nobody marked', () => {
  it.each([
    ['itself', `<img src="/own.png" srcset="${AD} 2x">`],
    ['a source beside it', `<picture><source srcset="${AD}"><img src="/own.png"></picture>`],
    ['itself alone', `<img srcset="${AD}">`],
  ])('an unmarked picture waits if an address of %s is one of a rule', async (_, html) => {
    await parse(html);
    const picture = document.querySelector('img');
    expect(picture?.dataset['category']).toBe('marketing');
    expect(picture?.hasAttribute('src')).toBe(false);
    expect(document.querySelectorAll('[srcset]')).toHaveLength(0);
    expect(
      document.querySelector('[data-srcset-cmplz]')?.getAttribute('data-srcset-cmplz'),
    ).toContain(AD);
  });

  it('an unmarked picture of the site itself stays as it is', async () => {
    const html = '<picture><source srcset="/own.webp"><img src="/own.png"></picture>';
    await parse(html);
    expect(document.body.innerHTML).toBe(html);
  });
});

describe('what a script makes or copies', () => {
  it.each([
    ['video', 'poster'],
    ['link', 'href'],
    ['input', 'src'],
  ])('an address that a script gives to this element waits: %s, %s', (tag, name) => {
    for (const write of [
      (made: Element) => Reflect.set(made, name, AD),
      (made: Element) => made.setAttribute(name, AD),
    ]) {
      const made = document.createElement(tag);
      write(made);
      expect(made.getAttribute(name)).toBeNull();
      expect(made.getAttribute(`data-${name}-cmplz`)).toBe(AD);
    }
  });

  it('a source that gets its address later lets its picture or player wait', () => {
    const html = '<picture><source><img src="/own.png"></picture><video><source></video>';
    document.body.innerHTML = html;
    const [ofPicture, ofVideo] = document.querySelectorAll('source');
    if (ofPicture) ofPicture.srcset = AD;
    ofVideo?.setAttribute('src', AD);
    expect(document.querySelectorAll('[srcset],[src]')).toHaveLength(0);
    expect(document.querySelector('img')?.dataset['service']).toBe('ads');
    expect(document.querySelector('video')?.dataset['service']).toBe('ads');
  });

  it('a copy of an element that waits also waits with an address of its own', async () => {
    await parse(`<iframe src="${AD}"></iframe>`);
    const copy = frame().cloneNode();
    if (copy instanceof HTMLIFrameElement) copy.src = `${AD}&copy`;
    expect(copy).toMatchObject({ src: 'about:blank', dataset: { srcCmplz: `${AD}&copy` } });
  });

  it.each(['cmplz_fire_categories', 'cmplz_enable_category'])(
    'a picture that was never in the page asks for its address once its service is allowed: %s',
    (name) => {
      const made = new Image();
      made.src = AD;
      document.dispatchEvent(new Event(name));
      expect(made.hasAttribute('src')).toBe(false);
      allow();
      document.dispatchEvent(new Event(name));
      expect(made.getAttribute('src')).toBe(AD);
    },
  );

  it('what waits outside the page is remembered once, and no script or released picture is', () => {
    const remembered: unknown[] = [];
    class Ref extends WeakRef<WeakKey> {
      constructor(element: WeakKey) {
        super(element);
        if (element instanceof HTMLElement) remembered.push(element);
      }
    }
    vi.stubGlobal('WeakRef', Ref);
    const made = new Image();
    made.src = AD;
    made.src = `${AD}&2`;
    document.createElement('script').src = AD;
    document.body.append(document.createElement('img'));
    document.querySelector('img')?.setAttribute('src', AD);
    vi.unstubAllGlobals();
    expect(remembered).toEqual([made]);
    allow();
    document.dispatchEvent(new Event('cmplz_fire_categories'));
    made.removeAttribute('src');
    document.dispatchEvent(new Event('cmplz_fire_categories'));
    expect(made.hasAttribute('src')).toBe(false);
  });

  it('an element that waits takes any address once its service is allowed', () => {
    const made = new Image();
    made.src = AD;
    allow();
    made.src = 'https://ads.test/2';
    expect(made.getAttribute('src')).toBe('https://ads.test/2');
    expect(made.dataset['srcCmplz']).toBeUndefined();
  });
});

describe('scripts and style sheets of the html', () => {
  it.each([
    'application/ld+json',
    'text/partytown',
    'text/plain',
    'text/typescript',
    'text/coffeescript',
  ])('a script that browsers do not run is left alone: %s', async (type) => {
    await parse(`<script type="${type}" src="${AD}"></script>`);
    expect(document.querySelector('script')?.getAttribute('src')).toBe(AD);
  });

  it.each(['stylesheet', 'preload', 'modulepreload', 'prefetch', 'preconnect'])(
    'a link of this kind waits, and another one in its place: %s',
    async (rel) => {
      const isSeen = seen();
      document.body.innerHTML = `<link rel="${rel}" href="${AD}" onload="this.media='all'">`;
      const before = document.querySelector('link');
      await isSeen;
      const link = document.querySelector('link');
      // A style sheet that is loading already has no effect in another document.
      expect(before?.isConnected && before.ownerDocument === document).toBe(false);
      expect(link?.hasAttribute('href')).toBe(false);
      expect(link?.dataset['hrefCmplz']).toBe(AD);
    },
  );

  it.each(['text/JavaScript', 'application/ecmascript', 'Module'])(
    'a script that browsers run waits: %s',
    async (type) => {
      await parse(`<script type="${type}" src="${AD}"></script>`);
      expect(document.querySelector('script')?.hasAttribute('src')).toBe(false);
    },
  );

  it.each(['canonical', 'icon', 'alternate'])(
    'a link of a script that loads nothing which may wait keeps its address: %s',
    (rel) => {
      const made = document.createElement('link');
      made.rel = rel;
      made.href = AD;
      expect(made.getAttribute('href')).toBe(AD);
    },
  );

  it('a link that loads nothing keeps its address', async () => {
    await parse(`<link rel="canonical" href="${AD}">`);
    expect(document.querySelector('link')?.getAttribute('href')).toBe(AD);
  });
});
