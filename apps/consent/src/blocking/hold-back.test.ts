import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdBack } from './hold-back.ts';
import { keepPrototypes } from './testing/keep-prototypes.ts';

const AD = 'https://ads.test/frame?x=1';
const rules = [{ service: 'ads', category: 'marketing', patterns: ['ads.test'] }];
const trees: ParentNode[] = [];
let holding: MutationObserver;
let isAllowed = false;
let restorePrototypes: () => void;

beforeEach(() => {
  document.body.innerHTML = '';
  isAllowed = false;
  start(rules);
});
afterEach(stop);

function start(list: typeof rules): void {
  trees.splice(0);
  restorePrototypes = keepPrototypes();
  holding = holdBack({ window, trees, rules: list, isAllowed: () => isAllowed });
}

function stop(): void {
  holding.disconnect();
  restorePrototypes();
}

/**
 * Resolves when `holdBack` has seen what changes on the page now. Observers are called in the order
 * in which they were made, so it was called before this one.
 */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Adds html to the page. */
async function parse(html: string): Promise<void> {
  const isSeen = seen();
  document.body.innerHTML = html;
  await isSeen;
}

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe');
  if (found === null) throw new Error('no frame');
  return found;
}

describe('a frame that nobody marked', () => {
  it('an unmarked frame waits in a box of its own if it is beside other content', async () => {
    await parse(`<h1>Shop</h1><iframe src="${AD}"></iframe>`);
    expect(frame().getAttribute('src')).toBe('about:blank');
    expect(frame().dataset).toMatchObject({ srcCmplz: AD, category: 'marketing', service: 'ads' });
    expect(frame().parentElement?.outerHTML).toMatch(/^<beckon-box><iframe/);
    expect(frame().parentElement?.parentElement).toBe(document.body);
  });

  it('an unmarked frame needs no box if its parent contains nothing else', async () => {
    await parse(`<figure><iframe src="${AD}"></iframe></figure>`);
    expect(frame().parentElement?.localName).toBe('figure');
  });

  it('an unmarked frame alone in a paragraph gets a box, so that the notice is not as wide as the paragraph', async () => {
    await parse(`<p><iframe src="${AD}"></iframe></p>`);
    expect(frame().parentElement?.outerHTML).toMatch(/^<beckon-box><iframe/);
  });

  it('an unmarked frame that a script made gets the box, too', async () => {
    const made = document.createElement('iframe');
    made.src = AD;
    expect(made.getAttribute('src')).toBe('about:blank');
    const isSeen = seen();
    document.body.append('text', made);
    await isSeen;
    expect(made.parentElement?.localName).toBe('beckon-box');
  });

  it('an unmarked frame stays as it is with consent, and if no rule matches it', async () => {
    isAllowed = true;
    await parse(`<iframe src="${AD}"></iframe>`);
    expect(frame().getAttribute('src')).toBe(AD);
    isAllowed = false;
    await parse('<iframe src="https://own.test/"></iframe>');
    expect(frame().getAttribute('src')).toBe('https://own.test/');
  });
});

describe('an element that waits and gets a second address', () => {
  const rulesOfTwo = [
    ...rules,
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
    isAllowed = true;
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
